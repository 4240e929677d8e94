import { listIncompletePostings } from '../data/job-posting.ts';
import type { Content } from '../schema/content.ts';
import { findContradictions } from './contradictions.ts';
import { findCopiedButtons } from './copied-buttons.ts';
import { listSampleWarnings } from './samples.ts';

/** Messages for a maintainer that do not prevent a build. */
export function listWarnings(content: Content): string[] {
  return [
    ...listIncompletePostings(content.jobs),
    ...findCopiedButtons(content.jobs),
    ...findContradictions(content.facts),
    ...listSampleWarnings(content),
  ];
}
