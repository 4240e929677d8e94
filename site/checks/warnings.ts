import type { Source } from '../../engine/content/index.ts';
import { listIncompletePostings } from '../data/job-posting.ts';
import type { Content } from '../schema/content.ts';
import { findContradictions } from './contradictions.ts';
import { listSampleWarnings } from './samples.ts';
import { findSpelledFacts } from './spelled-facts.ts';

/** Messages for a maintainer that do not prevent a build. */
export function listWarnings(content: Content, sources: readonly Source[]): string[] {
  return [
    ...listIncompletePostings(content.jobs),
    ...findSpelledFacts(sources),
    ...findContradictions(content.facts),
    ...listSampleWarnings(content),
  ];
}
