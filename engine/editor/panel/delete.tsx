/** @jsxImportSource preact */
import type { FormEntry, FormError } from '../protocol.ts';
import { Button, PageLinks } from './controls.tsx';
import { count, type Editor } from './editor.ts';
import { entryName, openEntry, openFile } from './entries.ts';
import { capitalize } from './values.ts';

const deletionOf = ({ path, hash }: FormEntry) => ({ path, hash, changes: [], isGone: true });

/** Shows what refers to an entry, for somebody to decide. */
export async function askDelete(editor: Editor, entry: FormEntry): Promise<void> {
  const { faults } = await editor.api.try([deletionOf(entry)]);
  const isBlocked = faults.length > 0;
  const pages = new Map(Object.values(entry.shown).flatMap((all) => all.map((page) => [page.address, page] as const)));
  const summary = `It is shown on ${count(pages.size, 'page')}`;
  const body = () => (
    <>
      {isBlocked && <p role="alert">It cannot be deleted yet. Choose something else here first:</p>}
      {!isBlocked && <p>Nothing else refers to it. Until the dev server is stopped, Undo brings it back.</p>}
      <ul>{faults.map((error) => reference(editor, error))}</ul>
      <p class="tools">
        <Button label="Keep it" act={() => openEntry(editor, entry.path)} />
        <Button
          class="alarm"
          label={`Delete ${entry.name}`}
          disabled={isBlocked}
          act={() => deleteEntry(editor, entry)}
        />
      </p>
      {pages.size > 0 && <PageLinks summary={summary} pages={[...pages.values()]} open={pages.size <= 5} />}
    </>
  );
  editor.show({ title: `Delete ${entry.name}?`, body });
}

/** A field that names the entry, e.g. "Grocery: Ask". */
function reference(editor: Editor, { file, path = [], message }: FormError) {
  const name = entryName(editor, editor.pathOf(file)) ?? file;
  const field = capitalize(path.filter((key) => typeof key === 'string').join(' ')) || message;
  return (
    <li key={file}>
      <Button class="link" label={name} act={() => openFile(editor, file, { field: path })} />: {field}
    </li>
  );
}

async function deleteEntry(editor: Editor, entry: FormEntry): Promise<void> {
  const { saved, changed } = await editor.api.save([deletionOf(entry)], `Deleted ${entry.name}`);
  if (!saved) {
    await askDelete(editor, await editor.api.entry(entry.path));
    const reason = changed.length > 0 ? 'it was changed in the meantime' : 'something else refers to it';
    return editor.say(`Not deleted: ${reason}.`, true);
  }
  editor.changeFile(entry.path, undefined);
  clearTimeout(editor.timer);
  await editor.loadChoices();
  editor.show({ title: 'Deleted', body: () => <p>{entry.name} is deleted. Undo brings it back.</p> });
  editor.say(`Deleted ${entry.name}.`);
}
