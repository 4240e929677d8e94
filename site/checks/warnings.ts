import { listIncompletePostings } from '../data/job-posting.ts';
import type { Content } from '../schema/content.ts';
import { findContradictions } from './contradictions.ts';
import { findMismatchedButtons } from './mismatched-buttons.ts';
import { listSampleWarnings } from './samples.ts';

/** Messages for a maintainer that do not prevent a build. */
export function listWarnings(content: Content): string[] {
  return [
    ...listIncompletePostings(content.jobs),
    ...findMismatchedButtons(content.jobs),
    ...findContradictions(content.facts),
    ...listSampleWarnings(content),
  ];
}
