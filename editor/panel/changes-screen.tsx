/** @jsxImportSource preact */
/** The list of saves, and the history of a field. */
import { toText } from '../field-changes.ts';
import type { FieldVersion, JsonPath, ListedSave, RequestFor } from '../protocol.ts';
import { Button, useEditor } from './controls.tsx';
import { count, type Editor, SAVE_FIRST } from './editor.ts';
import { openEntry, writeField, writeText } from './entries.ts';
import { fieldName, readTabState } from './files.ts';
import { labelField } from './page-fields.ts';
import { save } from './save.tsx';
import { showPage } from './screens.tsx';
import { Change, Diff } from './versions.tsx';

export async function showChanges(editor: Editor): Promise<void> {
  const saves = await editor.api.ask('changes', {});
  editor.show({ title: 'Changes', body: () => <Changes saves={saves} /> });
}

function Changes({ saves }: { saves: readonly ListedSave[] }) {
  return (
    <ul class="changes">
      <li>All saves are listed here. For older versions of a text, click the text, then “History”.</li>
      {saves.map(({ number, title, time, isUndone, files }) => {
        const [verb, pastVerb] = isUndone ? ['Bring back', 'Brought back'] : ['Revert', 'Reverted'];
        const revert = (editor: Editor) => revertSave(editor, { number }, pastVerb);
        return (
          <li key={number}>
            <h3>{title}</h3>
            <p class="help">{`${formatTime(time)}${isUndone ? ', undone' : ''}`}</p>
            {files.flatMap(({ file, changes }) => changes.map((one) => <Change key={file + one.label} change={one} />))}
            <p class="tools">
              <Button class="add" label={verb} aria-label={`${verb}: ${title}`} action={revert} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** e.g. "May 3, 2026, 4:05 PM" */
const formatTime = (time: number) =>
  new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const UNDO_SAVE = 'Press Undo again to take back the last save.';
export const undo = (editor: Editor): Promise<void> => undoOrRedo(editor, 'undo');
export const redo = (editor: Editor): Promise<void> => undoOrRedo(editor, 'redo');

/** Undoes or redoes an unsaved change; if there is none, a save. */
async function undoOrRedo(editor: Editor, direction: 'undo' | 'redo'): Promise<void> {
  const isRedo = direction === 'redo';
  const path = editor.goToStep(direction);
  const pastVerb = isRedo ? 'Redone' : 'Undone';
  if (path !== undefined) {
    // Undo may have removed a new entry.
    if (!editor.files[path]) await showPage(editor);
    else if (path !== editor.path) await openEntry(editor, path);
    return editor.announce(`${pastVerb}: a change to ${labelField({ file: path })}.`);
  }
  if (!isRedo && editor.status.text !== UNDO_SAVE) return editor.setStatus(UNDO_SAVE);
  await revertSave(editor, { isRedo }, pastVerb);
}

/** @param pastVerb e.g. "Undone" */
async function revertSave(editor: Editor, request: RequestFor<'undo'>, pastVerb: string): Promise<void> {
  if (editor.edits.length > 0) return editor.setStatus(SAVE_FIRST, true);
  const { number, title, errors, edits } = await editor.api.ask('undo', request);
  if (errors[0]) return editor.setStatus(`Nothing has changed: ${errors[0].message}`, true);
  // If files have changed since that save, the server has undone nothing. It sends edits that keep the later changes.
  if (edits.length > 0) {
    editor.changeFiles({ ...editor.files, ...Object.fromEntries(edits.map(({ path, ...file }) => [path, file])) });
    // If the author chose the save from the list, it is not marked as undone here: the next Undo takes back the save made now.
    const undoOrRedoOf = request.number === undefined ? number : undefined;
    return save(editor, { title: `${pastVerb}: ${title}`, undoOrRedoOf });
  }
  // The entry may be deleted now.
  if (editor.entry) await openEntry(editor, editor.path, editor.screen).catch(() => showChanges(editor));
  else await showChanges(editor);
  editor.setStatus(`${pastVerb}: ${title}.`);
}

/** A button at the field that last had the focus. */
export function HistoryButton({ path }: { path: JsonPath }) {
  const editor = useEditor();
  const { field } = readTabState().lastForm ?? {};
  // An entry that is not on disk has no history.
  if (!editor.entry?.hash || field === undefined || fieldName(field) !== fieldName(path)) return null;
  const label = `History (${/Mac/.test(navigator.platform) ? '⌘⇧H' : 'Ctrl+Shift+H'})`;
  return (
    <p class="history">
      {/* No Tab stop of its own, because each field should have only one. */}
      <Button class="link" label={label} tabIndex={-1} action={showHistory} />
    </p>
  );
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Shows the history of the field that last had the focus; for a list item, of its list. */
export async function showHistory(editor: Editor): Promise<void> {
  const { entry, path: file } = editor;
  const focused = readTabState().lastForm?.field;
  if (!entry || !focused) return editor.setStatus('Choose a field first.');
  // Up to the first index, because list items have no history of their own.
  const end = [...focused, 0].findIndex((key) => typeof key === 'number');
  const path = focused.slice(0, end);
  const label = editor.labelAt(path);
  const versions = await editor.api.ask('history', { path: file, field: path });
  const back = () => openEntry(editor, file, { field: path });
  const restore = async ({ value }: FieldVersion) => {
    if (path.length === 0) writeText(editor, String(value ?? ''));
    else writeField(editor, path, value);
    await back();
    // Not the field: in a field, Ctrl+Z is the undo of the browser, and the browser does not know this change.
    editor.root.querySelector<HTMLElement>('.history button')?.focus();
    editor.announce(`Restored: ${label}.`);
  };
  const body = () => (
    <>
      <Button class="add" label={`Back to ${entry.name}`} action={back} />
      <ul class="changes">
        {versions.map((version) => (
          <li>
            <p class="help">{[version.author, version.time && formatTime(version.time)].filter(Boolean).join(', ')}</p>
            <Diff diff={version.diff} />
            <p class="tools">
              <Button
                class="add"
                label={`Restore “${shorten(toText(version.value)) || 'nothing'}”`}
                action={() => restore(version)}
              />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
  editor.show({ ...editor.screen, title: `History of ${label}`, body });
  editor.focusHeading();
  editor.announce(`Changed ${count(versions.length, 'time')}.`);
}
