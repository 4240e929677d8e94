import { type Diagnostic, makeWarning } from '../../engine/core/index.ts';
import type { Content } from '../schema/content.ts';

/**
 * Removes jobs that are not posted yet and food shows that are over; marks jobs that have closed.
 * @param date today, e.g. "2026-11-20"
 * @returns the content of that day, and a warning for each entry that was removed or marked
 */
export function keepCurrent(content: Content, date: string): { content: Content; warnings: Diagnostic[] } {
  const isClosed = ({ closed, closes = date }: Content['jobs'][number]) => closed || closes < date;
  const isOver = ({ ends }: Content['food-shows'][number]) => ends < date;
  const isEarly = ({ posted = date }: Content['jobs'][number]) => posted > date;
  const { 'food-shows': shows } = content;
  const [early, jobs] = [content.jobs.filter(isEarly), content.jobs.filter((job) => !isEarly(job))];
  const warnings = [
    ...early.map(({ file, posted }) => warn(file, `posted on ${posted}, so the job has no page before that day`)),
    ...jobs.filter(isClosed).map(({ file, closes = date }) => {
      const day = closes < date ? ` on ${closes}` : '';
      return warn(file, `closed${day}, so the job is no longer listed`);
    }),
    ...shows.filter(isOver).map(({ file, ends }) => warn(file, `ended on ${ends}, so the show is no longer shown`)),
  ];
  return {
    content: {
      ...content,
      jobs: jobs.map((job) => (isClosed(job) ? { ...job, closed: true, noindex: true } : job)),
      'food-shows': shows.filter((show) => !isOver(show)),
    },
    warnings,
  };
}

const warn = (file: string, message: string) => makeWarning(file, 'not-current', message);
