import { isCutInSearch, isOverBudget, isUnreachable, type OutsideLink, type Report } from './collect-report.ts';
import type { ResultLine } from './search-result.ts';
import { PageLink, PathList, type ReportSection, Table } from './Table.tsx';

export const pageSections = (report: Report): ReportSection[] => [
  weightSection(report),
  searchSection(report),
  linksSection(report),
  outsideSection(report),
  headingsSection(report),
];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

function weightSection({ pages, homeUrl }: Report): ReportSection {
  const kinds = ['page', 'style', 'script', 'fonts'] as const;
  const sorted = pages.toSorted((a, b) => b.weights.page - a.weights.page);
  const columns = ['HTML', 'Style', 'Script', 'Fonts'];
  return {
    id: 'weight',
    title: 'Weight',
    description: 'Compressed by brotli. Pictures and the scripts of islands are left out.',
    body: (
      <Table
        caption="Weight of each page, the heaviest first"
        columns={['Page', ...columns.map((heading) => ({ number: heading })), 'Islands']}
        rows={sorted.map((page) => ({
          key: page.path,
          isFlagged: isOverBudget(page),
          cells: [
            <PageLink key="path" path={page.path} homeUrl={homeUrl} />,
            ...kinds.map((kind) => kilobytes(page.weights[kind])),
            page.islands.join(', '),
          ],
        }))}
      />
    ),
  };
}

function searchSection({ pages, name }: Report): ReportSection {
  const sorted = pages.toSorted((a, b) => Number(isCutInSearch(b)) - Number(isCutInSearch(a)));
  return {
    id: 'search-results',
    title: 'Search results',
    description:
      'As a search engine shows each page on a desktop. Titles and descriptions that are too long come first. The limits are measured; no search engine publishes them.',
    body: (
      <ol className="results">
        {sorted.map((page) => (
          <li key={page.path} className={isCutInSearch(page) ? 'result flagged' : 'result'}>
            <p className="result-site">
              {name}
              <span className="result-address">
                {page.address.replace(/\/$/, '').replace(/(?<!\/)\/(?!\/)/g, ' › ')}
              </span>
            </p>
            <p className="result-title">{page.title.shown}</p>
            <p className="result-text">{page.description.shown}</p>
            <p className="soft">
              <TextLength name="Title" line={page.title} />, <TextLength name="description" line={page.description} />
              {page.noindex && '; hidden from search engines'}
            </p>
          </li>
        ))}
      </ol>
    ),
  };
}

function TextLength({ name, line: { characters, width, limit, isCut } }: { name: string; line: ResultLine }) {
  const text = `${name} ${characters} characters, ${width} of ${limit} px`;
  return isCut ? <strong>{text}</strong> : text;
}

function linksSection({ pages, homeUrl, redirects }: Report): ReportSection {
  const sorted = pages.toSorted((a, b) => a.incoming.fromText.length - b.incoming.fromText.length);
  return {
    id: 'links',
    title: 'Links',
    description:
      'How many pages link to each page: from their text, and from anywhere, which includes menus and footers. Readers rarely find a page that only menus link to.',
    body: (
      <>
        <Table
          caption="Incoming links of each page, the fewest first"
          columns={['Page', { number: 'From text' }, { number: 'From anywhere' }, 'Linked in the text of']}
          rows={sorted.map((page) => ({
            key: page.path,
            cells: [
              <PageLink key="path" path={page.path} homeUrl={homeUrl} />,
              page.incoming.fromText.length,
              page.incoming.fromAnywhere.length,
              <PathList key="pages" paths={page.incoming.fromText} />,
            ],
          }))}
        />
        {redirects.length > 0 && <p className="soft">Left out, because they redirect: {redirects.join(', ')}</p>}
      </>
    ),
  };
}

function outsideSection({ outside }: Report): ReportSection {
  const sorted = outside.toSorted((a, b) => Number(isUnreachable(b)) - Number(isUnreachable(a)));
  const isRequested = outside.some(({ status }) => status !== undefined);
  const table = (
    <Table
      caption="Links to other sites"
      columns={['Address', 'Reached', 'On']}
      rows={sorted.map((link) => ({
        key: link.url,
        isFlagged: isUnreachable(link),
        cells: [
          <a key="url" href={link.url} rel="noreferrer">
            {link.url}
          </a>,
          describeStatus(link),
          <PathList key="pages" paths={link.pages} />,
        ],
      }))}
    />
  );
  return {
    id: 'outside-links',
    title: 'Outside links',
    description: isRequested
      ? 'Requested when this report was made. Some hosts block everything but browsers: open a link before you delete it.'
      : 'Not requested. To check them, run npm run report -- --outside.',
    body: outside.length === 0 ? <p className="ok">No page links to another site.</p> : table,
  };
}

function describeStatus({ status }: OutsideLink): string {
  if (status === undefined) return 'not requested';
  return `${status.isReached ? 'reached' : 'not reached'} (${status.text})`;
}

function headingsSection({ pages }: Report): ReportSection {
  return {
    id: 'headings',
    title: 'Headings',
    description: 'Screen reader users jump from heading to heading. The headings alone should say what a page holds.',
    body: pages.map(({ path, headings }) => (
      <details key={path}>
        <summary>
          <span className="path">{path}</span> <span className="soft">({headings.length})</span>
        </summary>
        <ul className="outline">
          {headings.map(({ level, text }, index) => (
            <li key={index} className={`level-${level}`}>
              <span className="soft">h{level}</span> {text}
            </li>
          ))}
        </ul>
      </details>
    )),
  };
}
