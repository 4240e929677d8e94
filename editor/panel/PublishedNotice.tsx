/** @jsxImportSource preact */
import type { Published } from '../protocol.ts';
import { useEditor } from './context.ts';
import { count, formText } from './text.ts';

/** Where a publication is, and where visitors will see it. */
export function PublishedNotice({ published }: { published: Published }) {
  const editor = useEditor();
  const { commit, target, site, authors, hasChosen, samples, progressUrl } = published;
  return (
    <>
      <p>
        {progressUrl ? 'GitHub now puts it online at ' : 'Your host decides when visitors see it at '}
        <a href={site}>{site}</a>
      </p>
      {progressUrl && (
        <p>
          <a href={progressUrl}>Watch its progress</a>
        </p>
      )}
      {authors.length > 0 && (
        <p>
          {authors.join(' and ')} had published, too. Your files now have it
          {hasChosen && ', except where you chose yours'}.
        </p>
      )}
      {samples.length > 0 && (
        <>
          <p class="notice">
            {count(samples.length, 'sample value')} {samples.length === 1 ? 'remains' : 'remain'}. Until they are
            replaced, the site may not go online.
          </p>
          <details>
            <summary>Which?</summary>
            <ul>
              {samples.map(({ file, message }, index) => (
                // The list never changes.
                <li key={`${index}`}>{`${editor.getFileName(file)}: ${formText(message)}`}</li>
              ))}
            </ul>
          </details>
        </>
      )}
      <details>
        <summary>For developers</summary>
        <p class="help">
          Commit {commit} is on {target}.
        </p>
      </details>
    </>
  );
}
