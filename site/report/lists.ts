import type { ReportList, ReportLists } from '../../engine/report/index.ts';
import { findContradictions } from '../checks/contradictions.ts';
import { findSamples } from '../checks/find-samples.ts';
import { addDays } from '../model/dates.ts';
import type { Content } from '../schema/content.ts';

/** In days. */
const SOON = 30;

/** The lists that this site adds to the report, most urgent first. */
export const listsOf: ReportLists<Content> = (content, context) => [
  listEndingSoon(content, context),
  listContradictions(content),
  listSampleValues(content, context),
];

type Context = Parameters<ReportLists<Content>>[1];

function listEndingSoon({ jobs, 'food-shows': shows }: Content, { date, sources }: Context): ReportList {
  const last = addDays(date, SOON);
  const endings = [
    ...jobs.flatMap(({ file, title, closes, closed }) =>
      closes && !closed ? [{ file, field: 'closes', title, ends: closes }] : [],
    ),
    ...shows.map(({ file, title, ends }) => ({ file, field: 'ends', title, ends })),
  ];
  const soon = endings.filter(({ ends }) => ends >= date && ends <= last).sort((a, b) => (a.ends < b.ends ? -1 : 1));
  return {
    title: 'Jobs and shows that end soon',
    description: `Within ${SOON} days. The first build after their last day no longer lists them. Ask whether others follow.`,
    noun: ['job or show that ends soon', 'jobs and shows that end soon'],
    empty: `None ends within ${SOON} days.`,
    items: soon.map(({ file, field, title, ends: day }) => ({
      place: placeOf(sources, file, field),
      text: `${title}, until ${day}`,
    })),
  };
}

/** e.g. "content/jobs/cdl-driver.md:7:1" */
function placeOf(sources: Context['sources'], file: string, field: string): string {
  const position = sources.find((source) => source.file === file)?.positionOfKey([field]);
  return position ? `${file}:${position.line}:${position.column}` : file;
}

function listContradictions({ facts }: Content): ReportList {
  return {
    title: 'Contradicting facts',
    description: 'Facts that measure the same thing and give different numbers. The site shows both.',
    noun: ['contradiction between facts', 'contradictions between facts'],
    empty: 'No two facts contradict each other.',
    items: findContradictions(facts).map((warning) => {
      // The warning begins with the file, e.g. "content/facts.md: stores served: …".
      const [place = '', ...text] = warning.split(': ');
      return { place, text: text.join(': ') };
    }),
  };
}

function listSampleValues(content: Content, { sources, origin }: Context): ReportList {
  return {
    title: 'Sample values',
    description:
      'Entries with sample: true, and invented values such as example.com. While there are any, npm run publish-check fails.',
    noun: ['sample value', 'sample values'],
    empty: 'No sample values.',
    items: findSamples(content, sources, origin).map(({ file, position: { line, column }, message }) => ({
      place: `${file}:${line}:${column}`,
      text: message,
    })),
  };
}
