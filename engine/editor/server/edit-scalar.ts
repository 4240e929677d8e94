import { isScalar, parseDocument, Scalar } from 'yaml';
import { alignScalar, writeInline, writeText } from '../../content/index.ts';

/**
 * Another value in the place of one. Of a text, only the words that differ change: quotes, folds and escapes stay.
 * @param source the YAML of the value
 * @param isFlow whether it is inside `{}` or `[]`
 */
export function replaceValue(source: string, before: unknown, after: unknown, isFlow: boolean): string {
  const space = source === '' ? ' ' : '';
  if (typeof after !== 'string') return space + writeInline(after);
  const rewritten = typeof before === 'string' ? rewriteText(source, before, after) : undefined;
  if (rewritten !== undefined && !(isFlow && /^[^"'].*[,[\]{}]/.test(rewritten))) return rewritten;
  const written = writeText(after, isFlow);
  const isQuoted = /^["']/.test(source) && written === after;
  return space + (isQuoted ? JSON.stringify(after) : written) + (source.endsWith('\n') ? '\n' : '');
}

/** @returns undefined if the result would mean something else */
function rewriteText(source: string, before: string, after: string): string | undefined {
  const rewritten = replaceMiddle(source, before, after);
  const isBlock = /^[|>].*\n +/.test(source);
  // A block is only valid after a key.
  const parsed = parseDocument(isBlock ? `a: ${rewritten}` : rewritten, { prettyErrors: false });
  const value = isBlock ? parsed.get('a', true) : parsed.contents;
  const isSame = isScalar(value) && value.value === after && value.comment === undefined;
  const keepsStyle = isScalar(value) && (value.type !== Scalar.PLAIN || !/^["']/.test(source));
  return parsed.errors.length === 0 && isSame && keepsStyle ? rewritten : undefined;
}

function replaceMiddle(source: string, before: string, after: string): string {
  const [start, end] = findMiddle(before, after);
  const places = alignScalar(source, before);
  const quote = /^["']/.exec(source)?.[0];
  const close = quote ? source.length - 1 : source.trimEnd().length;
  const from = places[start] ?? close;
  const to = end === 0 ? close : (places[before.length - end] ?? close);
  const words = after.slice(start, after.length - end);
  const escaped = quote === '"' ? JSON.stringify(words).slice(1, -1) : words;
  return source.slice(0, from) + (quote === "'" ? words.replaceAll("'", "''") : escaped) + source.slice(to);
}

/** How many characters are the same at the start and at the end. Surrogate pairs stay together. */
function findMiddle(before: string, after: string): [start: number, end: number] {
  const most = Math.min(before.length, after.length);
  let [start, end] = [0, 0];
  while (start < most && before[start] === after[start]) start++;
  if (isInPair(before, start) || isInPair(after, start)) start--;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  if (isInPair(before, before.length - end) || isInPair(after, after.length - end)) end--;
  return [start, end];
}

function isInPair(text: string, at: number): boolean {
  return /^[\uDC00-\uDFFF]/.test(text.slice(at)) && /[\uD800-\uDBFF]$/.test(text.slice(0, at));
}
