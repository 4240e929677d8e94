import { listIncompletePostings } from '../data/job-posting.ts';
import type { Content } from '../schema/content.ts';
import { findContradictions } from './contradictions.ts';
import { findCopiedButtons } from './copied-buttons.ts';
import { listSampleNotices } from './samples.ts';

/** What a maintainer should know but need not fix now. */
export function listNotices(content: Content): string[] {
  return [
    ...listIncompletePostings(content.jobs),
    ...findCopiedButtons(content.jobs),
    ...findContradictions(content.facts),
    ...listSampleNotices(content),
  ];
}
