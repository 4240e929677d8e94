import { idOf, listFindings } from '../findings.ts';
import type { Report } from '../survey.ts';
import { Cards } from './Cards.tsx';
import { Headings } from './Headings.tsx';
import { Links } from './Links.tsx';
import { count } from './numbers.ts';
import { OutsideLinks } from './OutsideLinks.tsx';
import { Parts } from './Parts.tsx';
import { Pictures, UnusedPictures } from './Pictures.tsx';
import { SearchResults } from './SearchResults.tsx';
import { AllWell, Section } from './Section.tsx';
import { Weight } from './Weight.tsx';
import { Words } from './Words.tsx';

/** The whole report, the most urgent first. */
export function ReportBody(report: Report) {
  return (
    <>
      <header>
        <p className="kicker">Report</p>
        <h1>{report.name}</h1>
        <p className="soft">
          {count(report.pages.length, 'page')}, {count(report.pictures.length, 'picture')}, as of {report.date}
        </p>
      </header>
      <Contents {...report} />
      <main>
        <ToDo {...report} />
        <Notices {...report} />
        <Parts parts={report.parts} />
        <Weight {...report} />
        <SearchResults {...report} />
        <Cards {...report} />
        <Links {...report} />
        <OutsideLinks {...report} />
        <Pictures {...report} />
        <UnusedPictures {...report} />
        <Words {...report} />
        <Headings {...report} />
      </main>
    </>
  );
}

const SECTIONS = [
  ['weight', 'Weight'],
  ['search-results', 'Search results'],
  ['social-cards', 'Social cards'],
  ['links', 'Links'],
  ['outside-links', 'Outside links'],
  ['pictures', 'Pictures'],
  ['crops', 'Crops'],
  ['unused-pictures', 'Unused pictures'],
  ['words', 'Words'],
  ['headings', 'Headings'],
] as const;

function Contents({ parts }: Report) {
  const own = parts.map(({ title }) => [idOf(title), title] as const);
  return (
    <nav aria-label="Contents">
      <ul>
        {[['to-do', 'To do'] as const, ['notices', 'Notices'] as const, ...own, ...SECTIONS].map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ToDo(report: Report) {
  const findings = listFindings(report);
  return (
    <Section id="to-do" title="To do" says="What stands out, the most urgent first.">
      {findings.length === 0 && <AllWell>Nothing: all is as it should be.</AllWell>}
      <ol className="findings">
        {findings.map(({ count: number, words, id }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <strong>{number}</strong> {words}
            </a>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Notices({ notices }: Report) {
  return (
    <Section id="notices" title="Notices" says="What each build says, and what need not be mended at once.">
      {notices.length === 0 && <AllWell>A build has nothing to say.</AllWell>}
      <ul>
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </Section>
  );
}
