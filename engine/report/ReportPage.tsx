import { idOf, listFindings, type Report, type ReportList } from './collect-report.ts';
import { pageSections } from './page-sections.tsx';
import { pictureSections } from './picture-sections.tsx';
import type { ReportSection } from './Table.tsx';

export function ReportPage(report: Report) {
  const { name, date, pages, pictures } = report;
  const sections = [
    toDoSection(report),
    warningsSection(report),
    ...report.lists.map(listSection),
    ...pageSections(report),
    ...pictureSections(report),
  ];
  return (
    <>
      <header>
        <p className="kicker">Report</p>
        <h1>{name}</h1>
        <p className="soft">
          {pages.length} pages, {pictures.length} pictures, as of {date}
        </p>
      </header>
      <nav aria-label="Contents">
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        {sections.map(({ id, title, description, body }) => (
          <section key={id} id={id} className="section" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <p className="description">{description}</p>
            {body}
          </section>
        ))}
      </main>
    </>
  );
}

function toDoSection(report: Report): ReportSection {
  const findings = listFindings(report);
  return {
    id: 'to-do',
    title: 'To do',
    description: 'The most urgent first.',
    body: (
      <>
        {findings.length === 0 && <p className="ok">Nothing to do.</p>}
        <ol className="findings">
          {findings.map(({ count, noun, section }) => (
            <li key={section}>
              <a href={`#${section}`}>
                <strong>{count}</strong> {noun}
              </a>
            </li>
          ))}
        </ol>
      </>
    ),
  };
}

function warningsSection({ warnings: lines }: Report): ReportSection {
  return {
    id: 'warnings',
    title: 'Warnings',
    description: 'What every build prints. None of it is urgent.',
    body: (
      <>
        {lines.length === 0 && <p className="ok">No warnings.</p>}
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </>
    ),
  };
}

function listSection({ title, description, empty, items }: ReportList): ReportSection {
  const placesByText = new Map<string, string[]>();
  for (const { place, text } of items) placesByText.set(text, [...(placesByText.get(text) ?? []), place]);
  const body = (
    <dl className="rows">
      {[...placesByText].map(([text, places]) => (
        <div key={text}>
          <dt>{text}</dt>
          {places.map((place) => (
            <dd key={place}>
              <code>{place}</code>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
  return { id: idOf(title), title, description, body: items.length === 0 ? <p className="ok">{empty}</p> : body };
}
