import { CST, Lexer } from 'yaml';
import { shorten } from '../core/characters.ts';
import type { Finding } from '../core/diagnostics.ts';
import { withoutCurly } from './curly.ts';
import { withoutMarks } from './marks.ts';
import { quote } from './quote.ts';

/** Words without quotes of which YAML takes the first sign for one of its own. */
export interface Unquoted {
  offset: number;
  words: string;
}

/**
 * Finds values that YAML would swallow in part (`&Your store`, `!Important`), look up elsewhere (`*Fresh*`) or take for
 * a group of fields (`{{skus}}`).
 */
export function findUnquoted(yaml: string): Unquoted[] {
  const found: Unquoted[] = [];
  let [end, depth] = [0, 0];
  for (const { type, offset } of lex(yaml)) {
    if (offset >= end && isTaken(type, yaml, offset)) {
      const words = readWords(yaml.slice(offset), depth > 0);
      found.push({ offset, words });
      end = offset + words.length;
    }
    if (type === 'flow-map-start' || type === 'flow-seq-start') depth += 1;
    if (type === 'flow-map-end' || type === 'flow-seq-end') depth -= 1;
  }
  return found;
}

/** The same YAML with other words in the place of these, as long, so that what else is wrong can be found. */
export function maskUnquoted(yaml: string, unquoted: readonly Unquoted[]): string {
  let [masked, end] = ['', 0];
  for (const { offset, words } of unquoted) {
    masked += yaml.slice(end, offset) + 'x'.repeat(words.length);
    end = offset + words.length;
  }
  return masked + yaml.slice(end);
}

/** Words of emphasis would be refused with their marks, too. */
export function describeUnquoted(words: string): Finding {
  const cure = words.length > 200 ? 'put it in quotes' : `write ${quote(withoutMarks(withoutCurly(words)))}`;
  const message = `value: found ${shorten(words, 60)} without quotes, which YAML takes for a sign of its own, ${cure}`;
  return { code: 'unquoted-value', message, fix: '' };
}

/** A word of YAML's own, or of an author's. */
interface Lexeme {
  type: CST.TokenType | null;
  offset: number;
  words: string;
}

/** Takes YAML apart. */
export function* lex(yaml: string): Generator<Lexeme> {
  let [offset, isText] = [0, false];
  for (const lexeme of new Lexer().lex(yaml)) {
    const type = isText ? 'scalar' : CST.tokenType(lexeme);
    const isMarker = !isText && (type === 'scalar' || type === 'doc-mode' || type === 'flow-error-end');
    isText = isMarker && type === 'scalar';
    if (isMarker) continue;
    yield { type, offset, words: lexeme };
    offset += lexeme.length;
  }
}

function isTaken(type: Lexeme['type'], yaml: string, offset: number): boolean {
  if (type === 'flow-map-start') return yaml.startsWith('{{', offset);
  return type === 'anchor' || type === 'alias' || type === 'tag';
}

/** To the end of the line, or of the item where items stand in one line. */
function readWords(yaml: string, inList: boolean): string {
  const braces = /^\{*/.exec(yaml)?.[0].length ?? 0;
  const group = braces > 0 ? `\\{{${braces}}[^{}\\n]*\\}{0,${braces}}` : '';
  const pattern = inList ? new RegExp(`^${group}[^{}\\n,[\\]]*`) : /^.*/;
  return (pattern.exec(yaml)?.[0] ?? '').trimEnd();
}
