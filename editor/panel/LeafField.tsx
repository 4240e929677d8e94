/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { type JsonSchema, toLabel } from '../../engine/content/browser.ts';
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
  const { type } = field.schema;
  const options = listOptions(field.schema, editor.site.value);
  const props = { field, value, write: write ?? state.write, options };
  let Control = options ? Select : TextInput;
  if (type === 'boolean') Control = Checkbox;
  return (
    <FieldFrame
      label={field.label}
      field={state}
      // The help of a reference says how to write a file name.
      help={field.schema.kind?.type === 'reference' ? undefined : formText(field.help)}
      isOptional={field.isOptional && type !== 'boolean'}
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
function listOptions({ kind, enum: choices }: JsonSchema, { entries }: SiteInfo): Option[] | undefined {
  if (kind?.type === 'reference') {
    const { to } = kind;
    const options = entries.filter(({ path }) => to.includes(getFolder(path)));
    return options.map(({ path, name }) => ({ value: getSlug(path), label: name }));
  }
  return choices?.map((value) => ({ value, label: toLabel(String(value)) }));
}

function Checkbox({ field, value, write, attributes }: ControlProps) {
  const { default: defaultValue } = field.schema;
  const isOn = (value ?? defaultValue) === true;
  // The default is not written: the field is deleted.
  const toggle = () => write(!isOn === defaultValue ? undefined : !isOn);
  return <input {...attributes} type="checkbox" checked={isOn} onChange={toggle} />;
}

function Select({ field, value, write, attributes, options = [] }: ControlProps) {
  const isNone = !options.some((option) => option.value === value);
  const { default: defaultValue } = field.schema;
  const none = defaultValue === undefined ? 'None' : `Default: ${defaultValue}`;
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
function TextInput({ field: { schema, isOptional }, value, write, attributes }: ControlProps) {
  const [typed, setTyped] = useState('');
  const isText = schema.type === 'string';
  const parse = (text: string) => {
    if (!isText) return parseNumbers(text);
    return text.trim() === '' && isOptional ? undefined : text.replaceAll(/\s*[\r\n]\s*/g, ' ');
  };
  const onInput = ({ currentTarget }: { currentTarget: { value: string } }) => {
    setTyped(currentTarget.value);
    write(parse(currentTarget.value));
  };
  // Keeps text such as "1." as it was typed, as long as the field has the same value.
  const shown = isSame(parse(typed), value) ? typed : [value ?? ''].flat().join(', ');
  const props = { ...attributes, value: shown, onInput };
  if (!isText) return <input {...props} inputMode="decimal" />;
  if (schema.kind?.type === 'date') return <input {...props} type="date" />;
  return <textarea {...props} rows={1} spellcheck={schema.kind?.type !== 'address'} />;
}
