/** Replaces typed quotation marks, hyphens and dots by typographic ones. */

type Replacements = readonly (readonly [typed: RegExp, printed: string])[];

/** What stands at both ends of a range: a day, a month, a time or a number. */
const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const MONTH = '(?:jan|febr?|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ch|il|ust|ember|ober)?';
const TIME = '[\\d.:]*\\d(?: ?[ap]\\.?m\\.?)?|noon|midnight';
const END = `(?:\\$?(?:${TIME})|(?:${DAY}|${MONTH})s?\\.?)`;

const CHARACTERS: Replacements = [
  [/\.\.\./g, '…'],
  [new RegExp(`(?<=(?<![\\p{L}\\d])${END}) --? (?=${END}(?![\\p{L}\\d]))`, 'giu'), ' – '],
  [/(\s)--?(?=\s)/g, '$1—'],
];

/** Words that an apostrophe shortens at the beginning, e.g. in "Pick 'n Save". */
const ELISION = /(?<![\p{L}\p{N}])'(?=(?:n|til|em|tis|twas|cause|\d\ds)(?![\p{L}\p{N}]))/giu;

/** Feet and inches, e.g. 6'2", 10' x 12'; only outside of a quotation, where a figure may be the last word. */
const FEET = /(?<=\d)'(?= ?\d+(?:[\d./]*)"|(?: x | × |x)\d)|(?<=(?: x | × |x)\d[\d.]*)'/g;

/** None of these changes the length of a text, so that the whole text can be split into its parts again. */
const SPACES_AND_MARKS: Replacements = [
  [FEET, '′'],
  [ELISION, '’'],
  // No line break between a figure and what it counts, or within a phone number.
  [/((?:^|[\s($])\d(?:[\d,.]*\d)?[%+]?) (?=\p{L})/gu, '$1\u00A0'],
  [/(\(\d{3}\)) (?=\d{3}-\d{4})/g, '$1\u00A0'],
];

/**
 * A quotation mark opens if no space follows it, and if it begins the text, or follows a space, a bracket, a dash or another
 * opening mark.
 */
const QUOTES = /(?<opening>(?<=(?:^|[\s([{–—])["'“‘]{0,2})["'](?=\S))|["']/g;

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
  const whole = typesetQuotes(
    replaceAll(
      split
        .flat()
        .map(({ visible }) => visible)
        .join(''),
      SPACES_AND_MARKS,
    ),
  );
  let end = 0;
  return split.map((segments) =>
    segments
      .map(({ visible, address }) => {
        end += visible.length;
        return address ?? whole.slice(end - visible.length, end);
      })
      .join(''),
  );
}

/** A text between addresses, or an address, which counts as letters. */
function toSegment(text: string, index: number): { visible: string; address?: string } {
  if (index % 2 === 1) return { visible: 'x'.repeat(text.length), address: text };
  return { visible: replaceAll(text, CHARACTERS) };
}

/** A mark after a digit that closes no quotation means inches. */
function typesetQuotes(text: string): string {
  let isOpen = false;
  return text.replace(QUOTES, (mark, opening: string | undefined, index: number) => {
    if (mark === "'") return opening ? '‘' : '’';
    const isInches = !opening && !isOpen && /\d/.test(text.charAt(index - 1));
    isOpen = opening !== undefined;
    return opening ? '“' : isInches ? '″' : '”';
  });
}

function replaceAll(text: string, replacements: Replacements): string {
  return replacements.reduce((result, [typed, printed]) => result.replace(typed, printed), text);
}
