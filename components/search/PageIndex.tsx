import { Island } from '../elements/Island.tsx';
import { Link } from '../elements/Link.tsx';
import { ShortText } from '../elements/ShortText.tsx';
import { TelephoneLink } from '../people/TelephoneLink.tsx';
import { FILTER_FIELD } from './filter-field.ts';

export interface IndexedPage {
  path: string;
  title: string;
  /** A short description that is shown. */
  summary: string;
  /** The description for search engines, which is searched but not shown. */
  description: string;
  /** Other words of the page, which are searched but not shown. */
  words: readonly string[];
}

export interface IndexSection {
  /** The title of the parent page. For the home page, the site map shows another heading. */
  title: string;
  pages: IndexedPage[];
}

export interface PageIndexProps {
  sections: readonly IndexSection[];
  /** The main phone number, for visitors who find nothing. */
  phone: string;
}

/** The list of all pages, which a script filters. */
export function PageIndex({ sections, phone }: PageIndexProps) {
  return (
    <Island name="filter" props={undefined} className="page-index">
      <PageFilter />
      {sections.map((section) => (
        <PageIndexSection key={section.title} section={section} />
      ))}
      <div className="page-index-empty" data-no-results hidden>
        <p className="page-index-empty-title">
          No page has “<span data-no-results-query />
          ”.
        </p>
        <p data-no-results-suggestion>
          Did you mean <span data-no-results-links />?
        </p>
        <p>Try fewer or shorter words, or ask us. Someone who knows will answer.</p>
        <p className="page-index-actions">
          <button type="button" className="button" data-all>
            Show all pages
          </button>
          <TelephoneLink phone={phone} />
        </p>
      </div>
    </Island>
  );
}

/** The filter of the list below it. Hidden without a script. */
function PageFilter() {
  return (
    <search>
      <div className="page-filter" hidden>
        <label className="form-label" htmlFor={FILTER_FIELD}>
          Find a page
        </label>
        <input
          className="form-input"
          id={FILTER_FIELD}
          type="search"
          name="q"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
        />
        <p className="page-filter-count" role="status" />
      </div>
    </search>
  );
}

/** The pages of a section, one per row. Descriptions and words are searched but not shown. */
function PageIndexSection({ section: { title, pages } }: { section: IndexSection }) {
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
        {pages.map(({ path, title, summary, description, words }) => (
          <li key={path} data-description={description} data-words={words.join(' ')}>
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
