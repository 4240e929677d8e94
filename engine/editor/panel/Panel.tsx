/** @jsxImportSource preact */
import { Button, EditorContext } from './controls.tsx';
import { askDiscard } from './discard.tsx';
import type { Action, Editor } from './editor.ts';
import { Form } from './Form.tsx';
import { draftsOf } from './files.ts';
import { showKinds, showPage } from './home.tsx';
import { save } from './save.tsx';
import { showChanges, undo } from './undo.tsx';

interface PanelProps {
  editor: Editor;
  /** The address of the style sheet. */
  styles: string;
  close(): void;
}

export function Panel({ editor, styles, close }: PanelProps) {
  const { screen, screenNumber, status, choices, isFolded, files } = editor;
  const drafts = draftsOf(files).length;
  const lastSave = choices.saves.at(-1);
  const tab = (label: string, act: Action) => (
    <Button label={label} aria-current={screen.title === label ? 'true' : undefined} act={act} />
  );
  const fold = { 'aria-expanded': !isFolded, onClick: () => editor.set({ isFolded: !isFolded }) };
  return (
    <EditorContext.Provider value={editor}>
      <link rel="stylesheet" href={styles} />
      <div class="outline" aria-hidden="true" />
      <aside aria-label="Edit this site" data-folded={isFolded || undefined}>
        <nav aria-label="Editing">
          {tab('This page', showPage)}
          {tab('New', showKinds)}
          {tab('Changes', showChanges)}
          <Button label="Undo" title={lastSave && `Undo: ${lastSave}`} act={undo} />
          <Button class="fold" label={isFolded ? 'Show' : 'Hide'} {...fold} />
          <Button class="done" label="Done" onClick={close} />
        </nav>
        <header>
          <h2 tabIndex={-1}>{screen.title}</h2>
        </header>
        <div class="content" key={screenNumber}>
          {screen.form ? <Form editor={editor} form={screen.form} /> : screen.body?.()}
        </div>
        <footer>
          <Button label="Discard …" disabled={drafts === 0} act={askDiscard} />
          <p class="status" role="status" data-alarm={status.isAlarm || undefined} children={status.text} />
          <Button
            class="save"
            label={drafts > 1 ? `Save ${drafts} files` : 'Save'}
            aria-keyshortcuts="Control+S"
            disabled={drafts === 0}
            act={save}
          />
        </footer>
      </aside>
    </EditorContext.Provider>
  );
}
