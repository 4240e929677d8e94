/** Replaces typed quotation marks, hyphens and dots by typographic ones, where these are certain. */
import { DOUBLE_HYPHEN, replaceDashes } from './dashes.ts';
import { replaceQuotes } from './quotes.ts';

type Replacements = readonly (readonly [typed: RegExp, printed: string])[];

/** Words that an apostrophe shortens at the beginning, e.g. in "Pick 'n Save". */
const ELISION = /(?<![\p{L}\p{N}])'(?=(?:n|til|em|tis|twas|cause|\d\ds)(?![\p{L}\p{N}]))/giu;

/** Feet and inches, e.g. 6'2", 10' x 12'. */
const FEET = /(?<=\d)'(?= ?\d+(?:[\d./]*)"|(?: x | × |x)\d)|(?<=(?: x | × |x)\d[\d.]*)'/g;

/** None of these changes the length of a text, so that the whole text can be split into its parts again. */
const SPACES_AND_MARKS: Replacements = [
  [FEET, '′'],
  [ELISION, '’'],
  // No line break between a figure and what it counts, or within a phone number.
  [/((?:^|[\s($])\d(?:[\d,.]*\d)?[%+]?) (?=\p{L})/gu, '$1\u00A0'],
  [/(\(\d{3}\)) (?=\d{3}-\d{4})/g, '$1\u00A0'],
];

/** Addresses stay as they are typed. */
const ADDRESS = /((?:https?:\/\/|www\.)\S+|[\w.+'-]+@[\w-]+\.\S+)/i;

/** Most texts have nothing to replace. */
const MAY_CHANGE = /["']|\.\.\.|\s-|\d/;

/** Replaces typed quotation marks, hyphens and dots by typographic ones, and keeps a figure and its unit on one line. */
export function typeset(text: string): string {
  return typesetParts([text]).join('');
}

/** Typesets the parts of one paragraph together, because a quotation may open in one and close in another. */
export function typesetParts(parts: readonly string[]): readonly string[] {
  if (!parts.some((part) => MAY_CHANGE.test(part))) return parts;
  const split = parts.map((part) => part.split(ADDRESS).map(toSegment));
  const typed = split.flatMap((segments) => segments.map(({ visible }) => visible)).join('');
  const whole = replaceQuotes(replaceAll(replaceDashes(typed), SPACES_AND_MARKS));
  let end = 0;
  return split.map((segments) =>
    segments
      .map(({ visible, address }) => {
        end += visible.length;
        return address ?? whole.slice(end - visible.length, end).replaceAll(DOUBLE_HYPHEN, '--');
      })
      .join(''),
  );
}

/** A text between addresses, or an address, which counts as letters. */
function toSegment(text: string, index: number): { visible: string; address?: string } {
  if (index % 2 === 1) return { visible: 'x'.repeat(text.length), address: text };
  return { visible: text.replace(/(?<!\.)\.{3}(?!\.)/g, '…').replace(/(?<=\s)--(?=\s)/g, DOUBLE_HYPHEN) };
}

function replaceAll(text: string, replacements: Replacements): string {
  return replacements.reduce((result, [typed, printed]) => result.replace(typed, printed), text);
}
