/** @jsxImportSource preact */
import { type ButtonHTMLAttributes, type ComponentChildren, createContext, type InputHTMLAttributes } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type FieldSpec, valueAt } from '../../engine/content/browser.ts';
import type { FormError, JsonPath, ShownPage } from '../protocol.ts';
import type { Action, Editor } from './editor.ts';
import { entryName, openDetails, openFile, writeField } from './entries.ts';
import { capitalize, fieldName, updateTabState } from './files.ts';

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('This component must be inside the panel.');
  return editor;
}

/**
 * The field at a path of the open form.
 * @param names the names of the fields inside it, which show their own errors
 */
export function useField(path: JsonPath, names: readonly (string | number)[] = []) {
  const editor = useEditor();
  const isHere = ({ file, path: errorPath }: FormError) => {
    if (file !== editor.fileOf(editor.path) || !errorPath) return false;
    const next = errorPath[path.length];
    const isShownInside = next !== undefined && (path.length === 0 || names.includes(next));
    return path.every((key, index) => key === errorPath[index]) && !isShownInside;
  };
  const errors = editor.visibleErrors().filter(isHere);
  const value = valueAt(editor.contentOf(editor.path).data, path);
  const write = (next: unknown) => writeField(editor, path, next);
  return { editor, entry: editor.entry, name: fieldName(path), value, errors, write };
}

type ButtonProps = ButtonHTMLAttributes & { label: string; action?: Action };

/** Queues `action`, or runs `onClick` at once. */
export function Button({ label, action, ...attributes }: ButtonProps) {
  const editor = useEditor();
  return (
    <button type="button" onClick={action && (() => editor.run(action))} {...attributes}>
      {label}
    </button>
  );
}

/** Buttons with a single Tab stop. The arrow keys move between them (ARIA Authoring Practices, Toolbar). */
export function Toolbar({ label, children }: { label: string; children: ComponentChildren }) {
  const toolbar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const listButtons = () => [...(toolbar.current?.querySelectorAll('button') ?? [])];
  useLayoutEffect(() => {
    for (const [index, button] of listButtons().entries()) button.tabIndex = index === stop ? 0 : -1;
  });
  const findFocused = () => listButtons().findIndex((button) => button.matches(':focus'));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const [index, step] = [findFocused(), Number(key === 'ArrowRight') - Number(key === 'ArrowLeft')];
    const buttons = listButtons();
    if (index >= 0 && step !== 0) buttons.at((index + step) % buttons.length)?.focus();
  };
  const onFocusIn = () => setStop(Math.max(0, findFocused()));
  const props = { ref: toolbar, role: 'toolbar', 'aria-label': label, onKeyDown, onFocusIn } as const;
  return <div {...props} class="text-tools" children={children} />;
}

/** Attributes that link a control to its label, error and help. */
export type LabelAttributes = Record<'id' | 'aria-describedby', string> & { 'aria-invalid': boolean };

interface FrameProps {
  label: string;
  /** The field of the entry; undefined if the control changes something else. */
  field?: Partial<ReturnType<typeof useField>>;
  help?: string;
  isOptional?: boolean | undefined;
  control(attributes: LabelAttributes): ComponentChildren;
  children?: ComponentChildren;
}

export function FieldFrame({ label, field = {}, help, isOptional, control, children }: FrameProps) {
  const { name, errors = [] } = field;
  const id = `control-${(name ?? label).replaceAll(' ', '-')}`;
  return (
    <div class="field" data-path={name}>
      <label for={id}>
        {label}
        {isOptional && <span class="optional"> optional</span>}
      </label>
      {control({ id, 'aria-describedby': `${id}-error ${id}-help`, 'aria-invalid': errors.length > 0 })}
      <Errors id={`${id}-error`} errors={errors} />
      {children}
      {help && <p class="help" id={`${id}-help`} children={help} />}
    </div>
  );
}

type TextFieldProps = InputHTMLAttributes &
  Pick<FrameProps, 'label' | 'help' | 'children'> & { write?(text: string): void };

/** A text field of the panel, not of the entry. */
export function TextField({ label, help, children, write, ...input }: TextFieldProps) {
  const onInput = write && (({ currentTarget }: { currentTarget: HTMLInputElement }) => write(currentTarget.value));
  const control = (attributes: LabelAttributes) => <input {...attributes} onInput={onInput} {...input} />;
  return <FieldFrame label={label} help={help} control={control} children={children} />;
}

export interface FieldProps {
  /** A field, a group or a list item. */
  field: Pick<FieldSpec, 'label' | 'help' | 'value'> & Partial<Pick<FieldSpec, 'isOptional' | 'defaultValue'>>;
  path: JsonPath;
  /** Overrides how the value is written. */
  write?: ((value: unknown) => void) | undefined;
}

interface GroupFrameProps extends FieldProps {
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
      <Errors errors={errors} />
      {field.help && <p class="help">{formText(field.help)}</p>}
      {children}
      {canRemove && (
        <Button class="add" label={`Remove ${field.label.toLowerCase()}`} onClick={() => write(undefined)} />
      )}
    </fieldset>
  );
}

/** The errors of a field. Opens the closed sections around them. */
export function Errors({ errors, id }: { errors: readonly FormError[]; id?: string }) {
  const editor = useEditor();
  const text = useRef<HTMLParagraphElement>(null);
  const hasErrors = errors.length > 0;
  useLayoutEffect(() => openDetails(text.current), [hasErrors]);
  if (!hasErrors) return null;
  const isEmpty = errors.every((error) => editor.isEmptyField(error));
  return (
    <p class={isEmpty ? 'error empty' : 'error'} id={id} ref={text}>
      {isEmpty ? 'Still empty.' : errors.map((error, index) => [index > 0 && ' ', <ErrorText error={error} />])}
    </p>
  );
}

/** Errors that no field shows. Each links to its field, if its file is in the content folder. */
export function ErrorList({ title, errors }: { title?: string; errors: readonly FormError[] }) {
  const editor = useEditor();
  const nameOf = ({ file, path }: FormError) =>
    path && file === editor.fileOf(editor.path) ? editor.labelAt(path.slice(0, 1)) : undefined;
  return (
    <div class="other-errors" role="alert">
      {title && <p>{title}</p>}
      {errors.map((error) => (
        <p key={`${error.file} ${error.line} ${error.message}`} class="error">
          {error.file.startsWith(editor.fileOf('')) ? (
            <FileLink {...error} label={nameOf(error)} />
          ) : (
            `${error.file} line ${error.line}`
          )}
          {': '}
          <ErrorText error={error} />
        </p>
      ))}
    </div>
  );
}

/** An error, with links to files and buttons for fixes. */
function ErrorText({ error }: { error: FormError }) {
  const { message, fix, path = [] } = error;
  // The name of the field stands before the error, so the message says “This” instead.
  const text = `${message} ${fix}`.trim().replace(`\`${path.join('.')}\``, 'This');
  const parts = formText(text).split(/(content\/[\w/-]+\.md)/);
  return <>{parts.map((part, index) => (index % 2 === 0 ? part : <FileLink file={part} />))}</>;
}

function FileLink({ file, label, path }: { label?: string | undefined } & Pick<FormError, 'file' | 'path'>) {
  const editor = useEditor();
  const name = label ?? entryName(editor, editor.pathInFolder(file)) ?? file;
  return <Button class="link" label={name} action={() => openFile(editor, file, { field: path })} />;
}

/** Rewords help or a message for the form. “in quotes” is left out, because the editor writes the quotes itself. */
export const formText = (text: string) => capitalize(text.replace(/,? in quotes/, '').replaceAll(/`(.+?)`/g, '“$1”'));

/** The form opens again on the page that a link leads to. */
export function PageLinks({ summary, pages }: { summary: string; pages: readonly ShownPage[] }) {
  return (
    <details class="shown-on">
      <summary>{summary}</summary>
      <ul>
        {pages.map(({ address, title }) => (
          <li key={address}>
            <a href={address} onClick={() => updateTabState({ reopenOn: address })}>
              {address === location.pathname ? `${title} (this page)` : title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
