/**
 * A bare figure is one that is typed into a text, where nobody remembers to update it. Copy uses facts for business figures;
 * other figures go on the allowlist in content/facts.md, with a reason.
 */

import type { FieldText, Source } from '../../engine/content/index.ts';
import { type Diagnostic, inCode } from '../../engine/core/index.ts';
import { findDigits, findSpelled, type ParsedNumber } from '../model/numbers.ts';
import { type AllowlistItem, formatItem, suggestItem } from './allowlist.ts';
import { findContext } from './figure-context.ts';
import { suggestFacts } from './suggest-facts.ts';
import { FACTS_FILE, type KnownFacts, MAX_ERRORS, readName, VARIABLE } from './variables.ts';

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?)';

/**
 * Text with digits that are not figures: variables, links, dates, times, phone numbers, list numbers. Every pattern takes linear
 * time, because texts may be long.
 */
const NOT_FIGURES: readonly RegExp[] = [
  VARIABLE,
  // HTML, which has its own error.
  /<[^<>]*>/g,
  // The address of a Markdown link; URLs and email addresses.
  /\]\((?:[^()]|\([^()]*\))*\)/g,
  /\bhttps?:\/\/\S+|(?<!\S)[^\s@]+@\S+/g,
  // Phone numbers.
  /(?:\+?1[ -])?(?:\(\d{3}\) |\b\d{3}[-.])\d{3}[-.]\d{4}\b/g,
  // Dates, e.g. "2027-03-09", "March 9, 2027", "9 March 2027".
  /\b\d{4}-\d{2}-\d{2}\b/g,
  new RegExp(`\\b${MONTH} (?:\\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4}\\b)?|\\d{4}\\b)`, 'g'),
  new RegExp(`\\b\\d{1,2} ${MONTH}(?: \\d{4})?\\b`, 'g'),
  // Times, e.g. "8 a.m.", "17:30".
  /\b\d{1,2}(?::\d{2})? ?[ap]\.?m\b|\b\d{1,2}:\d{2}\b/gi,
  // The numbers of a list.
  /^[ \t]*\d+[.)] /gm,
];

/** Hours without a.m. and p.m., such as "8 to 5". They are allowed in the field `hours`. */
const HOURS = /\b\d{1,2} ?(?:to|until|–|-) ?\d{1,2}\b/g;

/** The figures that copy may have: facts, and those on the allowlist. */
interface Allowed {
  known: KnownFacts;
  /** All its items, including those for other files. */
  allowlist: readonly AllowlistItem[];
}

export function checkFigures(source: Source, copy: readonly FieldText[], { known, allowlist }: Allowed): Diagnostic[] {
  if (source.path === FACTS_FILE || !known.isFactListReadable || mayBeAllowed(source.path, allowlist)) return [];
  const allowedTexts = allowlist.flatMap((item) => (item.text && appliesTo(item, source.path) ? [item.text] : []));
  const checked = mayPayBeBare(copy, known) ? copy.filter((text) => !isPay(text)) : copy;
  return checked.flatMap((text) => findBare(source, text, known, allowedTexts));
}

const isPay = ({ path }: FieldText) => path[0] === 'pay';

/** The field `pay` could contradict a fact in dollars, so it may have bare figures only if no other text names such a fact. */
function mayPayBeBare(copy: readonly FieldText[], { facts }: KnownFacts): boolean {
  const others = copy.filter((text) => !isPay(text)).map(({ text }) => text);
  const names = [...others.join(' ').matchAll(VARIABLE)].map(([, inside = '']) => readName(inside).name);
  return !names.some((name) => facts.get(name)?.unit.startsWith('dollar'));
}

/** Whether an allowlist item without a valid text applies to the file: it may be meant to allow any figure. */
function mayBeAllowed(path: string, allowlist: readonly AllowlistItem[]): boolean {
  return allowlist.some((item) => item.text === undefined && appliesTo(item, path));
}

function appliesTo(item: AllowlistItem, path: string): boolean {
  return item.in === undefined || item.in === path;
}

function findBare(
  source: Source,
  { text, path, locate }: FieldText,
  { facts }: KnownFacts,
  allowed: readonly string[],
) {
  const patterns = path.at(-1) === 'hours' ? [...NOT_FIGURES, HOURS] : NOT_FIGURES;
  const copy = allowed.reduce(blank, patterns.reduce(blank, text));
  const units = [...new Set([...facts.values()].map(({ unit }) => unit))];
  const bare = findFigures(copy, units).map((figure) => ({
    ...figure,
    replacement: suggestFacts(figure, copy, facts),
    context: findContext(copy, figure),
  }));
  // One item of the allowlist covers both figures of "24/7", so the second is not reported.
  const reported = bare.filter(({ replacement, index }, at) => {
    const previous = bare[at - 1];
    return replacement || !previous || previous.replacement || index >= previous.context.end;
  });
  return reported.slice(0, MAX_ERRORS).map(({ typed, index, replacement, context, ...figure }) => {
    const replaced = replacement?.replaced ?? typed;
    const suggestion = suggestItem({ typed, ...figure }, context, source.path, replacement);
    const item = formatItem(context.text, source.path);
    const fix = replacement
      ? `Write ${replacement.options.map((option) => `\`${option}\``).join(' or ')}.`
      : `Add it to content/facts.md as a fact and name that here, or allow it there: \`${item}\`.`;
    const finding = { code: 'bare-figure', message: `${inCode(replaced)} is a bare figure.`, fix, value: replaced };
    return { file: source.file, position: locate(index), path, ...finding, suggestion };
  });
}

function findFigures(copy: string, units: readonly string[]): ParsedNumber[] {
  return [...findDigits(copy), ...findSpelled(copy, units)].sort((one, other) => one.index - other.index);
}

/** Replaces each match with spaces, so that every other character keeps its index. */
function blank(text: string, pattern: RegExp | string): string {
  return text.replaceAll(pattern, (match) => ' '.repeat(match.length));
}
