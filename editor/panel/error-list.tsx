/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Diagnostic } from '../../engine/core/browser.ts';
import { openFile } from './actions/open.ts';
import { Button } from './buttons.tsx';
import { useEditor } from './context.ts';
import { openDetails } from './form-focus.ts';
import { formText } from './text.ts';

/** The errors of a field. Opens the closed sections around them. */
export function FieldErrors({ errors, id }: { errors: readonly Diagnostic[]; id?: string }) {
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
export function ErrorList({ title, errors }: { title?: string; errors: readonly Diagnostic[] }) {
  const editor = useEditor();
  return (
    <div class="other-errors" role="alert">
      {title && <p>{title}</p>}
      {errors.map(({ file, position, path, ...error }) => (
        <p key={`${file} ${position.line} ${error.message}`} class="error">
          {file.startsWith(`${editor.site.value.folder}/`) ? (
            <Button
              class="link"
              label={editor.nameOfFile(file)}
              action={() => openFile(editor, file, { field: path })}
            />
          ) : (
            `${file} line ${position.line}`
          )}
          {`: ${formatError(error)}`}
        </p>
      ))}
    </div>
  );
}

/** What is wrong and how to fix it. Where the name of the field stands before the error, the message says “This” instead. */
function formatError({ message, fix, path = [] }: Pick<Diagnostic, 'message' | 'fix' | 'path'>): string {
  return formText(`${message} ${fix}`.trim().replace(`\`${path.join('.')}\``, 'This'));
}
