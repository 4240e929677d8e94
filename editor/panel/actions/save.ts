import { toLabel } from '../../../engine/content/browser.ts';
import { getField, readField, toText } from '../../field-changes.ts';
import type { Editor } from '../editor.ts';
import { listConflicts, type OpenFiles, rebase } from '../edits.ts';
import { focusFirstError } from '../form-focus.ts';
import type { ConflictScreen } from '../screen.ts';
import { count } from '../text.ts';
import { openEntry, showPage } from './open.ts';

export async function save(editor: Editor): Promise<void> {
  const { unsaved, errors, status } = editor;
  const edits = unsaved.edits.value;
  const sent = unsaved.files.value;
  const [first] = edits;
  if (first === undefined) return status.set('There is nothing to save.');
  editor.preview.cancel();
  const { name = editor.getName(first.path) ?? first.path } = editor.entry.value ?? {};
  const result = await editor.api.ask('save', { title: name, edits });
  errors.all.value = result.errors;
  const [changed] = result.changed;
  if (changed !== undefined) return resolveChange(editor, changed);
  if (!result.saved) {
    await focusFirstError(editor.root);
    return status.set(`Not saved: ${count(result.errors.length, 'error')} to fix.`, true);
  }
  unsaved.replace(markSaved(sent, unsaved.files.value, result.saved));
  unsaved.forgetSteps();
  const screen = editor.screen.value;
  if (screen.name === 'form') {
    const { entry, link } = screen;
    await openEntry(editor, entry.path, { link: result.newPage ?? link });
  }
  status.set('Saved.');
}

/** The files after a save. Edits made during the save stay unsaved. @param hashes of the written files */
function markSaved(sent: OpenFiles, now: OpenFiles, hashes: Readonly<Record<string, string>>): OpenFiles {
  const kept = Object.entries(now).filter(([path]) => !sent[path]?.isDeleted);
  return Object.fromEntries(
    kept.map(([path, file]) => {
      const [hash, before] = [hashes[path], sent[path]];
      return hash !== undefined && before ? [path, { ...file, hash, saved: before.edited }] : [path, file];
    }),
  );
}

/** A file was changed on disk. If no field has changed both here and there, saves; else asks which version to keep. */
async function resolveChange(editor: Editor, path: string): Promise<void> {
  const onDisk = await editor.api.ask('entry', { path }).catch(() => undefined);
  const file = editor.unsaved.files.value[path];
  const conflicts = listConflicts(file, onDisk).map((change) => {
    const field = getField(change);
    return {
      label: toLabel(field.join(' ') || 'text'),
      mine: toText(file && readField(file.edited, field)),
      theirs: toText(onDisk && readField(onDisk, field)),
    };
  });
  const conflict: ConflictScreen = { name: 'conflict', path, onDisk, conflicts };
  if (onDisk && conflicts.length === 0) return keepMine(editor, conflict);
  editor.show(conflict);
  editor.status.set('Not saved: choose which version to keep.', true);
}

/** Saves all unsaved changes, also where they conflict with the file on disk. */
export async function keepMine(editor: Editor, { path, onDisk }: ConflictScreen): Promise<void> {
  const { unsaved } = editor;
  unsaved.replace({ ...unsaved.files.value, [path]: rebase(unsaved.files.value[path], onDisk) });
  await save(editor);
}

/** Drops the unsaved changes that conflict with the file on disk. */
export async function keepTheirs(editor: Editor, { path, onDisk }: ConflictScreen): Promise<void> {
  const { [path]: file, ...others } = editor.unsaved.files.value;
  editor.unsaved.replace(onDisk ? { ...others, [path]: rebase(file, onDisk, 'theirs') } : others);
  await (onDisk ? openEntry(editor, path) : showPage(editor));
}

/** Drops all unsaved changes, in one step that can be undone. */
export async function discard(editor: Editor): Promise<void> {
  const { unsaved, entry, status } = editor;
  unsaved.discard();
  if (entry.value && !unsaved.files.value[entry.value.path]) await showPage(editor);
  status.set('Discarded. Undo brings your changes back.');
}
