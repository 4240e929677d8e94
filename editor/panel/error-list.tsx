/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { FormError } from '../protocol.ts';
import { openFile } from './actions/open.ts';
import { Button } from './buttons.tsx';
import { useEditor } from './context.ts';
import { openDetails } from './form-focus.ts';
import { formText } from './text.ts';

/** The errors of a field. Opens the closed sections around them. */
export function FieldErrors({ errors, id }: { errors: readonly FormError[]; id?: string }) {
  const editor = useEditor();
  const text = useRef<HTMLParagraphElement>(null);
  const hasErrors = errors.length > 0;
  useLayoutEffect(() => openDetails(text.current), [hasErrors]);
  if (!hasErrors) return null;
  const isEmpty = errors.every((error) => editor.errors.isEmptyField(error));
  return (
    <p class={isEmpty ? 'error empty' : 'error'} id={id} ref={text}>
      {isEmpty ? 'Still empty.' : errors.map(formatError).join(' ')}
    </p>
  );
}

/** Errors that no field shows. Each links to its field, if its file is in the content folder. */
export function ErrorList({ title, errors }: { title?: string; errors: readonly FormError[] }) {
  const editor = useEditor();
  const nameOf = (error: FormError) =>
    error.path && editor.errors.isHere(error) ? editor.errors.labelAt(error.path.slice(0, 1)) : undefined;
  return (
    <div class="other-errors" role="alert">
      {title && <p>{title}</p>}
      {errors.map((error) => (
        <p key={`${error.file} ${error.line} ${error.message}`} class="error">
          {error.file.startsWith(editor.fileOf('')) ? (
            <FileLink file={error.file} path={error.path} label={nameOf(error)} />
          ) : (
            `${error.file} line ${error.line}`
          )}
          {': '}
          {formatError(error)}
        </p>
      ))}
    </div>
  );
}

/** What is wrong and how to fix it. The name of the field stands before the error, so the message says “This” instead. */
function formatError({ message, fix, path = [] }: FormError): string {
  return formText(`${message} ${fix}`.trim().replace(`\`${path.join('.')}\``, 'This'));
}

function FileLink({ file, label, path }: { label?: string | undefined } & Pick<FormError, 'file' | 'path'>) {
  const editor = useEditor();
  const name = label ?? editor.nameOf(editor.errors.toPath(file)) ?? file;
  return <Button class="link" label={name} action={() => openFile(editor, file, { field: path })} />;
}
