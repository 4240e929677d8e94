/** @jsxImportSource preact */
import type { FormEntry, FormError } from '../protocol.ts';
import { Button, PageLinks, useEditor } from './controls.tsx';
import type { Editor } from './editor.ts';
import { entryName, openEntry, openFile } from './entries.ts';
import { capitalize } from './values.ts';

const deletionOf = ({ path, hash }: FormEntry) => ({ path, hash, changes: [], isGone: true });

/** Shows what refers to an entry, for somebody to decide. */
export async function askDelete(editor: Editor, entry: FormEntry): Promise<void> {
  const { faults } = await editor.api.try([deletionOf(entry)]);
  editor.show({ title: `Delete ${entry.name}?`, body: () => <Question entry={entry} errors={faults} /> });
}

function Question({ entry, errors }: { entry: FormEntry; errors: readonly FormError[] }) {
  const pages = [
    ...new Map(Object.values(entry.shown).flatMap((all) => all.map((page) => [page.address, page]))).values(),
  ];
  const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
  return (
    <>
      {errors.length === 0 ? (
        <p>Nothing else refers to it. Until the dev server is stopped, Undo brings it back.</p>
      ) : (
        <p role="alert">It cannot be deleted yet. Choose something else here first:</p>
      )}
      <ul>
        {errors.map((error) => (
          <Reference key={error.file} error={error} />
        ))}
      </ul>
      <p class="tools">
        <Button label="Keep it" act={(editor) => openEntry(editor, entry.path)} />
        <Button
          class="alarm"
          label={`Delete ${entry.name}`}
          disabled={errors.length > 0}
          act={(editor) => deleteEntry(editor, entry)}
        />
      </p>
      {pages.length > 0 && <PageLinks summary={`It is shown on ${count}`} pages={pages} open={pages.length <= 5} />}
    </>
  );
}

/** A field that names the entry, e.g. "Grocery: Ask". */
function Reference({ error: { file, path = [], message } }: { error: FormError }) {
  const editor = useEditor();
  const label = capitalize(path.filter((key) => typeof key === 'string').join(' ')) || message;
  const name = entryName(editor, editor.pathOf(file)) ?? file;
  return (
    <li>
      <Button class="link" label={name} act={() => openFile(editor, file, { field: path })} />: {label}
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
