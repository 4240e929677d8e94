/** Addresses without brackets, such as https://example.com/ and ada@example.com, which become links. */
import { type Diagnostic, type InText, inCode, makeError } from '../../core/index.ts';
import type { PlacedToken } from '../tokens.ts';
import { BLANK } from './stray-markup.ts';

/**
 * What may stand before and after an address: a space, brackets, quotation marks, dashes; after it, also punctuation. A quotation mark
 * after a letter is an apostrophe, as in "o'brien@example.com".
 */
const BEFORE = new RegExp(`(?<=(?:^|[\\s([{<>:–—])["“‘'${BLANK}]*)`, 'y');
const AFTER = new RegExp(`${BLANK}*(?:$|[\\s)\\]}<>"”’'.,;:!?…–—])`, 'y');
const HOST = '(?:[a-z\\d](?:[a-z\\d-]*[a-z\\d])?\\.)+[a-z]{2,}';
/**
 * Other characters may belong to the sentence, such as a curly quotation mark, or to somebody else's address, such as "ü". So may a
 * capital letter of the host, as in "example.com.We", a second "://", and a hyphen at the end of a line.
 */
const CERTAIN = new RegExp(
  `^(?:(?:[Hh][Tt][Tt][Pp][Ss]?://|www\\.)(?=${HOST}(?:[:/?#]|$))(?!.*://)[\\w.~:/?#[\\]@!$&'()*+,;=%-]*[^-]|[\\w.+-]+@${HOST})$`,
);
/** The first part of a mail address may stand in the line above. */
const CUT = /[\p{L}\d][-_.]\s+$/u;
/** An address that Markdown did not find. */
const LOST = new RegExp(`[^\\s([{“‘${BLANK}]${BLANK}*@${BLANK}*[^\\s${BLANK}]|://|www\\.`, 'gi');

/**
 * Refuses addresses whose beginning or end is not certain: a link to a part of an address leads to somebody else.
 * @param unparsed the text, with {@link BLANK} in place of what Markdown has parsed
 */
export function findUnclearAddresses(
  placed: readonly PlacedToken[],
  text: string,
  unparsed: string,
): Diagnostic<InText>[] {
  const links = placed.filter(({ token }) => token.type === 'link');
  const bare = links.filter(({ token }) => !/^[[<]/.test(token.raw));
  const seen = hideMarks(text, unparsed);
  const unclear = bare.filter(
    ({ token: { raw }, offset }) =>
      !(CERTAIN.test(raw) && matchesAt(BEFORE, seen, offset) && matchesAt(AFTER, seen, offset + raw.length)) ||
      (/^[a-z\d]+[^/]*@/.test(raw) && CUT.test(seen.slice(0, offset))),
  );
  let rest = unparsed;
  for (const { offset, text: line } of links.flatMap(({ lines }) => lines)) {
    rest = rest.slice(0, offset) + BLANK.repeat(line.length) + rest.slice(offset + line.length);
  }
  const lost = [...rest.matchAll(LOST)].map(({ index }) => index);
  return [...unclear.map(({ offset }) => offset), ...lost].map((index) => report(text, index));
}

/** With {@link BLANK} for marks that visitors don't see, as of bold text, and a space between the cells of a table. */
function hideMarks(text: string, unparsed: string): string {
  return text.replace(/(?<!\\)[*_~|]/g, (mark, index: number) => {
    if (unparsed[index] === mark) return mark;
    return mark === '|' ? ' ' : BLANK;
  });
}

function matchesAt(sticky: RegExp, text: string, index: number): boolean {
  sticky.lastIndex = index;
  return sticky.test(text);
}

function report(text: string, index: number): Diagnostic<InText> {
  const start = index - (/\S*$/.exec(text.slice(0, index))?.[0].length ?? 0);
  const [word = ''] = /^\S*/.exec(text.slice(start)) ?? [];
  const message = `Where the address in ${inCode(word)} begins and ends is not clear.`;
  return { index: start, ...makeError('unclear-address', message, 'Write it as a link: `[words](address)`.') };
}
