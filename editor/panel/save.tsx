/** @jsxImportSource preact */
import { labelOf, valueAt } from '../../engine/content/browser.ts';
import { fieldOf, readField, toText } from '../field-changes.ts';
import type { RequestFor } from '../protocol.ts';
import { Button } from './controls.tsx';
import { count, type Editor, NO_STEPS } from './editor.ts';
import { entryName, focusedField, focusField, focusFirstError, openEntry } from './entries.ts';
import { conflictsOf, readTabState, rebase, updateTabState } from './files.ts';
import { listPageFields, type PageField } from './page-fields.ts';
import { showPage } from './screens.tsx';
import { Versions } from './versions.tsx';

/** The title of a save in the list of changes, and the number of the save that it undoes or redoes, if any. */
type SaveLabel = Pick<RequestFor<'save'>, 'title' | 'undoOrRedoOf'>;

export async function save(editor: Editor, label?: SaveLabel): Promise<void> {
  clearTimeout(editor.errorTimer);
  const { edits, entry, files: sent } = editor;
  const { back: returnTo } = editor.screen;
  const path = entry?.path ?? edits[0]?.path;
  if (edits.length === 0 || path === undefined) return editor.setStatus('There is nothing to save.');
  editor.set({ isSaving: true });
  const isDeleted = edits.some((edit) => edit.isDeleted && edit.path === path);
  // Only a new entry has no hash.
  const data = (entry ?? editor.files[path])?.hash === undefined ? editor.contentOf(path).data : {};
  const newName = valueAt(data, ['name']) ?? valueAt(data, ['title']);
  const verb = isDeleted ? 'Deleted' : newName ? 'Added' : 'Changed';
  const title = label?.title ?? `${verb} ${newName ?? entry?.name ?? entryName(editor, path) ?? path}`;
  const result = await editor.api
    .ask('save', { ...label, title, edits })
    .finally(() => editor.set({ isSaving: false }));
  editor.set({ errors: result.errors, isSaveTried: true });
  const [changed] = result.changed;
  if (changed !== undefined) return askWhichVersion(editor, changed, label);
  if (!result.saved) {
    focusFirstError(editor.root);
    return editor.setStatus(`Not saved: ${count(result.errors.length, 'error')}, marked in red.`, true);
  }
  // Edits made during the save stay unsaved.
  const saved = Object.entries(result.saved).flatMap(([path, hash]) => {
    const [before, now] = [sent[path], editor.files[path]];
    return before && now ? [[path, { ...now, hash, saved: before.edited }] as const] : [];
  });
  const kept = Object.entries(editor.files).filter(([path]) => !sent[path]?.isDeleted);
  // Undo steps apply to the version before the save only.
  editor.changeFiles(Object.fromEntries([...kept, ...saved]), { steps: NO_STEPS });
  const [address = location.pathname, ...more] = result.pages ?? [];
  if (![address, ...more].includes(location.pathname)) await openSavedPage(editor, address, path);
  else if (isDeleted) await showPage(editor);
  else if (!entry || returnTo) await openEntry(editor, returnTo?.path ?? path, returnTo);
  else {
    await openEntry(editor, path, editor.screen);
    const field = readTabState().lastForm?.field;
    if (field && !focusedField(editor.root)) focusField(editor.root, field);
  }
  const isOfEntry = ({ file }: PageField) => file === editor.fileOf(path);
  if (newName) listPageFields().find(isOfEntry)?.element.scrollIntoView({ block: 'center' });
  editor.setStatus([label || isDeleted ? `${title}.` : 'Saved.', ...(result.warnings ?? [])].join(' '));
}

/** In milliseconds: how often to check whether a new page is built, and for how long. */
const [POLL_INTERVAL, MAX_WAIT] = [200, 20_000];

/** Opens a new page as soon as the dev server has built it. */
async function openSavedPage(editor: Editor, address: string, path: string): Promise<void> {
  updateTabState({ lastForm: { path }, reopenOn: address, status: 'Saved.' });
  for (let waited = 0; waited < MAX_WAIT; waited += POLL_INTERVAL) {
    if (entryName(editor, path) !== undefined) return location.assign(address);
    await new Promise((done) => setTimeout(done, POLL_INTERVAL));
    await editor.loadSite();
  }
}

/** Asks which version of a field to keep if it has changed both here and on disk. Without such a field, saves. */
async function askWhichVersion(editor: Editor, path: string, saveLabel?: SaveLabel): Promise<void> {
  const onDisk = await editor.api.ask('entry', { path }).catch(() => undefined);
  const file = editor.files[path];
  const conflicts = conflictsOf(file, onDisk).map((change) => {
    const field = fieldOf(change);
    const [mine = '', theirs = ''] = [file?.edited, onDisk].map((side) => toText(side && readField(side, field)));
    const label = field.map((key) => (typeof key === 'number' ? key + 1 : labelOf(key))).join(' ') || 'Text';
    return { label, mine, theirs };
  });
  const keep = (version: 'mine' | 'theirs') => async () => {
    const { [path]: current, ...others } = editor.files;
    const isKept = version === 'mine' || onDisk !== undefined;
    editor.changeFiles(isKept ? { ...others, [path]: rebase(current, onDisk, version) } : others);
    if (version === 'mine') return save(editor, saveLabel);
    await (onDisk ? openEntry(editor, path) : showPage(editor));
  };
  if (onDisk && conflicts.length === 0) return keep('mine')();
  const text = `${path} was ${onDisk ? 'changed' : 'deleted'} by another program or in another window. Nothing was saved.`;
  const body = () => (
    <>
      <p role="alert">{text}</p>
      {conflicts.length > 0 && (
        <Versions title={entryName(editor, path) ?? path} theirName="In the file" texts={conflicts} />
      )}
      <p class="help">Other changes to the file are kept.</p>
      <p class="tools">
        <Button label="Keep the file’s version" action={keep('theirs')} />
        <Button class="save" label={onDisk ? 'Use my version' : 'Create it again'} action={keep('mine')} />
      </p>
    </>
  );
  editor.show({ title: 'Changed elsewhere', body });
  editor.setStatus('Not saved: choose which version to keep.', true);
}
