/** @jsxImportSource preact */
import type { FormEntry } from '../protocol.ts';
import { redo, showChanges, undo } from './changes-screen.tsx';
import { Button, EditorContext, ErrorList, PageLinks, TextField, useEditor } from './controls.tsx';
import { type Action, count, type Editor } from './editor.ts';
import {
  chosenSlug,
  duplicateEntry,
  entryName,
  focusedField,
  moveEntry,
  openEntry,
  openPageFields,
  renameEntry,
} from './entries.ts';
import { GroupFields, shownFields } from './Field.tsx';
import { readTabState, updateTabState } from './files.ts';
import { MarkdownField } from './MarkdownField.tsx';
import { labelField } from './page-fields.ts';
import { PageHandles } from './page-view.tsx';
import { PUBLISH_TITLE, showPublish } from './publish-screen.tsx';
import { save } from './save.tsx';
import { discard, setDeleted, showNew, showPage } from './screens.tsx';

export function Panel({ editor, close }: { editor: Editor; close(): void }) {
  const { screen, screenNumber, status, site, isCollapsed } = editor;
  const edits = editor.edits.length;
  const tab = (label: string, action: Action, title = label) => (
    <Button label={label} aria-current={screen.title === title ? 'true' : undefined} action={action} />
  );
  const collapse = { 'aria-expanded': !isCollapsed, onClick: () => editor.set({ isCollapsed: !isCollapsed }) };
  return (
    <EditorContext.Provider value={editor}>
      <link rel="stylesheet" href={editor.api.urlOf('panel.css')} />
      <PageHandles />
      <aside aria-label="Edit this site" data-collapsed={isCollapsed || undefined}>
        <nav aria-label="Editing">
          {tab('This page', showPage)}
          {tab('New', showNew)}
          {tab('Changes', showChanges)}
          {site.canPublish && tab('Publish', showPublish, PUBLISH_TITLE)}
          <Button label="Undo" aria-keyshortcuts="Control+Z" action={undo} />
          <Button label="Redo" aria-keyshortcuts="Control+Y" action={redo} />
          <Button class="collapse" label={isCollapsed ? 'Show' : 'Hide'} {...collapse} />
          <Button class="done" label="Done" onClick={close} />
        </nav>
        <header>
          <h2 tabIndex={-1}>{screen.title}</h2>
        </header>
        <div class="content" key={screenNumber}>
          {screen.body?.() ?? (screen.entry && <Form entry={screen.entry} />)}
        </div>
        <footer>
          <Button label="Discard" disabled={edits === 0} action={discard} />
          <p class="status" role="status" data-error={status.isError || undefined} children={status.text} />
          <Button class="save" label="Save" aria-keyshortcuts="Control+S" disabled={edits === 0} action={save} />
        </footer>
      </aside>
    </EditorContext.Provider>
  );
}

function Form({ entry }: { entry: FormEntry }) {
  const editor = useEditor();
  const { otherFields = [], link, back } = editor.screen;
  const names = shownFields(entry.spec, editor.contentOf(entry.path).data).map(({ name }) => name);
  // `back` names an entry, and the field of it that gets the focus.
  const backName = back && (entryName(editor, back.path) ?? 'the new entry');
  const hasOrder = names.includes('order');
  const isDeleted = editor.files[entry.path]?.isDeleted;
  const title = entry.errors.length > 0 ? 'Fix this file in a text editor first:' : '';
  // Errors that no field of the form shows. An empty path means the Markdown text.
  const otherErrors = editor.visibleErrors().filter(({ file, path }) => {
    if (file !== editor.fileOf(entry.path) || !path) return true;
    return path.length > 0 ? !names.includes(String(path[0])) : !entry.hasText;
  });
  return (
    <>
      {(otherFields.length > 0 || link) && (
        <p class="other-fields">
          {'Also here: '}
          {otherFields.map((field) => (
            <Button key={labelField(field)} label={labelField(field)} action={() => openPageFields(editor, [field])} />
          ))}
          {link && <a href={link.href}>Go to {link.pathname}</a>}
        </p>
      )}
      {back && <Button class="back" label={`Back to ${backName}`} action={() => openEntry(editor, back.path, back)} />}
      <ErrorList title={title} errors={[...entry.errors, ...otherErrors]} />
      {isDeleted && <Deletion entry={entry} />}
      {entry.errors.length === 0 && !isDeleted && <EntryFields entry={entry} names={names} />}
      {entry.canDelete && entry.hash !== undefined && !isDeleted && (
        <p class="tools">
          <Button class="add" label="Duplicate" action={duplicateEntry} />
          {hasOrder && <Button class="add" label="Move up" action={() => moveEntry(editor, -1)} />}
          {hasOrder && <Button class="add" label="Move down" action={() => moveEntry(editor, 1)} />}
          <Button class="alarm" label={`Delete ${entry.name}`} action={() => setDeleted(editor, true)} />
        </p>
      )}
    </>
  );
}

/** Shown instead of the form if the next save deletes the entry. */
function Deletion({ entry }: { entry: FormEntry }) {
  const editor = useEditor();
  const pages = new Map(Object.values(entry.shownOn).flatMap((all) => all.map((page) => [page.address, page])));
  return (
    <>
      <p>{entry.name} will be deleted when you save. Change or delete what still refers to it.</p>
      <PageLinks summary={`It is shown on ${count(pages.size, 'page')}`} pages={[...pages.values()]} />
      <p class="tools">
        <Button class="add" label="Keep it" action={() => setDeleted(editor, false)} />
      </p>
    </>
  );
}

const RARELY_CHANGED = 'sample draft noindex aliases order language origin base hosts precompress timezone'.split(' ');

/** @param names of the visible fields */
function EntryFields({ entry, names }: { entry: FormEntry; names: readonly string[] }) {
  // A new entry has no `hash`.
  const { spec, path, hash, hasText, canDelete } = entry;
  const editor = useEditor();
  const rare = names.filter((name) => RARELY_CHANGED.includes(name));
  const rememberField = () => {
    const field = focusedField(editor.root) ?? readTabState().lastForm?.field;
    updateTabState({ lastForm: { path, field }, reopenOn: location.pathname });
    // Shows the History button at this field.
    editor.render(editor);
  };
  return (
    <div class="form" onFocusIn={rememberField}>
      <GroupFields group={spec} path={[]} names={names.filter((name) => !rare.includes(name))} />
      {hasText && <MarkdownField />}
      {rare.length > 0 && (
        <details class="last">
          <summary>More: order, draft, addresses</summary>
          <GroupFields group={spec} path={[]} names={rare} />
          {hash !== undefined && canDelete && <FileName path={path} />}
        </details>
      )}
      {hash === undefined && <FileName path={path} />}
    </div>
  );
}

function FileName({ path }: { path: string }) {
  const editor = useEditor();
  const name = chosenSlug(path);
  const help = 'The address of its page: lowercase letters, digits and hyphens.';
  const onChange = ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
    void editor.run(() => renameEntry(editor, value));
  return <TextField key={name} label="Name in the address" help={help} defaultValue={name} onChange={onChange} />;
}
