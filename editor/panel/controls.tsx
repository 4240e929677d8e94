/** @jsxImportSource preact */
/** The frames of fields: label, errors and help. */
import type { ComponentChildren, InputHTMLAttributes } from 'preact';
import { valueAt } from '../../engine/content/browser.ts';
import type { Diagnostic } from '../../engine/core/browser.ts';
import { isMissing } from '../field-changes.ts';
import type { JsonPath } from '../protocol.ts';
import { Button } from './buttons.tsx';
import { useEditor } from './context.ts';
import { FieldErrors } from './error-list.tsx';
import type { FormField } from './shown-fields.ts';
import { fieldName, formText } from './text.ts';
import { writeChange } from './write-field.ts';

export interface FieldProps {
  field: FormField;
  path: JsonPath;
}

/**
 * The field at a path of the open form.
 * @param names the names of the fields inside it, which show their own errors
 */
export function useField(path: JsonPath, names: readonly PropertyKey[] = []) {
  const editor = useEditor();
  const isHere = (error: Diagnostic) => {
    const { path: errorPath } = error;
    if (!errorPath || !editor.isHere(error)) return false;
    const next = errorPath[path.length];
    const isShownInside = next !== undefined && (path.length === 0 || names.includes(next));
    return path.every((key, index) => key === errorPath[index]) && !isShownInside;
  };
  return {
    editor,
    name: fieldName(path),
    value: valueAt(editor.content.value.data, path),
    errors: editor.errors.value.filter(isHere),
    write: (next: unknown) => writeChange(editor, { path, value: next }),
  };
}

/** Attributes that link a control to its label, error and help. */
export type LabelAttributes = Record<'id' | 'aria-describedby', string> & { 'aria-invalid': boolean };

interface FrameProps {
  label: string;
  /** The field of the entry; undefined if the control changes something else. */
  field?: Partial<ReturnType<typeof useField>>;
  help?: string | undefined;
  isOptional?: boolean | undefined;
  control(attributes: LabelAttributes): ComponentChildren;
}

export function FieldFrame({ label, field = {}, help, isOptional, control }: FrameProps) {
  const { name, errors = [] } = field;
  const id = `control-${(name ?? label).replaceAll(' ', '-')}`;
  return (
    <div class="field" data-path={name}>
      <label for={id}>
        {label}
        {isOptional && <span class="optional"> optional</span>}
      </label>
      {control({ id, 'aria-describedby': `${id}-error ${id}-help`, 'aria-invalid': errors.length > 0 })}
      <FieldErrors id={`${id}-error`} errors={errors} />
      {errors.every(isMissing) && help && <p class="help" id={`${id}-help`} children={help} />}
    </div>
  );
}

type TextFieldProps = InputHTMLAttributes & Pick<FrameProps, 'label' | 'help'> & { write?(text: string): void };

/** A text field of the panel, not of the entry. */
export function TextField({ label, help, write, ...input }: TextFieldProps) {
  const onInput = write && (({ currentTarget }: { currentTarget: HTMLInputElement }) => write(currentTarget.value));
  const control = (attributes: LabelAttributes) => <input {...attributes} onInput={onInput} {...input} />;
  return <FieldFrame label={label} help={help} control={control} />;
}

export interface GroupFrameProps extends FieldProps {
  /** The names of the fields inside it, which show their own errors. */
  names: readonly (string | number)[];
  children: ComponentChildren;
}

/** The frame of a group or a list. An optional group can be removed. */
export function GroupFrame({ field, path, names, children }: GroupFrameProps) {
  const { errors, value, write } = useField(path, names);
  const canRemove = field.isOptional && value !== undefined && !Array.isArray(value);
  return (
    <fieldset data-path={fieldName(path)}>
      <legend>{field.label}</legend>
      <FieldErrors errors={errors} />
      {field.help && <p class="help">{formText(field.help)}</p>}
      {children}
      {canRemove && (
        <Button class="add" label={`Remove ${field.label.toLowerCase()}`} onClick={() => write(undefined)} />
      )}
    </fieldset>
  );
}
