/** @jsxImportSource preact */
import { useRef } from 'preact/hooks';
import { toLabel, type ValueSpec } from '../../engine/content/browser.ts';
import { isSame } from '../field-changes.ts';
import type { SiteInfo } from '../protocol.ts';
import { FieldFrame, type FieldProps, type LabelAttributes, useField } from './controls.tsx';
import { formText, getFolder, getSlug, parseNumbers } from './text.ts';

interface LeafProps extends FieldProps {
  /** Overrides how the value is written. */
  write?(value: unknown): void;
}

/** A field with one control. */
export function LeafField({ field, path, write }: LeafProps) {
  const state = useField(path);
  const { editor, value } = state;
  const spec = field.value;
  const options = listOptions(spec, editor.site.value);
  const props = { field, value, write: write ?? state.write, options };
  let Control = options ? Select : TextInput;
  if (spec.type === 'boolean') Control = Checkbox;
  return (
    <FieldFrame
      label={field.label || 'Item'}
      field={state}
      // The help of a reference says how to write a file name.
      help={options && spec.type === 'text' ? undefined : formText(field.help)}
      isOptional={field.isOptional && spec.type !== 'boolean'}
      control={(attributes) => <Control {...props} attributes={attributes} />}
    />
  );
}

interface Option {
  value: unknown;
  label: string;
}

interface ControlProps {
  field: FieldProps['field'];
  value: unknown;
  write(value: unknown): void;
  options: readonly Option[] | undefined;
  attributes: LabelAttributes;
}

/** Undefined if the value is not chosen from options. */
function listOptions(spec: ValueSpec, { entries }: SiteInfo): Option[] | undefined {
  if (spec.type === 'text' && spec.kind.type === 'reference') {
    const { to } = spec.kind;
    const options = entries.filter(({ path }) => to.includes(getFolder(path)));
    return options.map(({ path, name }) => ({ value: getSlug(path), label: name }));
  }
  if (spec.type !== 'choice') return undefined;
  return spec.of.map((value) => ({ value, label: toLabel(String(value)) }));
}

function Checkbox({ field: { defaultValue }, value, write, attributes }: ControlProps) {
  const isOn = (value ?? defaultValue) === true;
  // The default is not written: the field is deleted.
  const toggle = () => write(!isOn === defaultValue ? undefined : !isOn);
  return <input {...attributes} type="checkbox" checked={isOn} onChange={toggle} />;
}

function Select({ field, value, write, attributes, options = [] }: ControlProps) {
  const isNone = !options.some((option) => option.value === value);
  const none = field.defaultValue === undefined ? 'None' : `Default: ${field.defaultValue}`;
  const onChange = ({ currentTarget }: { currentTarget: HTMLSelectElement }) => write(currentTarget.value || undefined);
  return (
    <select {...attributes} onChange={onChange}>
      {(field.isOptional || isNone) && (
        <option value="" selected={isNone}>
          {field.isOptional ? none : 'Choose …'}
        </option>
      )}
      {options.map((option) => (
        <option key={option.label} value={String(option.value)} selected={option.value === value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** One or more numbers, or text of one paragraph. */
function TextInput({ field: { value: spec, isOptional }, value, write, attributes }: ControlProps) {
  const typed = useRef('');
  const parse = (text: string) => {
    if (spec.type !== 'text') return parseNumbers(text);
    return text.trim() === '' && isOptional ? undefined : text.replaceAll(/\s*[\r\n]\s*/g, ' ');
  };
  // Keeps text such as "1." as it was typed, as long as the field has the same value.
  if (!isSame(parse(typed.current), value)) typed.current = [value ?? ''].flat().join(', ');
  const onInput = ({ currentTarget }: { currentTarget: { value: string } }) => {
    typed.current = currentTarget.value;
    write(parse(currentTarget.value));
  };
  const props = { ...attributes, value: typed.current, onInput };
  if (spec.type !== 'text') return <input {...props} inputMode="decimal" />;
  if (spec.kind.type === 'date') return <input {...props} type="date" />;
  return <textarea {...props} rows={1} spellcheck={spec.kind.type !== 'address'} />;
}
