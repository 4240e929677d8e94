/** @jsxImportSource preact */
/** What was saved, and how to undo it. */
import type { RequestFor, SavedChange } from '../protocol.ts';
import { Button } from './controls.tsx';
import type { Editor } from './editor.ts';
import { openEntry } from './entries.ts';
import { draftsOf } from './files.ts';
import { labelField } from './page-fields.ts';
import { refreshForm, save } from './save.tsx';
import { Change } from './versions.tsx';

export async function showChanges(editor: Editor): Promise<void> {
  const saves = await editor.api.ask('changes', {});
  editor.show({ title: 'Changes', body: () => <Changes saves={saves} /> });
}

function Changes({ saves }: { saves: readonly SavedChange[] }) {
  if (saves.length === 0) return <p>Nothing has been saved yet.</p>;
  return (
    <ul class="changes">
      {saves.map(({ save: number, title, time, isUndone, files }) => {
        const verb = isUndone ? 'Bring back' : 'Revert';
        const done = isUndone ? 'Brought back' : 'Reverted';
        return (
          <li key={number}>
            <h3>{title}</h3>
            <p class="help">{`${formatTime(time)}${isUndone ? ', undone' : ''}`}</p>
            {files.flatMap(({ file, changes }) => changes.map((one) => <Change key={file + one.label} change={one} />))}
            <p class="tools">
              <Button
                class="add"
                label={verb}
                aria-label={`${verb}: ${title}`}
                action={(editor) => takeBack(editor, { save: number }, done)}
              />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** e.g. "May 3, 2026, 4:05 PM" */
export const formatTime = (time: number) =>
  new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export const undo = (editor: Editor): Promise<void> => takeStep(editor, 'undo');
export const redo = (editor: Editor): Promise<void> => takeStep(editor, 'redo');

/** First takes back what is not saved, then saves. */
async function takeStep(editor: Editor, way: 'undo' | 'redo'): Promise<void> {
  const isRedo = way === 'redo';
  const path = editor.moveStep(way);
  const verb = isRedo ? 'Redone' : 'Undone';
  if (path !== undefined) {
    if (path !== editor.path) await openEntry(editor, path, {});
    return editor.announce(`${verb}: a change to ${labelField({ file: path })}.`);
  }
  await takeBack(editor, { isRedo }, verb);
}

/** Undoes, redoes or reverts a save. @param done e.g. "Undone" */
async function takeBack(editor: Editor, request: RequestFor<'undo'>, done: string): Promise<void> {
  if (draftsOf(editor.files).length > 0) {
    return editor.setStatus('To undo what was saved before, first save or discard what you have changed.', true);
  }
  const { save: number, title, errors, drafts } = await editor.api.ask('undo', request);
  const [error] = errors;
  if (error) return editor.setStatus(`Nothing has changed: ${error.message}`, true);
  if (drafts.length > 0) {
    editor.changeFiles({ ...editor.files, ...Object.fromEntries(drafts.map(({ path, ...file }) => [path, file])) });
    return save(editor, { title: `${done}: ${title}`, undoes: request.save === undefined ? number : undefined });
  }
  await editor.loadSite();
  // The entry may be gone.
  if (editor.form) await refreshForm(editor, editor.path).catch(() => showChanges(editor));
  else await showChanges(editor);
  editor.setStatus(`${done}: ${title}.`);
}
