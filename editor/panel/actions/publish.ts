import type { ChangedFile } from '../../protocol.ts';
import type { Editor } from '../editor.ts';
import type { PublishState } from '../tab-storage.ts';
import { count } from '../text.ts';
import { save } from './save.ts';

const NOTHING_LEFT_OUT: PublishState = { leftOut: [] };

/** Saves, then lists what differs from the published site. */
export async function showPublish(editor: Editor): Promise<void> {
  const { edits } = editor.unsaved;
  if (edits.value.length > 0) await save(editor);
  if (edits.value.length === 0) await showReview(editor, NOTHING_LEFT_OUT);
}

/** @param state what the author left out and typed so far, or the result of publishing */
export async function showReview(editor: Editor, state: PublishState): Promise<void> {
  // Stored first, because the page may be reloaded after a save.
  editor.tab.update({ publishing: state });
  if (state.published) return showPublished(editor, state.published);
  const review = await editor.api.ask('review', {});
  editor.show({ name: 'review', review, publishing: state });
  await editor.focusHeading();
  const { length } = review.files;
  editor.status.set(length === 0 ? 'Nothing new to publish.' : `${count(length, 'file')} to publish.`);
}

export async function showPublished(editor: Editor, published: NonNullable<PublishState['published']>): Promise<void> {
  editor.show({ name: 'published', published });
  editor.tab.update({ publishing: { leftOut: [], published } });
  await editor.focusHeading();
  editor.status.set('Published.');
}

/** Saves the published version of a file. */
export async function revert(editor: Editor, { path, title }: ChangedFile): Promise<void> {
  const { errors } = await editor.api.ask('revert', { path, title: `${title}: back to what is published` });
  const [error] = errors;
  if (error) return editor.status.set(`Not changed: ${error.message}`, true);
  await showReview(editor, editor.tab.state.publishing ?? NOTHING_LEFT_OUT);
  editor.status.set(`${title} is back to what is published. Undo brings your version back.`);
}
