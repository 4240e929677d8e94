import { Link } from '../elements/Link.tsx';
import { ShortText } from '../elements/ShortText.tsx';
import type { IndexSection } from './page-index.ts';

/** The pages of a section, one per row. Descriptions are searched but not shown. */
export function PageIndexSection({ section: { title, pages } }: { section: IndexSection }) {
  const id = title.toLowerCase().replace(/[\s\p{P}\p{S}]+/gu, '-');
  return (
    <section className="page-index-section" aria-labelledby={id}>
      <div className="page-index-head">
        <h2 id={id}>{title}</h2>
        <p>
          <span className="sr-only">Pages: </span>
          <span data-count>{pages.length}</span>
        </p>
      </div>
      <ul>
        {pages.map(({ path, title, summary, description }) => (
          <li key={path} data-description={description}>
            {/* The filter searches the text of the item, so a space separates title and summary. */}
            <Link href={path}>{title}</Link>{' '}
            <p>
              <ShortText>{summary}</ShortText>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
