/** @jsxImportSource preact */
import { type Diagnostic, formatPlace } from '../../engine/core/browser.ts';
import { openEntry } from './actions/open.ts';
import { Button } from './buttons.tsx';
import { useEditor } from './context.ts';
import { formatError } from './text.ts';

/** The errors of a field. */
export function FieldErrors({ errors, id }: { errors: readonly Diagnostic[]; id?: string }) {
  return errors.length > 0 && <p class="error" id={id} children={errors.map(formatError).join(' ')} />;
}

/** Errors that no field shows. Each links to its field, if its file is in the content folder. */
export function ErrorList({ title, errors }: { title?: string; errors: readonly Diagnostic[] }) {
  const editor = useEditor();
  return (
    <div class="other-errors" role="alert" tabIndex={-1}>
      {title && <p>{title}</p>}
      {errors.map(({ file, position, path, ...error }) => (
        <p key={`${formatPlace({ file, position })} ${error.message}`} class="error">
          {file.startsWith(`${editor.site.value.folder}/`) ? (
            <Button
              class="link"
              label={editor.getFileName(file)}
              action={() => openEntry(editor, editor.toPath(file), { field: path })}
            />
          ) : (
            formatPlace({ file, position })
          )}
          {`: ${formatError(error)}`}
        </p>
      ))}
    </div>
  );
}
