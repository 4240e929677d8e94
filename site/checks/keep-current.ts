import { type Diagnostic, makeWarning } from '../../engine/core/index.ts';
import type { Content } from '../schema/content.ts';

/**
 * Removes jobs that are not posted yet, food shows that are over, and the notice of other days; marks jobs that have closed.
 * @param date today, e.g. "2026-11-20"
 * @returns the content of that day, and a warning for each entry that was removed or marked
 */
export function keepCurrent(content: Content, date: string): { content: Content; warnings: Diagnostic[] } {
  const isClosed = ({ closed, closes = date }: Content['jobs'][number]) => closed || closes < date;
  const isOver = ({ ends }: Content['food-shows'][number]) => ends < date;
  const isEarly = ({ posted = date }: Content['jobs'][number]) => posted > date;
  const { 'food-shows': shows, site } = content;
  const { from = date, until = date } = site.notice ?? {};
  const hasNotice = from <= date && date <= until;
  const [early, jobs] = [content.jobs.filter(isEarly), content.jobs.filter((job) => !isEarly(job))];
  const warnings = [
    ...early.map(({ file, posted }) => warn(file, `posted on ${posted}, so the job has no page before that day`)),
    ...jobs.filter(isClosed).map(({ file, closes = date }) => {
      const day = closes < date ? ` on ${closes}` : '';
      return warn(file, `closed${day}, so the job is no longer listed`);
    }),
    ...(hasNotice ? [] : [warn(site.file, `the notice is shown only ${describeDays(site.notice)}`)]),
    ...shows.filter(isOver).map(({ file, ends }) => warn(file, `ended on ${ends}, so the show is no longer shown`)),
  ];
  return {
    content: {
      ...content,
      site: hasNotice ? site : { ...site, notice: undefined },
      jobs: jobs.map((job) => (isClosed(job) ? { ...job, closed: true, noindex: true } : job)),
      'food-shows': shows.filter((show) => !isOver(show)),
    },
    warnings,
  };
}

/** e.g. "from 2026-12-01 until 2026-12-03" */
function describeDays({ from, until }: { from?: string | undefined; until?: string | undefined } = {}): string {
  return [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ');
}

const warn = (file: string, message: string) => makeWarning(file, 'not-current', message);
