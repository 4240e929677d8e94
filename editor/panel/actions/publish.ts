import type { ChangedFile, ChosenVersions } from '../../protocol.ts';
import { type Editor, rendered } from '../editor.ts';
import type { ReviewScreen } from '../screen.ts';
import { count } from '../text.ts';
import { save } from './save.ts';

export const SAVED = 'Saved, not yet published.';

const NO_RESULT: ReviewScreen['result'] = { errors: [] };

/** Saves, then lists what differs from the published site. */
export async function showPublish(editor: Editor): Promise<void> {
  const { edits } = editor.unsaved;
  if (edits.value.length > 0) await save(editor);
  if (edits.value.length === 0) await loadReview(editor, { leftOut: [], result: NO_RESULT });
}

/** @param kept what the screen has shown before */
export async function loadReview(editor: Editor, kept: Pick<ReviewScreen, 'leftOut' | 'result'>): Promise<void> {
  // Stored first, because the page may be reloaded after a save.
  editor.tab.update({ review: kept });
  const review = await editor.api.ask('review', {});
  editor.show({ name: 'review', review, ...kept });
  editor.tab.update({ review: kept });
  const { length } = review.files;
  editor.status.set(length === 0 ? 'Nothing new to publish.' : `${count(length, 'file')} to publish.`);
}

export async function publish(
  editor: Editor,
  { review, leftOut }: ReviewScreen,
  chosen: ChosenVersions,
): Promise<void> {
  editor.status.set('Publishing …');
  const { fingerprint } = review;
  const result = await editor.api.ask('publish', { fingerprint, leftOut, chosen });
  await loadReview(editor, { leftOut, result });
  if (result.published) return editor.status.set('Published.');
  editor.status.set(result.isSaved ? SAVED : 'Not published.', true);
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
