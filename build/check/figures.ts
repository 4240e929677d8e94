/**
 * No business figure stands in copy but by the name of a fact: a bare one would be the one that nobody changes. A figure
 * that is no fact of the business is allowed in content/facts.md, with a reason.
 */
import { AuthorError } from '../errors.ts';
import { type Figure, findDigits, findSpelled, isSameUnit } from '../figures.ts';
import type { Source } from '../read.ts';
import type { Allowed } from '../schema/facts.ts';
import { isCopy } from './copy.ts';
import { type FactBook, REFERENCE } from './facts.ts';
import { listPassages } from './passages.ts';

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?)';

/** What is written in digits and is no figure: references, links, dates, times, phone numbers, the numbers of a list. */
const NO_FIGURES: readonly RegExp[] = [
  REFERENCE,
  // HTML, which is a fault of its own.
  /<[^>]*>/g,
  /\]\([^)]*\)/g,
  /\bhttps?:\/\/\S+|\S+@\S+/g,
  /(?:\+?1[ -])?(?:\(\d{3}\) |\b\d{3}[-.])\d{3}[-.]\d{4}\b/g,
  /\b\d{4}-\d{2}-\d{2}\b/g,
  new RegExp(`\\b${MONTH} (?:\\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4}\\b)?|\\d{4}\\b)`, 'g'),
  new RegExp(`\\b\\d{1,2} ${MONTH}(?: \\d{4})?\\b`, 'g'),
  /\b\d{1,2}(?::\d{2})? ?[ap]\.?m\b|\b\d{1,2}:\d{2}\b/gi,
  /^\s*\d+[.)] /gm,
];

/** Faults for bare figures in copy, and for what is allowed and stands nowhere. */
export function checkFigures(sources: readonly Source[], facts: FactBook, allowed: readonly Allowed[]): AuthorError[] {
  const units = [...new Set([...facts.values()].map(({ unit }) => unit))];
  return [
    ...sources
      .filter(({ path }) => path !== 'facts.md')
      .flatMap((source) => findBare(source, units, allowed).map((bare) => bareFigure(source, bare, facts))),
    ...findIdle(sources, allowed),
  ];
}

function findBare(source: Source, units: readonly string[], allowed: readonly Allowed[]) {
  const words = allowed.filter((entry) => entry.in === source.path).map((entry) => entry.words);
  return listPassages(source)
    .filter(({ path }) => isCopy(path))
    .flatMap(({ text, locate }) => {
      const copy = words.reduce(blank, NO_FIGURES.reduce(blank, text));
      const digits = findDigits(copy);
      const spelled = findSpelled(copy, units).filter(({ index }) => !digits.some((other) => other.index === index));
      return [...digits, ...spelled].map((figure) => ({ ...figure, position: locate(figure.index) }));
    });
}

/** Keeps every other character at its place. */
function blank(text: string, pattern: RegExp | string): string {
  return text.replaceAll(pattern, (found) => ' '.repeat(found.length));
}

function bareFigure(
  { file }: Source,
  { words, position, ...figure }: Figure & { position: AuthorError['position'] },
  facts: FactBook,
): AuthorError {
  const names = findNames(figure, facts).map((name) => `{{${name}}}`);
  const cure =
    names.length > 0
      ? `write ${names.join(' or ')}`
      : 'write the fact into content/facts.md and name it here, or allow the words there with a reason';
  return new AuthorError(file, position, `fact: found the bare figure "${words}", ${cure}`);
}

/** The facts that a figure could mean: of its value, and of its unit where it says one. */
function findNames({ value, unit }: Pick<Figure, 'value' | 'unit'>, facts: FactBook): string[] {
  const equal = [...facts].filter(([, fact]) => fact.value === value);
  return equal.filter(([, fact]) => unit === undefined || isSameUnit(fact.unit, unit)).map(([name]) => name);
}

function findIdle(sources: readonly Source[], allowed: readonly Allowed[]): AuthorError[] {
  const facts = sources.find(({ path }) => path === 'facts.md');
  return allowed.flatMap((entry, index) => {
    const source = sources.find(({ path }) => path === entry.in);
    if (!facts || (source && listPassages(source).some(({ text }) => text.includes(entry.words)))) return [];
    const message = `allowed.${index}: found "${entry.words}", which ${entry.in} does not say, delete the entry`;
    return [new AuthorError(facts.file, facts.positionOf(['allowed', index]), message)];
  });
}
