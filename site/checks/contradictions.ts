import type { FactsEntry } from '../schema/facts.ts';

/** Facts with the same `measures` state the same quantity. Warns of each quantity with more than one value or unit. */
export function findContradictions({ file, facts }: FactsEntry): string[] {
  const entries = Object.entries(facts);
  const measured = new Set(entries.flatMap(([, { measures }]) => measures ?? []));
  return [...measured].flatMap((measures) => {
    const same = entries.filter(([, fact]) => fact.measures === measures);
    if (new Set(same.map(([, { value, unit }]) => `${value} ${unit}`)).size < 2) return [];
    return [
      `${file}: ${measures}: ${same.map(([name, { value }]) => `${name} says ${value}`).join(', ')}; ask which is right`,
    ];
  });
}
