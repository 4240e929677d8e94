import { isScalar, parseDocument, Scalar } from 'yaml';
import { alignScalar } from '../../../content/scalar.ts';

/**
 * The source of a text in which only the words that differ are others: quotes, folds and all else stay as they are.
 * @returns nothing where that would say something else
 */
export function rewriteText(source: string, before: string, after: string): string | undefined {
  const rewritten = replaceMiddle(source, before, after);
  const [, indent = ''] = /^[|>].*\n( +)/.exec(source) ?? [];
  // A block is read with the field that it stands in.
  const parsed = parseDocument(indent === '' ? rewritten : `a: ${rewritten}`, { prettyErrors: false });
  const value = indent === '' ? parsed.contents : parsed.get('a', true);
  const isSame = isScalar(value) && value.value === after && value.comment === undefined;
  const keepsStyle = isScalar(value) && (value.type !== Scalar.PLAIN || writesPlain(source));
  return parsed.errors.length === 0 && isSame && keepsStyle ? rewritten : undefined;
}

function writesPlain(source: string): boolean {
  return !/^["']/.test(source);
}

function replaceMiddle(source: string, before: string, after: string): string {
  const [start, end] = findMiddle(before, after);
  const places = alignScalar(source, before);
  const quoted = /^["']/.exec(source)?.[0];
  const close = quoted ? source.length - 1 : source.trimEnd().length;
  const from = places[start] ?? close;
  const to = end === 0 ? close : (places[before.length - end] ?? close);
  const words = after.slice(start, after.length - end);
  return source.slice(0, from) + escapeIn(words, quoted) + source.slice(to);
}

/** How many signs are the same at the beginning and at the end; no sign is parted. */
function findMiddle(before: string, after: string): [start: number, end: number] {
  const most = Math.min(before.length, after.length);
  let [start, end] = [0, 0];
  while (start < most && before[start] === after[start]) start++;
  if (isParted(before, start) || isParted(after, start)) start--;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  if (isParted(before, before.length - end) || isParted(after, after.length - end)) end--;
  return [start, end];
}

function isParted(text: string, at: number): boolean {
  return /^[\uDC00-\uDFFF]/.test(text.slice(at)) && /[\uD800-\uDBFF]$/.test(text.slice(0, at));
}

function escapeIn(words: string, quoted: string | undefined): string {
  if (quoted === "'") return words.replaceAll("'", "''");
  return quoted === '"' ? JSON.stringify(words).slice(1, -1) : words;
}
