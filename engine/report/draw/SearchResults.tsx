import type { Line } from '../search-result.ts';
import type { Report } from '../survey.ts';
import type { PageReport } from '../survey-pages.ts';
import { Section } from './Section.tsx';

/** How a search engine would show each page. */
export function SearchResults({ pages, name }: Report) {
  const shown = [...pages].sort((a, b) => Number(isCut(b)) - Number(isCut(a)));
  return (
    <Section
      id="search-results"
      title="Search results"
      says="As a search engine shows them on a desktop, cut where its room ends; those that are cut come first. No engine publishes its room: this is what is measured on its pages."
    >
      <ol className="results">
        {shown.map((page) => (
          <li key={page.path} className={isCut(page) ? 'result flagged' : 'result'}>
            <p className="result-site">
              {name}
              <span className="result-address">
                {page.address.replace(/\/$/, '').replace(/(?<!\/)\/(?!\/)/g, ' › ')}
              </span>
            </p>
            <p className="result-title">{page.title.shown}</p>
            <p className="result-words">{page.description.shown}</p>
            <p className="soft">
              <Room name="Title" line={page.title} />, <Room name="description" line={page.description} />
              {page.noindex && '; kept out of search results'}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const isCut = ({ title, description, noindex }: PageReport) => !noindex && (title.isCut || description.isCut);

function Room({ name, line: { characters, width, room, isCut: isTooLong } }: { name: string; line: Line }) {
  const words = `${name} ${characters} characters, ${width} of ${room} px`;
  return isTooLong ? <strong>{words}</strong> : words;
}
