import type { ChangedFile, ChosenVersions, PublishResult } from '../../protocol.ts';
import { type Editor, rendered } from '../editor.ts';
import type { ReviewScreen } from '../screen.ts';
import { count } from '../text.ts';
import { save } from './save.ts';

const NO_RESULT: ReviewScreen['result'] = { errors: [] };

/** Saves, then lists what differs from the published site. */
export async function showPublish(editor: Editor): Promise<void> {
  const { edits } = editor.unsaved;
  if (edits.value.length > 0) await save(editor);
  if (edits.value.length === 0) await loadReview(editor, { leftOut: [], result: NO_RESULT });
}

/** @param kept what the screen has shown before */
export async function loadReview(editor: Editor, kept: Pick<ReviewScreen, 'leftOut' | 'result'>): Promise<void> {
  editor.status.set('Looking for changes …');
  // Stored first, because the page may be reloaded after a save.
  editor.tab.update({ review: kept });
  const review = await editor.api.ask('review', {});
  editor.show({ name: 'review', review, ...kept });
  editor.tab.update({ review: kept });
  const { length } = review.files;
  editor.status.set(length === 0 ? 'Nothing new to publish.' : `${count(length, 'change')} to publish.`);
}

/** Publishes without holding up other actions: a hook may take minutes. */
export function publish(editor: Editor, { review, leftOut }: ReviewScreen, chosen: ChosenVersions): void {
  const { isPublishing, status, api } = editor;
  if (isPublishing.value) return;
  isPublishing.value = true;
  status.set('Publishing …');
  const { fingerprint } = review;
  const show = api.ask('publish', { fingerprint, leftOut, chosen }).then(
    (result) => () => showResult(editor, result, leftOut),
    (error: unknown) => () => Promise.reject(error),
  );
  void show.then((act) => {
    isPublishing.value = false;
    return editor.enqueue(act);
  });
}

async function showResult(editor: Editor, result: PublishResult, leftOut: readonly string[]): Promise<void> {
  const { published, problem } = result;
  const said = published ? 'Published.' : 'Not published.';
  // In another screen, the reason would not be in view.
  if (editor.screen.value.name !== 'review') return editor.status.set(`${said} ${problem?.message ?? ''}`, !published);
  await loadReview(editor, { leftOut, result });
  editor.status.set(said, !published);
  if (published) return;
  await rendered();
  // It is read first, and it may be out of view.
  editor.root.querySelector<HTMLElement>('.content [role=alert]')?.focus();
}

/** Saves the published version of a file. */
export async function revert(editor: Editor, { path, title }: ChangedFile, { leftOut }: ReviewScreen): Promise<void> {
  await editor.api.ask('revert', { path, title: `${title}: back to what is published` });
  await loadReview(editor, { leftOut, result: NO_RESULT });
  editor.status.set(`${title} is back to what is published. Undo brings your version back.`);
}
