import type { Content } from './schema/content.ts';

/**
 * Takes jobs down whose last day has passed.
 * @param date today, e.g. "2026-11-20"
 * @returns what is still open, and a notice for each job that is not
 */
export function takeDownClosed(content: Content, date: string): { content: Content; notices: string[] } {
  const closed = content.jobs.filter(({ closes }) => closes !== undefined && closes < date);
  const notices = closed.map(({ file, closes }) => `${file}: closed on ${closes}, so the job is no longer shown`);
  return { content: { ...content, jobs: content.jobs.filter((job) => !closed.includes(job)) }, notices };
}
