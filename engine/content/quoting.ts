/** Text in YAML: when it needs quotes, and how to write them. */
import { CST, Lexer } from 'yaml';
import { type Finding, inCode } from '../core/index.ts';

/** A text as a value in front matter: in the quotes that need the fewest backslashes. */
export function quote(text: string): string {
  const quoted = JSON.stringify(text);
  return quoted === `"${text}"` || text.includes("'") || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) ? quoted : `'${text}'`;
}

/** The quotation marks of word processors, e.g. “10”, which mean nothing in YAML. */
const CURLY = /^\s*[“”„‘’](?<inside>.*)[“”‘’]\s*$/su;

export function isCurly(text: unknown): boolean {
  return typeof text === 'string' && CURLY.test(text);
}

export function withoutCurly(text: string): string {
  return CURLY.exec(text)?.groups?.inside ?? text;
}

/** A text without Markdown's emphasis. */
function withoutEmphasis(text: string): string {
  return text.replace(/(\*\*?|__?)(?=\p{L})([^*_\n]*)\1/gu, '$2');
}

/** A text without quotes whose first character means something else in YAML. */
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
    if (offset >= end && isSpecial(type, yaml, offset)) {
      const words = readWords(yaml.slice(offset), depth > 0);
      found.push({ offset, words });
      end = offset + words.length;
    }
    if (type === 'flow-map-start' || type === 'flow-seq-start') depth += 1;
    if (type === 'flow-map-end' || type === 'flow-seq-end') depth -= 1;
  }
  return found;
}

/** The same YAML with harmless text of the same length in their place, so that other errors can be found. */
export function maskUnquoted(yaml: string, unquoted: readonly Unquoted[]): string {
  let [masked, end] = ['', 0];
  for (const { offset, words } of unquoted) {
    masked += yaml.slice(end, offset) + 'x'.repeat(words.length);
    end = offset + words.length;
  }
  return masked + yaml.slice(end);
}

export function describeUnquoted(words: string): Finding {
  const message = `${inCode(words)} begins with a character that means something else in YAML.`;
  // Emphasis in a field would be the next error.
  const text = quote(withoutEmphasis(withoutCurly(words)));
  return { code: 'unquoted-value', message, fix: words.length > 200 ? 'Put it in quotes.' : `Write \`${text}\`.` };
}

interface Lexeme {
  type: CST.TokenType | null;
  offset: number;
  words: string;
}

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

function isSpecial(type: Lexeme['type'], yaml: string, offset: number): boolean {
  if (type === 'flow-map-start') return yaml.startsWith('{{', offset);
  return type === 'anchor' || type === 'alias' || type === 'tag';
}

/** To the end of the line, or of the item in a list on one line. */
function readWords(yaml: string, inList: boolean): string {
  const braces = /^\{*/.exec(yaml)?.[0].length ?? 0;
  const group = braces > 0 ? `\\{{${braces}}[^{}\\n]*\\}{0,${braces}}` : '';
  const pattern = inList ? new RegExp(`^${group}[^{}\\n,[\\]]*`) : /^.*/;
  return (pattern.exec(yaml)?.[0] ?? '').trimEnd();
}
