/** Warns of texts that spell the value of a fact, such as "22,000". Nobody would change them together with the fact. */
import { listTexts, type Source } from '../../engine/content/index.ts';
import { type Diagnostic, makeWarning } from '../../engine/core/index.ts';
import { FACTS_FILE, readFacts } from './facts.ts';

/**
 * Three digits or more with a comma or a point among them, such as "22,000", "$19.00" or "2.53%". Other numbers occur by chance:
 * "12" in a date, "1959" in an address, "99%" in a saying.
 */
const DISTINCTIVE = /\d[\d,.]*[,.]\d+/;
const MIN_DIGITS = 3;

/** @returns a warning for each place, by file and in the order of its text */
export function findSpelledFacts(sources: readonly Source[]): Diagnostic[] {
  const facts = [...readFacts(sources).facts].filter(([, { text }]) => isDistinctive(text));
  if (facts.length === 0) return [];
  const names = new Map(facts.map(([name, { text }]) => [text, name]));
  const pattern = matchAny([...names.keys()]);
  return sources.filter(({ path }) => path !== FACTS_FILE).flatMap((source) => findInSource(source, pattern, names));
}

function isDistinctive(text: string): boolean {
  const [number = ''] = DISTINCTIVE.exec(text) ?? [];
  return number.replace(/\D/g, '').length >= MIN_DIGITS;
}

/** Matches none of the values inside another amount, such as "22,000" in "122,000", "$22,000" or "22,000.50". */
function matchAny(values: readonly string[]): RegExp {
  const escaped = values.map((value) => value.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\d.,$-])(?:${escaped.join('|')})(?![\\p{L}\\d%]|[.,]\\d)`, 'gu');
}

function findInSource(source: Source, pattern: RegExp, names: ReadonlyMap<string, string>): Diagnostic[] {
  return listTexts(source).flatMap(({ path, text, locate }) =>
    [...text.matchAll(pattern)].map(({ 0: value, index }) => {
      const name = names.get(value);
      const fix = `Write \`{{${name}}}\`, so that it changes with the fact.`;
      const warning = makeWarning(source.file, 'spelled-fact', `Spells the value of the fact \`${name}\`.`, fix);
      return { ...warning, position: locate(index), path };
    }),
  );
}
