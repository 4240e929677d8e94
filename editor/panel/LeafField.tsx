/** @jsxImportSource preact */
import { useRef } from 'preact/hooks';
import type { ValueSpec } from '../../engine/content/browser.ts';
import { isSame } from '../field-changes.ts';
import type { SiteInfo } from '../protocol.ts';
import { HistoryButton } from './changes-screen.tsx';
import { FieldFrame, type FieldProps, formText, type LabelAttributes, PageLinks, useField } from './controls.tsx';
import { folderOf, slugOf } from './entries.ts';
import { capitalize } from './files.ts';

/** A field with one control. */
export function LeafField({ field, path, write }: FieldProps) {
  const state = useField(path);
  const { editor, entry, name, value } = state;
  const spec = field.value;
  const options = optionsOf(spec, editor.site);
  const props = { field, value, write: write ?? state.write, options };
  const Choice = spec.type === 'union' ? Checkboxes : Select;
  const Input = spec.type === 'boolean' ? Checkbox : TextInput;
  const Control = options ? Choice : Input;
  const help = /\{\{/.test(String(value)) ? '{{…}} is the name of a figure. Pages show the figure.' : field.help;
  // A value that is picked from options or a calendar needs no help.
  const isChosen = options !== undefined || (spec.type === 'text' && spec.kind.type === 'date');
  const pages = entry?.shownOn[name] ?? [];
  return (
    <FieldFrame
      label={field.label || 'Item'}
      field={state}
      help={isChosen ? '' : formText(help)}
      isOptional={field.isOptional && spec.type !== 'boolean'}
      control={(attributes) => <Control {...props} attributes={attributes} />}
    >
      <HistoryButton path={path} />
      {spec.type === 'text' && <Count {...spec} length={String(value ?? '').trim().length} />}
      {pages.length > 1 && (
        <PageLinks summary={`Shown on ${pages.length} pages. A change applies to all of them.`} pages={pages} />
      )}
    </FieldFrame>
  );
}

interface ControlProps {
  field: FieldProps['field'];
  value: unknown;
  write(value: unknown): void;
  options: readonly { value: unknown; label: string }[] | undefined;
  attributes: LabelAttributes;
}

/** Undefined if the value is not chosen from options. */
function optionsOf(spec: ValueSpec, { entries }: SiteInfo): ControlProps['options'] {
  if (spec.type === 'text' && spec.kind.type === 'reference') {
    const { to } = spec.kind;
    const options = entries.filter(({ path }) => to.includes(folderOf(path)));
    return options.map(({ path, name }) => ({ value: slugOf(path), label: name }));
  }
  const choice = spec.type === 'union' ? spec.of.find(({ type }) => type === 'choice') : spec;
  if (choice?.type !== 'choice') return undefined;
  return choice.of.map((value) => ({ value, label: capitalize(String(value).replaceAll('-', ' ')) }));
}

function Checkbox({ field: { defaultValue }, value, write, attributes }: ControlProps) {
  const isOn = (value ?? defaultValue) === true;
  // The default is not written: the field is deleted.
  const toggle = () => write(!isOn === defaultValue ? undefined : !isOn);
  return <input {...attributes} type="checkbox" checked={isOn} onChange={toggle} />;
}

function Select({ field, value, write, attributes, options = [] }: ControlProps) {
  const chosen = String(value ?? '');
  const none = field.defaultValue === undefined ? 'None' : `Default: ${field.defaultValue}`;
  const isKnown = chosen === '' || options.some((option) => String(option.value) === chosen);
  return (
    <select {...attributes} value={chosen} onChange={({ currentTarget }) => write(currentTarget.value || undefined)}>
      {(field.isOptional || chosen === '') && <option value="" children={field.isOptional ? none : 'Choose …'} />}
      {[...(isKnown ? [] : [{ value, label: chosen }]), ...options].map((option) => (
        <option key={option.label} value={String(option.value)} children={option.label} />
      ))}
    </select>
  );
}

/** A choice of one or several values. */
function Checkboxes({ field, value, write, attributes, options = [] }: ControlProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  const toggle = (box: unknown) => {
    // Adds or removes the value; keeps the order of the options.
    const next = options.map((option) => option.value).filter((one) => (one === box) !== chosen.includes(one));
    write(next.length > 1 ? next : next[0]);
  };
  return (
    <fieldset {...attributes} class="boxes" aria-label={field.label}>
      {options.map(({ value: box, label }) => (
        <label key={label} class="box">
          <input type="checkbox" checked={chosen.includes(box)} onChange={() => toggle(box)} /> {label}
        </label>
      ))}
    </fieldset>
  );
}

/** One or more numbers, or text of one paragraph. */
function TextInput({ field: { value: spec, isOptional }, value, write, attributes }: ControlProps) {
  const typed = useRef('');
  const parse = (text: string) => {
    if (spec.type !== 'text') return parseNumbers(text);
    return text.trim() === '' && isOptional ? undefined : text.replaceAll('\n', ' ');
  };
  // Keeps text such as "1." as it was typed, as long as the field has the same value.
  if (!isSame(parse(typed.current), value)) typed.current = [value ?? ''].flat().join(', ');
  const onInput = ({ currentTarget }: { currentTarget: { value: string } }) => {
    typed.current = currentTarget.value;
    write(parse(currentTarget.value));
  };
  const props = { ...attributes, value: typed.current, onInput, onPaste: joinPastedLines };
  if (spec.type !== 'text') return <input {...props} inputMode="decimal" />;
  if (spec.kind.type === 'date') return <input {...props} type="date" />;
  const isAddress = spec.kind.type === 'address';
  // An address is a link, an email address or a phone number. Only the pattern of phone numbers contains `\d{3}`.
  const isPhone = isAddress && spec.pattern?.includes('\\d{3}');
  return isPhone ? <input {...props} type="tel" /> : <textarea {...props} rows={1} spellcheck={!isAddress} />;
}

function joinPastedLines(event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text/plain').trim() ?? '';
  if (!/[\r\n]/.test(text)) return;
  event.preventDefault();
  // Inserted as if typed, so that Ctrl+Z undoes it.
  document.execCommand('insertText', false, text.replaceAll(/\s*[\r\n]\s*/g, ' '));
}

/** e.g. "12" → 12, "40, 48" → [40, 48]. Other text stays text; validation rejects it. */
function parseNumbers(text: string): unknown {
  if (text.trim() === '') return undefined;
  const numbers = text.split(/,\s+/).map(Number);
  if (numbers.some(Number.isNaN)) return text;
  return numbers.length === 1 ? numbers[0] : numbers;
}

function Count({ length, min = 0, max }: { length: number; min?: number | undefined; max?: number | undefined }) {
  if (max === undefined) return null;
  const isOutside = length > max || (length > 0 && length < min);
  const text = `${length} of ${max}${min > 0 ? `, at least ${min}` : ''}`;
  return <p class="count" data-outside={isOutside || undefined} children={text} />;
}
