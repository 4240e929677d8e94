import type { TextRules } from '../../engine/content/rules.ts';
import { fileIn, type Reading, type Source } from '../../engine/content/source.ts';
import { findUnusedAllowed, readAllowed } from './allowed.ts';
import { checkFigures } from './bare-figures.ts';
import { REFERENCE, readName } from './braces.ts';
import { FACTS, type FactBook, fillFacts, listBorrowed, readFacts } from './fact-book.ts';
import { checkWords } from './long-words.ts';

/** The rules of texts: facts are put in by name, and no bare figure stands beside them. */
export function readTextRules(reading: Reading): TextRules {
  const facts = readFacts(reading.sources);
  const allowed = readAllowed(reading.sources);
  // What a bare figure is depends on the units of all facts, and on what is allowed.
  const units = [...facts.facts.values()].map(({ unit }) => unit);
  const around = JSON.stringify([units, allowed, facts.isReadable]);
  return {
    fill: (source) => fillFacts(source, facts),
    keyOf: (source) => around + listNamed(source, facts),
    check: (source, copy) => [...checkFigures(source, copy, { facts, allowed }), ...checkWords(source, copy)],
    errors: findUnusedAllowed(reading, allowed),
    borrowed: (text) => listBorrowed(text, facts, fileIn(reading.folder, FACTS)),
  };
}

/** The facts that a source names, as they stand. */
function listNamed({ raw }: Source, { facts, isHeld }: FactBook): string {
  const names = [...raw.matchAll(REFERENCE)].map(([, inside = '']) => readName(inside).name);
  return JSON.stringify(names.map((name) => [name, facts.get(name), isHeld(name)]));
}
