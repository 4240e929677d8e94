/** @jsxImportSource preact */
import { addEntry } from './actions/entries.ts';
import { openEntry, openPageField } from './actions/open.ts';
import { Button } from './buttons.tsx';
import { useEditor } from './context.ts';
import { ErrorList } from './error-list.tsx';
import { listPageFields, type PageField } from './page-fields.ts';
import { shorten } from './text.ts';

/** Lists the fields of the page, for use without a mouse. */
export function PageScreen() {
  const editor = useEditor();
  const fields = listPageFields();
  const files = [...new Set(fields.map(({ file }) => file))];
  const shown = files.map((file) => editor.toPath(file));
  const others = editor.site.value.entries.filter(({ path }) => !shown.includes(path));
  return (
    <>
      <ErrorList errors={editor.errors.value} />
      <p>
        Click a text or picture on the page to change it, or find it here. To follow a link, hold Ctrl or ⌘. Ctrl+S
        saves, Ctrl+Shift+H shows earlier versions of a field, and Ctrl+Shift+Enter opens Publish.
      </p>
      {files.map((file) => (
        <details key={file}>
          <summary>{editor.getFileName(file)}</summary>
          <ul>
            {fields
              .filter((field) => field.file === file)
              .map((field) => (
                <li key={[field.path, field.lines].join()}>
                  <Button label={readText(field)} action={() => openPageField(editor, field)} />
                </li>
              ))}
          </ul>
          <Button
            class="add"
            label={`All of ${editor.getFileName(file)}`}
            action={() => openEntry(editor, editor.toPath(file))}
          />
        </details>
      ))}
      <details>
        <summary>Not on this page, such as closed jobs</summary>
        <ul>
          {others.map(({ path, name }) => (
            <li key={path}>
              <Button label={name} action={() => openEntry(editor, path)} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** What the page shows of a field. */
function readText({ element, from, to }: PageField): string {
  if (element instanceof HTMLImageElement) return `Picture: ${element.alt}`;
  return shorten((element.textContent ?? '').slice(from, to));
}

/** Lists the collections that authors can add entries to. */
export function NewScreen() {
  const editor = useEditor();
  return (
    <ul class="collections">
      {editor.site.value.collections.map((collection) => (
        <li key={collection.folder}>
          <Button label={collection.name} action={() => addEntry(editor, collection.folder)} />
        </li>
      ))}
    </ul>
  );
}
