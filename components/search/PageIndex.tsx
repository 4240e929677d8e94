import { Island } from '../elements/Island.tsx';
import { TelephoneLink } from '../people/TelephoneLink.tsx';
import { PageFilter } from './PageFilter.tsx';
import { PageIndexSection } from './PageIndexSection.tsx';
import type { IndexSection } from './page-index.ts';

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
