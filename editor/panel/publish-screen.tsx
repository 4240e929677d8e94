/** @jsxImportSource preact */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { ChangedFile, PublishChange, PublishRequest, PublishResult, Review } from '../protocol.ts';
import { save } from './actions/save.ts';
import { Button } from './buttons.tsx';
import { useEditor } from './context.ts';
import { TextField } from './controls.tsx';
import type { Editor } from './editor.ts';
import { ErrorList } from './error-list.tsx';
import type { PublishState } from './tab-storage.ts';
import { count } from './text.ts';
import { Change, Conflict, keyOf } from './versions.tsx';

const NOTE_HELP = 'What you changed, for colleagues who look at it later.';

type Choice = NonNullable<PublishRequest['chosen']>[number];

/** Saves, then lists what differs from the published site. */
export async function showPublish(editor: Editor): Promise<void> {
  const { edits } = editor.unsaved;
  if (edits.value.length > 0) await save(editor);
  if (edits.value.length === 0) await showReview(editor, { leftOutKeys: [] });
}

/** @param state what the author left out and typed so far, or the result of publishing */
export async function showReview(editor: Editor, state: PublishState): Promise<void> {
  // Stored first, because the page may be reloaded after a save.
  editor.tab.update({ publishing: state });
  if (state.done) return showPublished(editor, state.done);
  const review = await editor.api.ask('review', {});
  editor.show({ name: 'review', review, publishing: state });
  await editor.focusHeading();
  const changes = review.files.flatMap((file) => file.changes).length;
  editor.status.set(changes === 0 ? 'Nothing to publish.' : `${count(changes, 'change')} to publish.`);
}

export function PublishScreen({ review, initial }: { review: Review; initial: PublishState }) {
  const { tab } = useEditor();
  const all = review.files.flatMap((file) => file.changes);
  const [state, setState] = useState(initial);
  const set = (part: Partial<PublishState>) => setState({ ...state, ...part });
  const { message = review.message, name = '', email = '' } = state;
  const isLeftOut = ({ place }: PublishChange) => state.leftOutKeys.includes(keyOf(place));
  const leftOut = all.filter(isLeftOut).map(({ place }) => place);
  const [chosen, setChosen] = useState<Record<string, Choice>>({});
  const [result, setResult] = useState<PublishResult>({ errors: [] });
  const changes = all.length - leftOut.length;
  const problem = result.problem ?? review.problem;
  const needsAuthor = problem?.code === 'no-author';
  const leaveOut = ({ place }: PublishChange, isOut: boolean) => {
    const others = state.leftOutKeys.filter((key) => key !== keyOf(place));
    set({ leftOutKeys: isOut ? [...others, keyOf(place)] : others });
  };
  const publish = async (editor: Editor) => {
    editor.status.set('Publishing …');
    const author = needsAuthor ? { name, email } : undefined;
    const answer = await editor.api.ask('publish', { message, leftOut, chosen: Object.values(chosen), author });
    if (answer.published) return showPublished(editor, { published: answer.published, changes });
    setResult(answer);
    const { errors, problem: newProblem, conflicts = [] } = answer;
    const toDo = errors.length > 0 ? `${count(errors.length, 'error')} to fix first` : 'choose which version to keep';
    editor.status.set(`Not published: ${newProblem && conflicts.length === 0 ? newProblem.message : toDo}`, true);
    await editor.focusHeading();
  };
  useLayoutEffect(() => tab.update({ publishing: state }));
  const choose = (choice: Choice) => setChosen({ ...chosen, [keyOf(choice.place)]: choice });
  const label = changes > 0 ? `Publish ${count(changes, 'change')}` : 'Publish';
  const canPublish = review.problem === undefined && (changes > 0 || review.commits.length > 0);
  return (
    <>
      {problem && (
        <div class="other-errors" role="alert">
          <p class="error">{problem.message}</p>
          <p>{problem.fix}</p>
        </div>
      )}
      {result.errors.length > 0 && <ErrorList title="Not published. Fix this first:" errors={result.errors} />}
      {result.conflicts?.map(({ place, ...texts }) => (
        <Conflict key={keyOf(place)} conflict={{ place, ...texts }} choose={(version) => choose({ place, version })} />
      ))}
      {review.files.length === 0 && !review.problem && <p>Nothing differs from what is published.</p>}
      {review.files.map((file) => (
        <ChangesOf key={file.file} file={file} isLeftOut={isLeftOut} leaveOut={leaveOut} />
      ))}
      {review.commits.length > 0 && (
        <p class="notice">Also published, because it was committed with git: {review.commits.join(', ')}.</p>
      )}
      {canPublish && (
        <div class="form">
          <TextField label="Note" help={NOTE_HELP} value={message} write={(text) => set({ message: text })} />
          {needsAuthor && <TextField label="Your name" value={name} write={(text) => set({ name: text })} />}
          {needsAuthor && <TextField label="Your email" value={email} write={(text) => set({ email: text })} />}
          <p class="help">Visitors will see it at {review.site}.</p>
          <p class="tools">
            <Button class="save" label={label} action={publish} />
          </p>
        </div>
      )}
    </>
  );
}

async function showPublished(editor: Editor, done: NonNullable<PublishState['done']>): Promise<void> {
  const { changes, published } = done;
  editor.show({ name: 'published', published, changes });
  editor.tab.update({ publishing: { leftOutKeys: [], done } });
  await editor.focusHeading();
  editor.status.set(`Published ${count(changes, 'change')}.`);
}

export function PublishedScreen({ published, changes }: NonNullable<PublishState['done']>) {
  const { commit, target, site, workflows, progressUrl, checkoutError } = published;
  return (
    <>
      {checkoutError && <p class="error">{checkoutError} Ask a developer to run `git pull`.</p>}
      <p>
        {workflows.length > 0
          ? 'In a few minutes, visitors will see it at '
          : 'Your host decides when visitors see it at '}
        <a href={site}>{site}</a>
      </p>
      {progressUrl && (
        <p>
          <a href={progressUrl}>Watch its progress</a>
        </p>
      )}
      <p class="help">
        {count(changes, 'change')} went to {target}, as commit {commit}.
        {workflows.length > 0 && ` The workflow ${workflows.join(', ')} has started.`}
      </p>
    </>
  );
}

interface ChangesProps {
  file: ChangedFile;
  isLeftOut(change: PublishChange): boolean;
  leaveOut(change: PublishChange, isOut: boolean): void;
}

function ChangesOf({ file, isLeftOut, leaveOut }: ChangesProps) {
  const { title, address, changes } = file;
  return (
    <section class="changes" aria-label={title}>
      <h3>{address ? <a href={address}>{title}</a> : title}</h3>
      <ul>
        {changes.map((change) => (
          <li key={keyOf(change.place)} data-left-out={isLeftOut(change) || undefined}>
            <Change change={change} />
            <p class="tools">
              <label class="box">
                <input
                  type="checkbox"
                  aria-label={`Leave out: ${title}, ${change.label}`}
                  checked={isLeftOut(change)}
                  onChange={({ currentTarget }) => leaveOut(change, currentTarget.checked)}
                />
                Leave out
              </label>
              <Button
                class="add"
                label="Revert"
                aria-label={`Revert: ${title}, ${change.label}`}
                action={(editor) => revert(editor, change, title)}
              />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function revert(editor: Editor, { place, label }: PublishChange, title: string): Promise<void> {
  const { errors } = await editor.api.ask('revert', { place, title: `Reverted ${title}: ${label}` });
  const [error] = errors;
  if (error) return editor.status.set(`Not reverted: ${error.message}`, true);
  await showReview(editor, editor.tab.state.publishing ?? { leftOutKeys: [] });
  editor.status.set(`Reverted ${title}: ${label}. Undo brings it back.`);
}
