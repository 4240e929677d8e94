import { Parser } from 'htmlparser2';
import { SILENT } from './read-marks.ts';

/** Words of a document, by where they begin and end in its text. */
export interface Range {
  from: number;
  to: number;
}

/**
 * The words of a document that another one of the same build says otherwise.
 * @returns nothing where they are not built alike
 */
export function findDiffering(html: string, other: string): Range[] | undefined {
  const [texts, others] = [listTexts(html), listTexts(other)];
  if (texts.length !== others.length) return undefined;
  let start = 0;
  return texts.flatMap((text, index) => {
    const range = rangeOf(text, others[index] ?? '');
    const at = start;
    start += text.length;
    return range ? [{ from: at + range.from, to: at + range.to }] : [];
  });
}

/** The text between each two tags. */
function listTexts(html: string): string[] {
  const texts = [''];
  let silent = 0;
  const parser = new Parser({
    onopentag(name) {
      if (SILENT.includes(name)) silent++;
      texts.push('');
    },
    ontext(piece) {
      if (silent === 0) texts.push((texts.pop() ?? '') + piece);
    },
    onclosetag(name) {
      if (SILENT.includes(name)) silent--;
      texts.push('');
    },
  });
  parser.end(html);
  return texts;
}

/** Whole words: of an amount, what differs may be one digit. */
function rangeOf(text: string, other: string): Range | undefined {
  if (text === other) return undefined;
  const most = Math.min(text.length, other.length);
  let from = 0;
  while (from < most && text[from] === other[from]) from++;
  let to = text.length;
  while (to > from && text.length - to < most - from && text[to - 1] === other[other.length - 1 - (text.length - to)])
    to--;
  while (from > 0 && /\S/.test(text.charAt(from - 1))) from--;
  while (to < text.length && /\S/.test(text.charAt(to))) to++;
  return from === to ? undefined : { from, to };
}
