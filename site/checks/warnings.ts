import type { Source } from '../../engine/content/index.ts';
import { type Diagnostic, makeWarning } from '../../engine/core/index.ts';
import { listIncompletePostings } from '../outputs/job-posting.ts';
import type { Content } from '../schema/content.ts';
import type { FactsEntry } from '../schema/facts.ts';
import { listSampleWarnings } from './samples.ts';
import { findSpelledFacts } from './spelled-facts.ts';

/** Messages for a maintainer that do not prevent a build. */
export function listWarnings(content: Content, sources: readonly Source[]): Diagnostic[] {
  return [
    ...listIncompletePostings(content.jobs),
    ...findSpelledFacts(sources),
    ...findContradictions(content.facts),
    ...listSampleWarnings(content),
  ];
}

/** Facts with the same `measures` state the same quantity. Warns of each quantity with more than one value or unit. */
function findContradictions({ file, facts }: FactsEntry): Diagnostic[] {
  const entries = Object.entries(facts);
  const measured = new Set(entries.flatMap(([, { measures }]) => measures ?? []));
  return [...measured].flatMap((measures) => {
    const same = entries.filter(([, fact]) => fact.measures === measures);
    if (new Set(same.map(([, { value, unit }]) => `${value} ${unit}`)).size < 2) return [];
    const values = same.map(([name, { value }]) => `${name} says ${value}`).join(', ');
    return [makeWarning(file, 'contradiction', `${measures}: ${values}; ask which is right`)];
  });
}
