/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Button, TextField } from './controls.tsx';
import type { Editor } from './editor.ts';
import { addEntry, entryName, openFile, openPageFields } from './entries.ts';
import { withoutEdits } from './files.ts';
import { labelField, listPageFields, type PageField } from './page-fields.ts';

/** Lists the fields of the page, for use without a mouse. */
export async function showPage(editor: Editor): Promise<void> {
  await editor.tryEdits();
  editor.show({ title: 'This page', body: () => <PageOverview editor={editor} /> });
}

function PageOverview({ editor }: { editor: Editor }) {
  const [query, setQuery] = useState('');
  const fields = listPageFields().filter((field) => textOf(field).toLowerCase().includes(query));
  const nameOf = (file: string) => entryName(editor, editor.pathInFolder(file)) ?? labelField({ file });
  return (
    <>
      <p>Click a text or picture on the page to change it, or find it here. To follow a link, hold Ctrl or ⌘.</p>
      <TextField label="Find on this page" type="search" write={(text) => setQuery(text.trim().toLowerCase())} />
      {[...new Set(fields.map(({ file }) => file))].map((file) => (
        <details key={file} open={query !== ''}>
          <summary>{nameOf(file)}</summary>
          <ul>
            {fields
              .filter((field) => field.file === file)
              .map((field) => (
                <li key={labelField(field)}>
                  <Button label={textOf(field)} action={() => openPageFields(editor, [field])} />
                </li>
              ))}
          </ul>
          <Button class="add" label={`All of ${nameOf(file)}`} action={() => openFile(editor, file)} />
        </details>
      ))}
    </>
  );
}

/** What the page shows of a field. */
function textOf({ element, from, to }: PageField): string {
  if (element instanceof HTMLImageElement) return `Picture: ${element.alt}`;
  const text = (element.textContent ?? '').slice(from, to);
  return text.length > 60 ? `${text.slice(0, 58)}…` : text;
}

export async function showNew(editor: Editor): Promise<void> {
  const body = () => (
    <ul class="collections">
      {editor.site.collections.map((collection) => (
        <li key={collection.folder}>
          <Button label={collection.name} action={() => addEntry(editor, collection)} />
        </li>
      ))}
    </ul>
  );
  editor.show({ title: 'New', body });
}

/** Discards all edits, in one step that can be undone. */
export async function discard(editor: Editor): Promise<void> {
  editor.changeFiles(withoutEdits(editor.files), { steps: editor.withNewStep() });
  if (editor.entry && !editor.files[editor.path]) await showPage(editor);
  editor.setStatus('Discarded. Undo brings your changes back.');
}

/** Marks whether the next save deletes the open entry. */
export async function setDeleted(editor: Editor, isDeleted: boolean): Promise<void> {
  const { path, screen } = editor;
  editor.changeFile(path, { isDeleted });
  editor.announce(isDeleted ? `${screen.title} will be deleted.` : `${screen.title} stays.`);
}
