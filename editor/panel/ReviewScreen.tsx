/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { ChangedFile, ChosenVersions } from '../protocol.ts';
import { publish, revert } from './actions/publish.ts';
import { Button } from './buttons.tsx';
import { useEditor } from './context.ts';
import { ErrorList } from './error-list.tsx';
import { PublishedNotice } from './PublishedNotice.tsx';
import type { ReviewScreen as Screen } from './screen.ts';
import { count, listSome } from './text.ts';
import { Diff, Versions } from './versions.tsx';

/** Lists what would be published, and publishes it. */
export function ReviewScreen({ screen }: { screen: Screen }) {
  const { isPublishing } = useEditor();
  const [chosen, setChosen] = useState<ChosenVersions>({});
  const { review, leftOut, result } = screen;
  const { files, commits, earlier, onlyHere, code, server } = review;
  const { conflicts = [], errors, published, problem = review.problem } = result;
  const kept = files.filter(({ path }) => !leftOut.includes(path)).length;
  const isOpen = conflicts.some(({ id }) => !chosen[id]);
  return (
    <>
      {published && <PublishedNotice published={published} />}
      {problem && (
        <div class="other-errors" role="alert" tabIndex={-1}>
          <p class="error">{problem.message}</p>
          <p>{problem.fix}</p>
        </div>
      )}
      {errors.length > 0 && <ErrorList title="Not published. Fix this first:" errors={errors} />}
      {conflicts.length > 0 && (
        <p role="alert" tabIndex={-1}>
          Not published yet. Others have changed the same. Choose what to publish:
        </p>
      )}
      {conflicts.map((conflict) => (
        <Versions
          key={conflict.id}
          conflict={conflict}
          choose={(version) => setChosen({ ...chosen, [conflict.id]: version })}
        />
      ))}
      {review.problem === undefined && (kept > 0 || commits.length > 0) && (
        <div class="form">
          <p class="help">It goes to {server}.</p>
          <Button
            class="save"
            label={isPublishing.value ? 'Publishing …' : kept > 0 ? `Publish ${count(kept, 'change')}` : 'Publish now'}
            aria-disabled={isPublishing.value}
            disabled={isOpen}
            action={(editor) => publish(editor, screen, chosen)}
          />
        </div>
      )}
      {files.map((file) => (
        <FileChanges key={file.path} file={file} screen={screen} />
      ))}
      {commits.length > 0 && (
        <section class="changes" aria-label="Saved before">
          <h3>Saved earlier, and published now as well</h3>
          <ul>
            {commits.map(({ id, subject, author, files: paths }) => (
              <li key={id}>
                <p class="label">{subject}</p>
                <p class="help">{[author, ...paths].join(', ')}</p>
              </li>
            ))}
            {earlier.flatMap(({ path, heading, changes }) =>
              changes.map(({ label, diff }) => (
                <li key={[path, label].join()}>
                  <p class="label">{`${heading}: ${label}`}</p>
                  <Diff diff={diff} />
                </li>
              )),
            )}
          </ul>
        </section>
      )}
      {onlyHere.length > 0 && (
        <p class="notice">Not published, because git ignores it or it is a link: {onlyHere.join(', ')}.</p>
      )}
      {code.length > 0 && (
        <p class="help">Not published, because it is code: {listSome(code)}. Developers commit it themselves.</p>
      )}
    </>
  );
}

function FileChanges({ file, screen }: { file: ChangedFile; screen: Screen }) {
  const editor = useEditor();
  const { title, heading, changes, path } = file;
  const isLeftOut = screen.leftOut.includes(path);
  const toggle = () => {
    const others = screen.leftOut.filter((other) => other !== path);
    const leftOut = isLeftOut ? others : [...others, path];
    editor.screen.value = { ...screen, leftOut };
    editor.tab.update({ review: { leftOut, result: screen.result } });
  };
  return (
    <section class="changes" aria-label={title}>
      <h3>{heading}</h3>
      <ul>
        {changes.map(({ label, diff }) => (
          <li key={label} data-left-out={isLeftOut || undefined}>
            <p class="label">{label}</p>
            <Diff diff={diff} />
          </li>
        ))}
      </ul>
      <p class="tools">
        <label class="box">
          <input type="checkbox" aria-label={`Leave out: ${title}`} checked={isLeftOut} onChange={toggle} />
          Leave out
        </label>
        <Button
          class="add"
          label="Back to what is published"
          aria-label={`Back to what is published: ${title}`}
          action={(editor) => revert(editor, file, screen)}
        />
      </p>
    </section>
  );
}
