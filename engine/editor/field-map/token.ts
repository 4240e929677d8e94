import type { Borrowed } from '../../content/rules.ts';
import type { Place } from './marks.ts';

/**
 * A place as an element says it: file, field or lines of the text, and which signs of the element's words.
 * e.g. "content/services/grocery.md#lead@0-80", "content/services/grocery.md#:4-6@0-212"
 */
export function tokenOf({ file, path, lines }: Pick<Place, 'file' | 'path' | 'lines'>, from = 0, to = 0): string {
  const field = path ? path.map((key) => encodeURIComponent(String(key))).join('/') : `:${lines?.join('-')}`;
  return `${encodeURI(file)}#${field}@${from}-${to}`;
}

/**
 * Where words that come from elsewhere stand among others.
 * @param start where these begin in their element
 */
export function findBorrowed(text: string, borrowed: readonly Borrowed[], start: number): string[] {
  // What is typeset holds spaces that do not break.
  const plain = (words: string) => words.replaceAll('\u00A0', ' ');
  let from = 0;
  return borrowed.flatMap(({ words, file, path }) => {
    const at = plain(text).indexOf(plain(words), from);
    if (at < 0) return [];
    from = at + words.length;
    return [tokenOf({ file, path }, start + at, start + from)];
  });
}
