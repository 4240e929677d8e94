import { fileIn, type ReadResult, type Source, type TextRules } from '../../engine/content/index.ts';
import { findUnusedItems, readAllowlist } from './allowlist.ts';
import { checkFigures } from './bare-figures.ts';
import { checkWords } from './long-words.ts';
import {
  interpolateFacts,
  type KnownFacts,
  listValues,
  PHONE,
  readKnownFacts,
  readName,
  VARIABLE,
} from './variables.ts';

/** Rules for copy: it uses facts such as `{{skus}}`, not bare figures, and has no words too long for a phone. */
export function readTextRules(reading: ReadResult): TextRules {
  const known = readKnownFacts(reading.sources);
  const allowlist = readAllowlist(reading.sources);
  // Errors for bare figures depend on these, so they are in the cache key of every file.
  const units = [...known.facts.values()].map(({ unit }) => unit);
  const shared = JSON.stringify([units, allowlist, known.isFactListReadable]);
  return {
    interpolate: (source) => interpolateFacts(source, known),
    keyOf: (source) => shared + factsKey(source, known),
    check: (source, copy) => [...checkFigures(source, copy, { known, allowlist }), ...checkWords(source, copy)],
    errors: findUnusedItems(reading, allowlist),
    valuesIn: (text) => listValues(text, known, (path) => fileIn(reading.folder, path)),
  };
}

/** The variables that a source uses, each with its value, and whether its name is known even if the fact is invalid. */
function factsKey({ raw }: Source, { facts, names, phone }: KnownFacts): string {
  const used = [...raw.matchAll(VARIABLE)].map(([, inside = '']) => readName(inside).name);
  return JSON.stringify(used.map((name) => [name, facts.get(name), names.includes(name), name === PHONE && phone]));
}
