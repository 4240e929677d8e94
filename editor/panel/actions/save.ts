import { toLabel } from '../../../engine/content/browser.ts';
import { getField, readField, toText } from '../../field-changes.ts';
import type { Editor } from '../editor.ts';
import { listConflicts, type OpenFiles, rebase } from '../edits.ts';
import { focusField } from '../form-focus.ts';
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
  errors.value = result.errors;
  const [changed] = result.changed;
  if (changed !== undefined) return resolveChange(editor, changed);
  if (!result.saved) {
    const here = result.errors.find((error) => editor.isHere(error));
    if (here) await focusField(editor.root, here.path);
    // The status says how many errors there are.
    return status.clear();
  }
  unsaved.replace(markSaved(sent, unsaved.files.value, result.saved));
  unsaved.forgetSteps();
  const screen = editor.screen.value;
  if (screen.name === 'form') await openEntry(editor, screen.entry.path);
  status.startSave();
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

/** A file was changed on disk. Asks before a save replaces a field that has changed both here and there. */
async function resolveChange(editor: Editor, path: string): Promise<void> {
  const { unsaved, status, api } = editor;
  const onDisk = await api.ask('entry', { path, isNew: false }).catch(() => undefined);
  const file = unsaved.files.value[path];
  const theirs = listConflicts(file, onDisk).map((change) => {
    const field = getField(change);
    return `${toLabel(field.join(' ') || 'text')}: ${toText(onDisk && readField(onDisk, field))}`;
  });
  const verb = onDisk ? 'changed' : 'deleted';
  const change = `${editor.getName(path) ?? path} was ${verb} by another program or in another window.`;
  const question = [change, ...theirs, 'Save your version instead?'].join('\n\n');
  if ((!onDisk || theirs.length > 0) && !confirm(question))
    // Not as an error, which the next build of the site clears.
    return status.set('Not saved. Discard gives up your version.');
  unsaved.replace({ ...unsaved.files.value, [path]: rebase(unsaved.files.value[path], onDisk) });
  await save(editor);
}

/** Drops all unsaved changes, in one step that can be undone. */
export async function discard(editor: Editor): Promise<void> {
  const { unsaved, entry, status } = editor;
  if (unsaved.edits.value.length === 0) return status.set('There is nothing to discard.');
  unsaved.discard();
  const path = entry.value?.path;
  // The file may have changed on disk. A new entry is gone.
  if (path !== undefined) await (unsaved.files.value[path] ? openEntry(editor, path) : showPage(editor));
  status.set('Discarded. Undo brings your changes back.');
}
