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
  const text = useRef<HTMLParagraphElement>(null);
  const hasErrors = errors.length > 0;
  useLayoutEffect(() => openDetails(text.current), [hasErrors]);
  if (!hasErrors) return null;
  return (
    <p class="error" id={id} ref={text}>
      {errors.map(formatError).join(' ')}
    </p>
  );
}

/** Errors that no field shows. Each links to its field, if its file is in the content folder. */
export function ErrorList({ title, errors }: { title?: string; errors: readonly FormError[] }) {
  const editor = useEditor();
  return (
    <div class="other-errors" role="alert">
      {title && <p>{title}</p>}
      {errors.map(({ file, line, path, ...error }) => (
        <p key={`${file} ${line} ${error.message}`} class="error">
          {file.startsWith(`${editor.site.value.folder}/`) ? (
            <Button
              class="link"
              label={editor.getFileName(file)}
              action={() => openFile(editor, file, { field: path })}
            />
          ) : (
            `${file} line ${line}`
          )}
          {`: ${formatError(error)}`}
        </p>
      ))}
    </div>
  );
}

/** What is wrong and how to fix it. Where the name of the field stands before the error, the message says “This” instead. */
function formatError({ message, fix, path = [] }: Pick<FormError, 'message' | 'fix' | 'path'>): string {
  return formText(`${message} ${fix}`.trim().replace(`\`${path.join('.')}\``, 'This'));
}
