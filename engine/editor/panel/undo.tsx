/** @jsxImportSource preact */
import type { SavedChanges, SavedFile } from '../protocol.ts';
import { RefusedError } from './api.ts';
import { Button, Preformatted } from './controls.tsx';
import type { Action, Editor } from './editor.ts';
import { showPage } from './home.tsx';

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
