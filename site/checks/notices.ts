import { noticeIncomplete } from '../data/job-posting.ts';
import type { Content } from '../schema/content.ts';
import { findContradictions } from './contradictions.ts';
import { noticeSamples } from './samples.ts';

/** What a maintainer should know, and need not mend at once. */
export function listNotices(content: Content): string[] {
  return [...noticeIncomplete(content.jobs), ...findContradictions(content.facts), ...noticeSamples(content)];
}
