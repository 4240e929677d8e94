/** @jsxImportSource preact */
import type { Published } from '../protocol.ts';
import { count } from './text.ts';

/** Where a publication is, and where visitors will see it. */
export function PublishedNotice({ published }: { published: Published }) {
  const { commit, target, site, authors, samples, progressUrl } = published;
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
        <p>{authors.join(' and ')} had published, too. Your files now have it, except where you chose yours.</p>
      )}
      {samples > 0 && (
        <p class="notice">
          {count(samples, 'sample value')} {samples === 1 ? 'remains' : 'remain'}. Until they are replaced, the site may
          not go online.
        </p>
      )}
      <details>
        <summary>For developers</summary>
        <p class="help">
          Commit {commit} is on {target}.{samples > 0 && ' `npm run check:placeholders` lists the sample values.'}
        </p>
      </details>
    </>
  );
}
