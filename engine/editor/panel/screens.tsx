/** @jsxImportSource preact */
import type { FileDraft, FormEntry, FormError, PageHead, SavedChanges, SavedFile } from '../protocol.ts';
import { Button, PageLinks, Preformatted } from './controls.tsx';
import { type Action, count, type Editor, RefusedError } from './editor.ts';
import { beginEntry, entryName, openEntry, openFile, openPageFields } from './entries.ts';
import { capitalize, draftsOf, isBlank, updateSession } from './files.ts';
import { labelOf, listPageFields, type PageField } from './page-fields.ts';

/** What is on the page, also for the keyboard. */
export async function showPage(editor: Editor): Promise<void> {
  await editor.loadChoices();
  await editor.tryDrafts();
  editor.show({ title: 'This page', body: () => <PageOverview editor={editor} />, reload: showPage });
}

function PageOverview({ editor }: { editor: Editor }) {
  const { head } = editor;
  const fields = listPageFields();
  const files = new Set([...(head ? [head.file] : []), ...fields.map(({ file }) => file)]);
  return (
    <>
      <p>
        Click any text or picture on the page to change it. To follow a link, use the button in the panel, or hold Ctrl
        (on a Mac, ⌘) and click.
      </p>
      {head && <Previews head={head} />}
      <h3>On this page</h3>
      {[...files].map((file) => (
        <details key={file}>
          <summary>
            {labelOf({ file })} <small>{file}</small>
          </summary>
          <ul>
            {fields
              .filter((field) => field.file === file)
              .map((field) => (
                <li key={labelOf(field)}>
                  <Button label={textOf(field)} act={() => openPageFields(editor, [field])} />
                </li>
              ))}
          </ul>
          <Button class="add" label={`All of ${labelOf({ file })}`} act={() => openFile(editor, file)} />
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

/** What search engines and social networks show. */
function Previews({ head: { file, title, description, address, noindex, card } }: { head: PageHead }) {
  const part = (name: string, field: string, label: string) => (
    <Button class={name} label={label} act={(editor) => openFile(editor, file, { field: [field] })} />
  );
  const texts = [part('result-title', 'title', title), part('result-text', 'description', description)];
  return (
    <section aria-label="Previews">
      <h3>In search results</h3>
      {noindex && <p class="help">Search engines are asked to leave this page out.</p>}
      <div class="result">
        <p class="result-address">{address}</p>
        {texts}
      </div>
      {card && <h3>On social networks</h3>}
      {card && (
        <div class="card">
          <img src={card.address} alt={card.alt} loading="lazy" />
          {texts}
        </div>
      )}
    </section>
  );
}

export async function showKinds(editor: Editor): Promise<void> {
  await editor.loadChoices();
  const body = () => (
    <ul class="kinds">
      {editor.choices.kinds.map((kind) => (
        <li key={kind.folder}>
          <Button label={kind.name} act={() => beginEntry(editor, kind)} />
        </li>
      ))}
    </ul>
  );
  editor.show({ title: 'New', body, reload: showKinds });
}

/** What was saved since the server was started. */
export async function showChanges(editor: Editor): Promise<void> {
  const changes = await editor.api.changes();
  editor.show({ title: 'Changes', body: () => <Changes {...changes} />, reload: showChanges });
}

function Changes({ files, saves }: SavedChanges) {
  if (saves.length === 0) return <p>Nothing has been saved since the dev server was started.</p>;
  return (
    <>
      <p>Undo takes back the last save: {saves.at(-1)}.</p>
      {files.map(({ folder, path, lines }) => (
        <section key={`${folder}/${path}`}>
          <h3>{`${folder}/${path}`}</h3>
          {folder === 'images' ? <p class="help">A picture.</p> : <Diff lines={lines} />}
        </section>
      ))}
    </>
  );
}

/** The changed lines, and one line before and after. */
function Diff({ lines }: Pick<SavedFile, 'lines'>) {
  const isShown = (index: number) => lines.slice(Math.max(0, index - 1), index + 2).some(({ is }) => is !== 'kept');
  return (
    <Preformatted>
      {lines.map(({ is, words }, index) => {
        if (is === 'kept') return isShown(index) && <span>{`  ${words}\n`}</span>;
        return is === 'come' ? <ins>{`+ ${words}\n`}</ins> : <del>{`− ${words}\n`}</del>;
      })}
    </Preformatted>
  );
}

export async function undo(editor: Editor): Promise<void> {
  const { reload = showPage } = editor.screen;
  const back = () => reload(editor).catch(() => showPage(editor));
  try {
    const { words } = await editor.api.undo();
    await editor.loadChoices();
    await back();
    editor.say(`Undone: ${words}.`);
  } catch (error) {
    await editor.loadChoices();
    const last = editor.choices.saves.at(-1);
    if (!(error instanceof RefusedError) || last === undefined) throw error;
    const text = `“${last}” can’t be undone: ${error.message}, by another program or in another window.`;
    const body = () => (
      <>
        <p role="alert">{text}</p>
        <p>Keep it, and Undo takes back the save before it.</p>
        <p class="tools">
          <Button label="Back" act={back} />
          <Button class="save" label="Keep it" act={() => skip(editor, back)} />
        </p>
      </>
    );
    editor.show({ title: 'Undo is blocked', body, reload: back });
    editor.say('Nothing was undone.', true);
  }
}

/** Leaves the last save as it is. */
async function skip(editor: Editor, back: Action): Promise<void> {
  const { words } = await editor.api.skip();
  await editor.loadChoices();
  await back(editor);
  editor.say(`Kept: ${words}. Undo takes back the save before it.`);
}

/** Asks which unsaved changes to throw away; the open entry comes first. */
export async function askDiscard(editor: Editor): Promise<void> {
  const open = editor.form?.entry;
  const drafts = draftsOf(editor.files).toSorted((one) => (one.path === open?.path ? -1 : 1));
  const back = async () => {
    const isThere = open && (open.hash !== undefined || editor.files[open.path]);
    await (isThere ? openEntry(editor, open.path) : showPage(editor));
  };
  if (drafts.every(isBlank)) return discard(editor, drafts, back);
  const button = (name: string, some: readonly FileDraft[]) => (
    <Button class="alarm" label={`Discard ${name}`} act={() => discard(editor, some, back)} />
  );
  const body = () => (
    <>
      <p>Discarded changes can’t be brought back.</p>
      {drafts.map((draft) => (
        <section key={draft.path} class="choice">
          <p class="file">{draft.path}</p>
          {button(entryName(editor, draft.path) ?? (draft.hash === undefined ? 'the new entry' : draft.path), [draft])}
        </section>
      ))}
      <p class="tools">
        <Button label="Keep everything" act={back} />
        {drafts.length > 1 && button(`all ${drafts.length}`, drafts)}
      </p>
    </>
  );
  editor.show({ title: 'Discard your changes?', body, reload: back });
}

async function discard(editor: Editor, drafts: readonly FileDraft[], back: Action): Promise<void> {
  for (const { path } of drafts) editor.changeFile(path, undefined);
  updateSession({ place: undefined });
  const [first] = drafts;
  editor.say(first && drafts.length === 1 ? `Discarded your changes to ${first.path}.` : 'Discarded your changes.');
  await editor.tryDrafts();
  await back(editor);
}

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
