import { listIncompletePostings } from '../data/job-posting.ts';
import type { Content } from '../schema/content.ts';
import { findContradictions } from './contradictions.ts';
import { findCopiedButtons } from './copied-buttons.ts';
import { listSampleNotices } from './samples.ts';

/** Messages for a maintainer that do not prevent a build. */
export function listNotices(content: Content): string[] {
  return [
    ...listIncompletePostings(content.jobs),
    ...findCopiedButtons(content.jobs),
    ...findContradictions(content.facts),
    ...listSampleNotices(content),
  ];
}
