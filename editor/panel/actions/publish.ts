import type { ChangedFile, PublishRequest } from '../../protocol.ts';
import { type Editor, rendered } from '../editor.ts';
import type { ReviewScreen } from '../screen.ts';
import { count } from '../text.ts';
import { save } from './save.ts';

export const SAVED = 'Saved, not yet published.';

/** Saves, then lists what differs from the published site. */
export async function showPublish(editor: Editor): Promise<void> {
  const { edits } = editor.unsaved;
  if (edits.value.length > 0) await save(editor);
  if (edits.value.length === 0) await loadReview(editor, []);
}

/** @param leftOut the paths of files that are not to be published */
export async function loadReview(editor: Editor, leftOut: readonly string[]): Promise<void> {
  // Stored first, because the page may be reloaded after a save.
  editor.tab.update({ leftOut });
  const review = await editor.api.ask('review', {});
  showReview(editor, { name: 'review', review, leftOut, result: { errors: [] } });
  const { length } = review.files;
  editor.status.set(length === 0 ? 'Nothing new to publish.' : `${count(length, 'file')} to publish.`);
}

function showReview(editor: Editor, screen: ReviewScreen): void {
  editor.show(screen);
  editor.tab.update({ leftOut: screen.leftOut });
}

export async function publish(
  editor: Editor,
  { review, leftOut }: ReviewScreen,
  chosen: PublishRequest['chosen'],
): Promise<void> {
  editor.status.set('Publishing …');
  const { fingerprint } = review;
  const result = await editor.api.ask('publish', { fingerprint, leftOut, chosen });
  const next = result.review ?? (await editor.api.ask('review', {}));
  showReview(editor, { name: 'review', review: next, leftOut, result });
  if (result.published) return editor.status.set('Published.');
  editor.status.set(result.isSaved ? SAVED : 'Not published.', true);
  await rendered();
  // The button is far below the reason.
  editor.root.querySelector<HTMLElement>('.content [role=alert]')?.focus();
}

/** Saves the published version of a file. */
export async function revert(editor: Editor, { path, title }: ChangedFile, { leftOut }: ReviewScreen): Promise<void> {
  await editor.api.ask('revert', { path, title: `${title}: back to what is published` });
  await loadReview(editor, leftOut);
  editor.status.set(`${title} is back to what is published. Undo brings your version back.`);
}
