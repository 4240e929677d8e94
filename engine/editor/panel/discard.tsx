/** @jsxImportSource preact */
import type { FileDraft } from '../protocol.ts';
import { Button } from './controls.tsx';
import type { Action, Editor } from './editor.ts';
import { entryName, openEntry } from './entries.ts';
import { draftsOf, isBlank, updateSession } from './files.ts';
import { showPage } from './home.tsx';

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
