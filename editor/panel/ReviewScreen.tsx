/** @jsxImportSource preact */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { ChangedFile, ChosenVersion, PublishResult, Review } from '../protocol.ts';
import { revert, showPublished } from './actions/publish.ts';
import { Button } from './buttons.tsx';
import { useEditor } from './context.ts';
import { TextField } from './controls.tsx';
import type { Editor } from './editor.ts';
import { ErrorList } from './error-list.tsx';
import type { PublishState } from './tab-storage.ts';
import { count } from './text.ts';
import { Change, Versions } from './versions.tsx';

const NOTE_HELP = 'What you changed, for colleagues who look at it later.';
const SAVED = 'Saved, not yet published.';

/** Lists what would be published, and publishes it. */
export function ReviewScreen({ first, initial }: { first: Review; initial: PublishState }) {
  const { tab } = useEditor();
  const [state, setState] = useState(initial);
  const [review, setReview] = useState(first);
  const [result, setResult] = useState<PublishResult>({ errors: [] });
  const [chosen, setChosen] = useState<readonly ChosenVersion[]>([]);
  useLayoutEffect(() => tab.update({ publishing: state }));
  const set = (part: Partial<PublishState>) => setState({ ...state, ...part });
  const { message = review.message, name = '', email = '', leftOut } = state;
  const { files, commits, onlyHere, target, site } = review;
  const { conflicts = [], problem = review.problem, errors, isSaved } = result;
  const kept = files.filter(({ path }) => !leftOut.includes(path)).length;
  const needsAuthor = problem?.code === 'no-author';
  const leaveOut = (path: string, isOut: boolean) => {
    const others = leftOut.filter((other) => other !== path);
    set({ leftOut: isOut ? [...others, path] : others });
  };
  const publish = async (editor: Editor) => {
    editor.status.set('Publishing …');
    const { fingerprint } = review;
    const author = needsAuthor ? { name, email } : undefined;
    const answer = await editor.api.ask('publish', {
      fingerprint,
      message,
      leftOut: [...leftOut],
      chosen: [...chosen],
      author,
    });
    if (answer.published) return showPublished(editor, answer.published);
    setResult(answer.isSaved === undefined && answer.review ? explainNews(answer.review, review) : answer);
    setReview(answer.review ?? review);
    editor.status.set(answer.isSaved ? SAVED : 'Not published.', true);
    await editor.focusHeading();
  };
  const isOpen = conflicts.some(({ id }) => !chosen.some((choice) => choice.id === id));
  return (
    <>
      {problem && (
        <div class="other-errors" role="alert">
          {isSaved && <p>{SAVED}</p>}
          <p class="error">{problem.message}</p>
          <p>{problem.fix}</p>
        </div>
      )}
      {errors.length > 0 && (
        <ErrorList title={`${isSaved ? SAVED : 'Not published.'} Fix this first:`} errors={errors} />
      )}
      {conflicts.length > 0 && <p role="alert">{SAVED} Others have changed the same. Choose what to publish:</p>}
      {conflicts.map(({ id, author, ...conflict }) => (
        <Versions
          key={id}
          {...conflict}
          theirName={`By ${author}`}
          choose={(version) => setChosen([...chosen.filter((choice) => choice.id !== id), { id, version }])}
        />
      ))}
      {files.length + commits.length === 0 && !problem && <p>Nothing differs from what is published.</p>}
      {files.map((file) => (
        <FileChanges key={file.path} file={file} isLeftOut={leftOut.includes(file.path)} leaveOut={leaveOut} />
      ))}
      {commits.length > 0 && <Commits commits={commits} />}
      {onlyHere.length > 0 && (
        <p class="notice">Not published, because git ignores it or it is a link: {onlyHere.join(', ')}.</p>
      )}
      {review.problem === undefined && (kept > 0 || commits.length > 0) && (
        <div class="form">
          {kept > 0 && (
            <TextField label="Note" help={NOTE_HELP} value={message} write={(text) => set({ message: text })} />
          )}
          {needsAuthor && <TextField label="Your name" value={name} write={(text) => set({ name: text })} />}
          {needsAuthor && <TextField label="Your email" value={email} write={(text) => set({ email: text })} />}
          <p class="help">
            It goes to {target}. Visitors will see it at {site}.
          </p>
          <p class="tools">
            <Button
              class="save"
              label={kept > 0 ? `Publish ${count(kept, 'file')}` : 'Publish now'}
              disabled={isOpen}
              action={publish}
            />
          </p>
        </div>
      )}
    </>
  );
}

/** Says what has changed since the author looked at a review. */
function explainNews(now: Review, before: Review): PublishResult {
  const known = before.files.map((file) => JSON.stringify(file));
  const titles = now.files.filter((file) => !known.includes(JSON.stringify(file))).map(({ title }) => title);
  const message = `${titles.join(', ') || 'Something'} changed since you looked.`;
  return { errors: [], problem: { code: 'changed', message, fix: 'Nothing was published. Look again, then publish.' } };
}

interface FileChangesProps {
  file: ChangedFile;
  isLeftOut: boolean;
  leaveOut(path: string, isOut: boolean): void;
}

function FileChanges({ file, isLeftOut, leaveOut }: FileChangesProps) {
  const { title, address, changes, path } = file;
  return (
    <section class="changes" aria-label={title}>
      <h3>{address ? <a href={address}>{title}</a> : title}</h3>
      <ul>
        {changes.map((change) => (
          <li key={change.label} data-left-out={isLeftOut || undefined}>
            <Change change={change} />
          </li>
        ))}
      </ul>
      <p class="tools">
        <label class="box">
          <input
            type="checkbox"
            aria-label={`Leave out: ${title}`}
            checked={isLeftOut}
            onChange={({ currentTarget }) => leaveOut(path, currentTarget.checked)}
          />
          Leave out
        </label>
        <Button
          class="add"
          label="Back to what is published"
          aria-label={`Back to what is published: ${title}`}
          action={(editor) => revert(editor, file)}
        />
      </p>
    </section>
  );
}

/** What is committed and not yet published. It can’t be left out. */
function Commits({ commits }: Pick<Review, 'commits'>) {
  return (
    <section class="changes" aria-label="Saved before">
      <h3>Also published: what was saved in git before</h3>
      <ul>
        {commits.map(({ id, subject, author, files }) => (
          <li key={id}>
            <p class="label">{subject}</p>
            <p class="help">{[author, ...files].join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
