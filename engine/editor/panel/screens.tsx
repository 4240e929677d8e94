/** @jsxImportSource preact */
import type { FormEntry } from '../protocol.ts';
import { Button, ErrorList, PageLinks, Question } from './controls.tsx';
import { count, type Editor, NO_STEPS } from './editor.ts';
import { beginEntry, entryName, openEntry, openFile, openPageFields } from './entries.ts';
import { draftsOf, isBlank, updateTabState } from './files.ts';
import { labelField, listPageFields, type PageField } from './page-fields.ts';

/** Lists the fields of the page, so that keyboard users can reach them. */
export async function showPage(editor: Editor): Promise<void> {
  await editor.loadSite();
  await editor.tryDrafts();
  editor.show({ title: 'This page', body: () => <PageOverview editor={editor} /> });
}

function PageOverview({ editor }: { editor: Editor }) {
  const fields = listPageFields();
  const files = new Set(fields.map(({ file }) => file));
  return (
    <>
      <p>
        Click any text or picture on the page to change it. To follow a link, use the button in the panel, or hold Ctrl
        (on a Mac, ⌘) and click.
      </p>
      <h3>On this page</h3>
      {[...files].map((file) => (
        <details key={file}>
          <summary>{labelField({ file })}</summary>
          <ul>
            {fields
              .filter((field) => field.file === file)
              .map((field) => (
                <li key={labelField(field)}>
                  <Button label={textOf(field)} action={() => openPageFields(editor, [field])} />
                </li>
              ))}
          </ul>
          <Button class="add" label={`All of ${labelField({ file })}`} action={() => openFile(editor, file)} />
        </details>
      ))}
    </>
  );
}

function textOf({ element, from, to }: PageField): string {
  if (element instanceof HTMLImageElement) return `Picture: ${element.alt}`;
  const text = (element.textContent ?? '').slice(from, to);
  return text.length > 60 ? `${text.slice(0, 58)}…` : text;
}

export async function showNew(editor: Editor): Promise<void> {
  await editor.loadSite();
  const body = () => (
    <ul class="collections">
      {editor.site.collections.map((collection) => (
        <li key={collection.folder}>
          <Button label={collection.name} action={() => beginEntry(editor, collection)} />
        </li>
      ))}
    </ul>
  );
  editor.show({ title: 'New', body });
}

/** Asks before it discards unsaved changes. */
export async function askDiscard(editor: Editor): Promise<void> {
  const { path } = editor;
  const isSaved = editor.form?.entry.hash !== undefined;
  const back = () => (isSaved || editor.files[path] ? openEntry(editor, path) : showPage(editor));
  const drafts = draftsOf(editor.files);
  const discard = async () => {
    editor.changeFiles({}, { steps: NO_STEPS });
    updateTabState({ lastForm: undefined });
    editor.setStatus('Discarded your changes.');
    await editor.tryDrafts();
    await back();
  };
  if (drafts.every(isBlank)) return discard();
  const keep = { label: 'Keep everything', action: back };
  const yes = { class: 'alarm', label: 'Discard changes', action: discard };
  const names = drafts.map(({ path }) => entryName(editor, path) ?? 'a new entry').join(', ');
  const text = `Your changes to ${names} can’t be brought back.`;
  const body = () => <Question text={text} no={keep} yes={yes} />;
  editor.show({ title: 'Discard your changes?', body });
}

const deletionOf = ({ path, hash }: FormEntry) => ({ path, hash, changes: [], isDeleted: true });

/** Asks before it deletes an entry, and lists what refers to it. */
export async function askDelete(editor: Editor, entry: FormEntry): Promise<void> {
  const { errors } = await editor.api.ask('try', { drafts: [deletionOf(entry)] });
  const isBlocked = errors.length > 0;
  const text = isBlocked
    ? 'It cannot be deleted yet, because these refer to it. Choose something else in each:'
    : 'Nothing else refers to it. Undo brings it back.';
  const keep = { label: 'Keep it', action: () => openEntry(editor, entry.path) };
  const remove = { class: 'alarm', disabled: isBlocked, action: () => deleteEntry(editor, entry) };
  const shownOn = Object.values(entry.shownOn).flat();
  const pages = [...new Map(shownOn.map((page) => [page.address, page])).values()];
  const title = `Delete ${entry.name}`;
  const body = () => (
    <Question text={text} no={keep} yes={{ label: title, ...remove }}>
      <ErrorList errors={errors} />
      {pages.length > 0 && <PageLinks summary={`It is shown on ${count(pages.length, 'page')}`} pages={pages} />}
    </Question>
  );
  editor.show({ title: `${title}?`, body });
}

async function deleteEntry(editor: Editor, entry: FormEntry): Promise<void> {
  const { saved, changed } = await editor.api.ask('save', {
    drafts: [deletionOf(entry)],
    title: `Deleted ${entry.name}`,
  });
  if (!saved) {
    await askDelete(editor, await editor.api.ask('entry', { path: entry.path }));
    const reason = changed.length > 0 ? 'it was changed in the meantime' : 'something else refers to it';
    return editor.setStatus(`Not deleted: ${reason}.`, true);
  }
  editor.changeFile(entry.path, undefined);
  clearTimeout(editor.pauseTimer);
  editor.isTryQueued = false;
  await editor.loadSite();
  editor.show({ title: 'Deleted', body: () => <p>{entry.name} is deleted. Undo brings it back.</p> });
  editor.setStatus(`Deleted ${entry.name}.`);
}
