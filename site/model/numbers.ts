import { NUMERALS, parseSpelled, SCALES } from './numerals.ts';

/** A number found in a sentence. */
export interface ParsedNumber {
  /** As written, e.g. "$1.5 million". */
  typed: string;
  /** Where it begins in the text. */
  index: number;
  value: number;
  /** The unit, if the text states it, e.g. "dollars" for "$", "weeks" for "twelve weeks". */
  unit: string | undefined;
}

const NUMERAL = [...NUMERALS.keys()].join('|');

/** e.g. "$72,358", "2.53%", "260+", "100k", "1 million"; digits after a letter are part of a name. */
const DIGITS =
  /(?<![\p{L}\d]|\d[.,])(?<dollars>\$ ?)?(?<digits>\d+(?:,\d{3})*(?:\.\d+)?)(?<percent> ?%| percent\b)?(?:(?<short>k|m|bn)(?!\p{L})|[ -](?<scale>hundred|thousand|million|billion)\b)?\+?/giu;

export function findDigits(text: string): ParsedNumber[] {
  return [...text.matchAll(DIGITS)].map(({ 0: typed, index, groups = {} }) => ({
    typed,
    index,
    value: Number(groups.digits?.replaceAll(',', '')) * scaleOf(groups.short ?? groups.scale),
    unit: groups.dollars ? 'dollars' : groups.percent && 'percent',
  }));
}

/**
 * The numbers in words, e.g. "seven states", "twelve-week", "half a million". Ignores numbers that have neither a unit nor a scale
 * such as "million", and numbers up to one if they have no scale, e.g. "one state".
 * @param units what the facts count, e.g. ["states", "weeks"]
 */
export function findSpelled(text: string, units: readonly string[]): ParsedNumber[] {
  // Without the abbreviations "k", "m" and "bn".
  const scale = [...SCALES.keys()].filter((word) => word.length > 2).join('|');
  const counted = [...units, 'percent', 'dollars'].map(singularOrPlural).join('|');
  const pattern = new RegExp(
    `(?<!\\p{L})(?:(?<numeral>${NUMERAL})(?:-(?<ones>${NUMERAL}))?|a)(?: a)?(?:[ -](?<scale>${scale}))?(?:[ -](?<unit>${counted}))?(?!\\p{L})`,
    'giu',
  );
  return [...text.matchAll(pattern)].flatMap(({ 0: typed, index, groups = {} }) => {
    const value = (parseNumeral(groups.numeral) ?? 1) + (parseNumeral(groups.ones) ?? 0);
    if (groups.scale === undefined && (groups.unit === undefined || value <= 1)) return [];
    return [{ typed, index, value: value * scaleOf(groups.scale), unit: groups.unit }];
  });
}

/** The numbers in digits or, if there are none, in words, e.g. "40 by 48 inches" → 40, 48; "seven" → 7. */
export function parseNumbers(text: string): number[] {
  const digits = findDigits(text).map(({ value }) => value);
  return digits.length > 0 ? digits : parseSpelled(text);
}

function scaleOf(word: string | undefined): number {
  return SCALES.get(word?.toLowerCase() ?? '') ?? 1;
}

function parseNumeral(word: string | undefined): number | undefined {
  return NUMERALS.get(word?.toLowerCase() ?? '');
}

/** Whether two words are the same unit, e.g. "year" and "Years". */
export function isSameUnit(one: string, other: string): boolean {
  return singular(one) === singular(other);
}

function singular(unit: string): string {
  return unit
    .toLowerCase()
    .replace(/feet$/, 'foot')
    .replace(/(?<=ch|sh|x)es$|(?<=.)s$/, '');
}

/** A pattern for singular and plural, e.g. "weeks" → "week(?:e?s)?". */
export function singularOrPlural(unit: string): string {
  const plain = singular(unit).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return `${plain.replace(/foot$/, 'f(?:oo|ee)t')}(?:e?s)?`;
}
