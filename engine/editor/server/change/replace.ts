import { writeInline, writeText } from '../../../content/write-yaml.ts';
import { rewriteText } from './scalar.ts';
import type { Splice } from './splice.ts';

/** Another value in the place of one that is no group. */
export function replaceScalar(
  yaml: string,
  before: unknown,
  [from, to]: readonly [number, number, number],
  value: unknown,
  inline: boolean,
): Splice {
  const source = yaml.slice(from, to);
  if (typeof value !== 'string') return { from, to, words: (source === '' ? ' ' : '') + writeInline(value) };
  const rewritten = typeof before === 'string' ? rewriteText(source, before, value) : undefined;
  const isFit = rewritten !== undefined && !(inline && /^[^"'].*[,[\]{}]/.test(rewritten));
  if (isFit) return { from, to, words: rewritten };
  const fresh = writeText(value, inline);
  const isQuoted = /^["']/.test(source) && fresh === value;
  const words = isQuoted ? JSON.stringify(value) : fresh;
  return { from, to, words: `${source === '' ? ' ' : ''}${words}${source.endsWith('\n') ? '\n' : ''}` };
}
