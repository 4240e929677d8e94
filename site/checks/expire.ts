import type { Content } from '../schema/content.ts';

/**
 * Takes down what is over: jobs are marked as closed and leave search, food shows go.
 * @param date today, e.g. "2026-11-20"
 * @returns the content as it stands on that day, and a notice for each entry that is over
 */
export function takeDownClosed(content: Content, date: string): { content: Content; notices: string[] } {
  const isClosed = ({ closed, closes = date }: Content['jobs'][number]) => closed || closes < date;
  const isOver = ({ ends }: Content['food-shows'][number]) => ends < date;
  const { jobs, 'food-shows': shows } = content;
  const notices = [
    ...jobs.filter(isClosed).map(({ file, closes }) => `${file}: closed${on(closes)}, so the job is no longer listed`),
    ...shows.filter(isOver).map(({ file, ends }) => `${file}: ended on ${ends}, so the show is no longer shown`),
  ];
  return {
    content: {
      ...content,
      jobs: jobs.map((job) => (isClosed(job) ? { ...job, closed: true, noindex: true } : job)),
      'food-shows': shows.filter((show) => !isOver(show)),
    },
    notices,
  };
}

function on(closes: string | undefined): string {
  return closes === undefined ? '' : ` on ${closes}`;
}
