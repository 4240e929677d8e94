/** @jsxImportSource preact */
import { showHistory } from './actions/history.ts';
import { showPage } from './actions/open.ts';
import { showPublish } from './actions/publish.ts';
import { discard, save } from './actions/save.ts';
import { redo, undo } from './actions/undo.ts';
import { Button } from './buttons.tsx';
import { EditorContext, useEditor } from './context.ts';
import type { Action, Editor } from './editor.ts';
import { Form } from './Form.tsx';
import { HistoryScreen } from './HistoryScreen.tsx';
import { NewScreen, PageScreen } from './PageScreen.tsx';
import { ReviewScreen } from './ReviewScreen.tsx';
import { getKey, getTitle, type Screen } from './screen.ts';
import { count } from './text.ts';

export function Panel({ editor, close }: { editor: Editor; close(): void }) {
  const { api, screen, isCollapsed } = editor;
  return (
    <EditorContext.Provider value={editor}>
      <link rel="stylesheet" href={api.findUrl('panel.css')} />
      <aside aria-label="Edit this site" data-collapsed={isCollapsed.value || undefined}>
        <Navigation close={close} />
        <header>
          <h2 tabIndex={-1}>{getTitle(screen.value)}</h2>
        </header>
        <div class="content" key={getKey(screen.value)}>
          <ScreenBody screen={screen.value} />
        </div>
        <Footer />
      </aside>
    </EditorContext.Provider>
  );
}

function Navigation({ close }: { close(): void }) {
  const { screen, site, isCollapsed } = useEditor();
  const tab = (name: Screen['name'], label: string, action: Action, shortcut?: string) => (
    <Button
      label={label}
      aria-current={screen.value.name === name ? 'true' : undefined}
      aria-keyshortcuts={shortcut}
      action={action}
    />
  );
  const toggle = () => {
    isCollapsed.value = !isCollapsed.value;
  };
  return (
    <nav aria-label="Editing">
      {tab('page', 'This page', showPage)}
      {tab('new', 'New', (editor) => editor.show({ name: 'new' }))}
      {site.value.canPublish && tab('review', 'Publish', showPublish, 'Control+Shift+Enter')}
      <Button label="History" aria-keyshortcuts="Control+Shift+H" action={showHistory} />
      <Button label="Undo" aria-keyshortcuts="Control+Z" action={undo} />
      <Button label="Redo" aria-keyshortcuts="Control+Y" action={redo} />
      <Button
        class="collapse"
        label={isCollapsed.value ? 'Show' : 'Hide'}
        aria-expanded={!isCollapsed.value}
        onClick={toggle}
      />
      <Button class="done" label="Done" onClick={close} />
    </nav>
  );
}

function ScreenBody({ screen }: { screen: Screen }) {
  switch (screen.name) {
    case 'loading':
      return null;
    case 'page':
      return <PageScreen />;
    case 'new':
      return <NewScreen />;
    case 'form':
      return <Form {...screen} />;
    case 'history':
      return <HistoryScreen history={screen} />;
    case 'review':
      return <ReviewScreen screen={screen} />;
  }
}

/** What the status says if the last action said nothing. */
function describeEdits(editor: Editor) {
  const { length } = editor.errors.value;
  if (length > 0) return { text: `Not saved: ${count(length, 'error')} to fix.`, isError: true };
  const edits = editor.unsaved.edits.value;
  const deleted = edits.flatMap(({ path, isDeleted }) => (isDeleted ? `${editor.getName(path)} will be deleted.` : []));
  return { text: edits.length > 0 ? ['Not saved yet.', ...deleted].join(' ') : '', isError: false };
}

function Footer() {
  const editor = useEditor();
  const { text, isError } = editor.status.message.value ?? describeEdits(editor);
  return (
    <footer>
      <Button label="Discard" action={discard} />
      <p class="status" role="status" data-error={isError || undefined} children={text} />
      <Button class="save" label="Save" aria-keyshortcuts="Control+S" action={save} />
    </footer>
  );
}
