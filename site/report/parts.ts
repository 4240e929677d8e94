import type { ReportedAround, ReportPart, ReportRules } from '../../engine/report/part.ts';
import { findContradictions } from '../checks/contradictions.ts';
import { findSamples } from '../checks/find-samples.ts';
import { addDays } from '../model/dates.ts';
import type { Content } from '../schema/content.ts';
import { BUDGETS, budgetOf, pictureBudgetOf } from './budgets.ts';

/** In days: time enough to find out what comes next. */
const SOON = 30;

/** What the report says of this site besides what it says of any. */
export const report: ReportRules<Content> = {
  budgets: BUDGETS,
  budgetOf,
  pictureBudgetOf,
  parts: (content, around) => [endingSoon(content, around), contradictions(content), samples(content, around)],
};

function endingSoon({ jobs, 'food-shows': shows }: Content, { date, sources }: ReportedAround): ReportPart {
  const last = addDays(date, SOON);
  const ends = [
    ...jobs.flatMap(({ file, title, closes, closed }) =>
      closes && !closed ? [{ file, field: 'closes', title, ends: closes }] : [],
    ),
    ...shows.map(({ file, title, ends: day }) => ({ file, field: 'ends', title, ends: day })),
  ];
  const soon = ends.filter((one) => one.ends >= date && one.ends <= last).sort((a, b) => (a.ends < b.ends ? -1 : 1));
  return {
    title: 'Jobs and shows that end soon',
    says: `Within ${SOON} days. They leave the site by themselves with the next build after their last day: ask what comes next.`,
    counted: ['job or show that ends soon', 'jobs and shows that end soon'],
    none: `None ends within ${SOON} days.`,
    rows: soon.map(({ file, field, title, ends: day }) => ({
      place: placeOf(sources, file, field),
      words: `${title}, until ${day}`,
    })),
  };
}

/** e.g. "content/jobs/cdl-driver.md:7:1" */
function placeOf(sources: ReportedAround['sources'], file: string, field: string): string {
  const position = sources.find((source) => source.file === file)?.positionOfKey([field]);
  return position ? `${file}:${position.line}:${position.column}` : file;
}

function contradictions({ facts }: Content): ReportPart {
  return {
    title: 'Contradicting facts',
    says: 'Facts that measure the same thing and say different numbers. Both stand on the site.',
    counted: ['contradiction between facts', 'contradictions between facts'],
    none: 'No two facts contradict each other.',
    rows: findContradictions(facts).map((notice) => {
      const [place = '', ...words] = notice.split(': ');
      return { place, words: words.join(': ') };
    }),
  };
}

function samples(content: Content, { sources, origin }: ReportedAround): ReportPart {
  return {
    title: 'Sample values',
    says: 'Entries that say sample: true, and examples that nobody has, wherever they stand. With any of them, npm run publish-check fails.',
    counted: ['sample value', 'sample values'],
    none: 'Nothing is a sample any more.',
    rows: findSamples(content, sources, origin).map(({ file, position: { line, column }, message }) => ({
      place: `${file}:${line}:${column}`,
      words: message.replace(/^[\w.-]+: /, ''),
    })),
  };
}
