/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks';
import type { ValueSpec } from '../../content/field-spec.ts';
import type { FormChoices } from '../protocol.ts';
import { type FieldProps, formText, type LabelAttributes, Labeled, PageLinks } from './controls.tsx';
import { joinPastedLines } from './markdown.ts';
import { useField } from './use-field.ts';
import { capitalize, isSame, nameOf } from './values.ts';

/** A field with one control. */
export function LeafField({ field, path, write: writeMore }: FieldProps) {
  const { editor, entry, value, errors, write } = useField(path);
  const spec = field.value;
  const options = optionsOf(spec, editor.state.choices);
  const isReference = spec.is === 'text' && spec.kind.is === 'reference';
  const shown = entry?.shown[nameOf(path)] ?? [];
  const props = { field, value, write: writeMore ?? write };
  return (
    <Labeled
      label={field.label || 'Item'}
      name={nameOf(path)}
      class={spec.is === 'flag' ? 'flag' : ''}
      help={isReference ? '' : formText(field.help)}
      isOptional={field.isOptional && spec.is !== 'flag'}
      errors={errors}
      control={(attributes) => {
        if (spec.is === 'flag') return <Flag {...props} attributes={attributes} />;
        if (!options) return <Text {...props} attributes={attributes} />;
        const Control = spec.is === 'either' ? Boxes : Select;
        return <Control {...props} attributes={attributes} options={options} />;
      }}
    >
      {spec.is === 'text' && <Count {...spec} length={String(value ?? '').trim().length} />}
      {shown.length > 1 && (
        <PageLinks summary={`Shown on ${shown.length} pages. A change applies to all of them.`} pages={shown} />
      )}
    </Labeled>
  );
}

interface ControlProps {
  field: FieldProps['field'];
  value: unknown;
  write(value: unknown): void;
  attributes: LabelAttributes;
}

interface ChoiceProps extends ControlProps {
  options: readonly { value: unknown; label: string }[];
}

/** What can be chosen; nothing where something is typed. */
function optionsOf(spec: ValueSpec, { entries }: FormChoices): ChoiceProps['options'] | undefined {
  if (spec.is === 'text' && spec.kind.is === 'reference')
    return spec.kind.to
      .flatMap((folder) => entries[folder] ?? [])
      .map(({ slug, name }) => ({ value: slug, label: name }));
  const choice = spec.is === 'either' ? spec.of.find(({ is }) => is === 'choice') : spec;
  if (choice?.is !== 'choice') return undefined;
  return choice.of.map((value) => ({ value, label: capitalize(String(value).replaceAll('-', ' ')) }));
}

function Flag({ field: { standard }, value, write, attributes }: ControlProps) {
  const onChange = (isOn: boolean) => write(isOn === standard ? undefined : isOn);
  const isOn = (value ?? standard) === true;
  return <input {...attributes} type="checkbox" checked={isOn} onChange={() => onChange(!isOn)} />;
}

function Select({ field, value, write, attributes, options }: ChoiceProps) {
  const chosen = String(value ?? '');
  const none = field.standard === undefined ? 'None' : `Default: ${field.standard}`;
  const all = [
    ...(field.isOptional || chosen === '' ? [{ value: '', label: field.isOptional ? none : 'Choose …' }] : []),
    ...(chosen === '' || options.some(({ value }) => String(value) === chosen)
      ? []
      : [{ value: chosen, label: chosen }]),
    ...options,
  ];
  return (
    <select {...attributes} value={chosen} onChange={({ currentTarget }) => write(currentTarget.value || undefined)}>
      {all.map(({ value, label }) => (
        <option key={label} value={String(value)} children={label} />
      ))}
    </select>
  );
}

/** One or several, such as kinds of employment. */
function Boxes({ field, value, write, attributes, options }: ChoiceProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  const toggle = (box: unknown) => {
    const all = options.map(({ value }) => value).filter((one) => (one === box) !== chosen.includes(one));
    write(all.length > 1 ? all : all[0]);
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

/** Text without lines in as many lines as it takes, or numbers. */
function Text({ field, value, write, attributes }: ControlProps) {
  const { value: spec, isOptional } = field;
  const parse = (text: string) => {
    if (spec.is !== 'text') return parseNumbers(text);
    return text.trim() === '' && isOptional ? undefined : text.replaceAll('\n', ' ');
  };
  // Text such as "1." stays as it was typed, as long as it means the value.
  const typed = useRef('');
  if (!isSame(parse(typed.current), value)) typed.current = [value ?? ''].flat().join(', ');
  const [isJoined, setJoined] = useState(false);
  const props = {
    ...attributes,
    value: typed.current,
    onPaste: (event: ClipboardEvent) => setJoined(joinPastedLines(event)),
    onInput({ currentTarget }: { currentTarget: { value: string } }) {
      typed.current = currentTarget.value;
      write(parse(currentTarget.value));
    },
  };
  const isLong = spec.is === 'text' && spec.kind.is === 'copy' && (spec.most === undefined || spec.most > 80);
  const note = isJoined && 'This field takes one line, so the lines you pasted were joined.';
  return (
    <>
      {isLong ? <textarea {...props} rows={1} class="copy" /> : <input {...props} {...inputTypeOf(spec)} />}
      <p class="help" role="status" children={note} />
    </>
  );
}

function inputTypeOf(spec: ValueSpec) {
  if (spec.is !== 'text') return { inputMode: 'decimal' } as const;
  if (spec.kind.is === 'date') return { type: 'date' } as const;
  const isAddress = spec.kind.is === 'address';
  // A phone number is an address with groups of digits.
  if (isAddress && spec.pattern?.includes('\\d{3}')) return { type: 'tel' } as const;
  return { type: 'text', spellcheck: !isAddress } as const;
}

/** e.g. "12" → 12, "40, 48" → [40, 48]; other text stays, for validation to refuse. */
function parseNumbers(text: string): unknown {
  if (text.trim() === '') return undefined;
  const numbers = text.split(/,\s+/).map(Number);
  if (numbers.some(Number.isNaN)) return text;
  return numbers.length === 1 ? numbers[0] : numbers;
}

function Count({ length, least = 0, most }: { length: number; least?: number | undefined; most?: number | undefined }) {
  if (most === undefined) return null;
  const isOver = length > most || (length > 0 && length < least);
  return (
    <p class="count" data-over={isOver || undefined}>
      {`${length} of ${most}${least > 0 ? `, at least ${least}` : ''}`}
    </p>
  );
}
