/** @jsxImportSource preact */
import { HistoryButton, redo, showChanges, undo } from './changes-screen.tsx';
import { Button, EditorContext } from './controls.tsx';
import type { Action, Editor } from './editor.ts';
import { openPageFields } from './entries.ts';
import { Form } from './Form.tsx';
import { draftsOf } from './files.ts';
import { fieldsAt } from './page-fields.ts';
import { PUBLISH_TITLE, showPublish } from './publish-screen.tsx';
import { save } from './save.tsx';
import { askDiscard, showNew, showPage } from './screens.tsx';

interface PanelProps {
  editor: Editor;
  /** The address of the style sheet. */
  styles: string;
  close(): void;
}

export function Panel({ editor, styles, close }: PanelProps) {
  const { screen, screenNumber, status, site, isCollapsed, files } = editor;
  const drafts = draftsOf(files).length;
  const saveLabel = drafts > 1 ? `Save ${drafts} files` : 'Save';
  const tab = (label: string, action: Action, title = label) => (
    <Button label={label} aria-current={screen.title === title ? 'true' : undefined} action={action} />
  );
  const collapse = { 'aria-expanded': !isCollapsed, onClick: () => editor.set({ isCollapsed: !isCollapsed }) };
  return (
    <EditorContext.Provider value={editor}>
      <link rel="stylesheet" href={styles} />
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
          {screen.form?.entry.hash !== undefined && !screen.body && <HistoryButton />}
        </header>
        <div class="content" key={screenNumber}>
          {screen.body?.() ?? (screen.form && <Form form={screen.form} />)}
        </div>
        <footer>
          <Button label="Discard …" disabled={drafts === 0} action={askDiscard} />
          <p class="status" role="status" data-error={status.isError || undefined} children={status.text} />
          <Button class="save" label={saveLabel} aria-keyshortcuts="Control+S" disabled={drafts === 0} action={save} />
        </footer>
      </aside>
    </EditorContext.Provider>
  );
}

/** A click on the page opens the field behind it. With Ctrl, Alt or ⌘ held down, a click does what it does for visitors. */
export function watchPage(editor: Editor): void {
  const onClick = (event: MouseEvent) => {
    const { target, clientX, clientY, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof Element) || target === editor.root.host || ctrlKey || metaKey || altKey) return;
    // A click by keyboard has no coordinates.
    const fields = event.detail === 0 ? [] : fieldsAt(clientX, clientY, target);
    if (fields.length === 0 && !target.closest('a[href^="tel:"], a[href^="mailto:"]')) return;
    event.preventDefault();
    if (fields.length === 0) {
      return editor.setStatus('While you edit, links do not call or open mail. To use one, hold Ctrl (or ⌘).');
    }
    event.stopPropagation();
    editor.run(() => openPageFields(editor, fields));
  };
  addEventListener('click', onClick, { capture: true });
}
