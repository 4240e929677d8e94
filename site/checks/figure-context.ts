import { type ParsedNumber, singularOrPlural } from '../model/numbers.ts';

/** How many characters before and after a figure are searched. No unit or neighboring word is longer. */
const SEARCHED_LENGTH = 80;
/** Words that are neither a unit nor a part of a name. */
const SMALL_WORD =
  '(?:an?|and|at|by|each|every|for|from|in|is|of|on|or|per|than|that|the|to|was|were|when|which|who|with)(?!\\p{L})';
const WORD = "\\p{L}[\\p{L}’'-]*";
const NEXT_WORD = new RegExp(`^ (?!${SMALL_WORD})${WORD}`, 'iu');
const PREVIOUS_WORD = new RegExp(`(?<![\\p{L}’'-])(?!${SMALL_WORD})${WORD} $`, 'iu');
const WORD_BEFORE_YEAR = /(?:^|[\s(“"])(?:after|before|by|from|in|of|since|till|to|until|year) $/i;

/**
 * The unit after a figure, with the separator, e.g. " weeks" or "-week".
 * `isNext` is false if a word is between, as in "12 busy weeks".
 */
export function findUnit(
  copy: string,
  { typed, index }: ParsedNumber,
  unit: string,
): { text: string; isNext: boolean } | undefined {
  const after = copy.slice(index + typed.length, index + typed.length + SEARCHED_LENGTH);
  const regex = new RegExp(`^[ -](?<word>(?!${SMALL_WORD})[\\p{L}-]+[ -])?${singularOrPlural(unit)}(?!\\p{L})`, 'iu');
  const match = regex.exec(after);
  return match ? { text: match[0], isNext: match.groups?.word === undefined } : undefined;
}

/** Whether a figure reads as a year: four digits, after certain words or before the end of a phrase. */
export function isYear(copy: string, { typed, index }: ParsedNumber): boolean {
  if (!/^\d{4}$/.test(typed)) return false;
  const end = index + typed.length;
  return (
    WORD_BEFORE_YEAR.test(copy.slice(Math.max(0, index - SEARCHED_LENGTH), index)) ||
    /^(?: ?[^\s\p{L}\p{N}/-]|\s*$)/u.test(copy.slice(end, end + SEARCHED_LENGTH))
  );
}

/**
 * A figure with the rest of its word and the next word, or else the previous one, e.g. "24/7", "12 trucks" or "Route 66".
 * @returns `end` is the index where the word with the figure ends; `unit` the next word if it is a plural, or empty
 */
export function findContext(copy: string, { typed, index }: ParsedNumber): { text: string; end: number; unit: string } {
  const right = copy.slice(index + typed.length, index + typed.length + SEARCHED_LENGTH);
  const left = copy.slice(Math.max(0, index - SEARCHED_LENGTH), index);
  const [prefix = ''] = /(?:[\p{L}\p{N}#$/+’'-]|[.,:](?=\p{N}))*$/u.exec(left) ?? [];
  const [suffix = ''] = /^(?:[\p{L}\p{N}%/+’'-]|[.,:](?=\p{N}))*/u.exec(right) ?? [];
  const [next = ''] = NEXT_WORD.exec(right.slice(suffix.length)) ?? [];
  const before = left.slice(0, left.length - prefix.length);
  const [previous = ''] = PREVIOUS_WORD.exec(before) ?? [];
  const end = index + typed.length + suffix.length;
  const unit = suffix === '' && next.endsWith('s') ? next.trim() : '';
  return { text: (next === '' ? previous : '') + prefix + typed + suffix + next, end, unit };
}
