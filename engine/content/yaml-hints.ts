/** Explains errors in YAML, and text that YAML reads differently than the author meant. */
import { CST, type Document, Lexer, visit, type YAMLParseError } from 'yaml';
import { type Diagnostic, type InText, inCode, makeError } from '../core/index.ts';

/** A text as a value in front matter: in double quotes, or in single quotes if that saves backslashes. */
export function quote(text: string): string {
  const quoted = JSON.stringify(text);
  return quoted === `"${text}"` || text.includes("'") || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) ? quoted : `'${text}'`;
}

/** The quotation marks of word processors, e.g. “10”, which mean nothing in YAML. */
const CURLY = /^\s*[“”„‘’](.*)[“”‘’]\s*$/su;

export function isCurly(text: unknown): boolean {
  return typeof text === 'string' && CURLY.test(text);
}

const MESSAGES = {
  'deep-nesting': ['Fields are nested too deeply.', 'Use fewer levels.'],
  'duplicate-field': ['{found} is set twice.', 'Delete one of them.'],
  indentation: ['{found} is not indented like the fields next to it.', 'Indent it by as many spaces as they have.'],
  'invalid-yaml': ['This is not YAML: {found}.', 'Write `name: value`, with special characters in quotes.'],
  'leading-apostrophe': ['YAML takes the apostrophe that begins {found} for a quotation mark.', 'Write {quoted}.'],
  'no-colon': ['{found} has no colon.', 'Write `name: value`, or indent it if it belongs to the line above.'],
  'no-space': ['There is no space after the colon of {found}.', 'Write one.'],
  'number-commas': ['A number has commas.', 'Write it without, or in quotes if it is text.'],
  'open-bracket': ['{found} is never closed.', 'Write the closing bracket at its end.'],
  'open-quote': ['The quotation mark that begins {found} is never closed.', 'Close it after the last word.'],
  'other-space': ['The space after the colon of {found} is an unusual one.', 'Write an ordinary space.'],
  'quote-within': ['A quotation mark inside {found} ends the text too early.', 'Write {quoted}.'],
  tab: ['The line is indented with a tab.', 'Indent it with spaces.'],
  'unquoted-colon': ['YAML takes the colon in {found} for the end of a field name.', 'Write {quoted}.'],
  'unquoted-comment': ['In {found}, YAML takes the number sign for the beginning of a comment.', 'Write {quoted}.'],
  'unquoted-value': ['{found} begins with a character that means something else in YAML.', 'Write {quoted}.'],
} as const satisfies Record<string, readonly [message: string, fix: string]>;

type YamlErrorCode = keyof typeof MESSAGES;

function yamlError(code: YamlErrorCode, index: number, found = ''): Diagnostic<InText> {
  const [message, fix] = MESSAGES[code];
  const filled = message.replace('{found}', () => inCode(found));
  const filledFix = fix.replace('{quoted}', () => `\`${quote(cleanValue(found))}\``);
  return { index, ...makeError(code, filled, filledFix) };
}

/** A value without quotation marks and emphasis, so that the suggested fix doesn't cause the next error. */
function cleanValue(value: string): string {
  const [, mark, inside = value] = /^(["'])(.+)\1$/s.exec(value) ?? [];
  const text = mark === undefined ? value : inside.replace(/\\(?=")|'(?=')/g, '');
  return text.replace(CURLY, '$1').replace(/(\*\*?|__?)(?=\p{L})([^*_\n]*)\1/gu, '$2');
}

interface Lexeme {
  type: CST.TokenType | null;
  offset: number;
  text: string;
  /** The bracket that encloses it, if any. */
  openBracket: Lexeme | undefined;
}

function lex(yaml: string): Lexeme[] {
  const lexemes: Lexeme[] = [];
  let [offset, isTextNext] = [0, false];
  let openBracket: Lexeme | undefined;
  for (const text of new Lexer().lex(yaml)) {
    const type = isTextNext ? 'scalar' : CST.tokenType(text);
    // Before text without quotes, and around documents, the lexer adds marks that are not in the YAML.
    isTextNext = !isTextNext && type === 'scalar';
    if (isTextNext || type === 'doc-mode' || type === 'flow-error-end') continue;
    const lexeme = { type, offset, text, openBracket };
    lexemes.push(lexeme);
    if (type === 'flow-map-start' || type === 'flow-seq-start') openBracket = lexeme;
    if (type === 'flow-map-end' || type === 'flow-seq-end') openBracket = openBracket?.openBracket;
    offset += text.length;
  }
  return lexemes;
}

/**
 * Finds values that YAML would drop in part (`&Your text`, `!Important`), take for a reference (`*New*`) or for a group of
 * fields (`{{name}}`). Masks them with harmless text of the same length, so that other errors can be found.
 */
export function maskUnquoted(yaml: string): { masked: string; errors: Diagnostic<InText>[] } {
  const errors: Diagnostic<InText>[] = [];
  let [masked, end] = ['', 0];
  for (const { type, offset, openBracket } of SPECIAL.test(yaml) ? lex(yaml) : []) {
    if (offset < end || !isSpecial(type, yaml, offset)) continue;
    // To the end of the line, or of the item in a list on one line.
    const pattern = openBracket ? /^(?:\{+[^{}\n]*\}{0,2})?[^{}\n,[\]]*/ : /^.*/;
    const value = (pattern.exec(yaml.slice(offset))?.[0] ?? '').trimEnd();
    errors.push(yamlError('unquoted-value', offset, value));
    masked += yaml.slice(end, offset) + 'x'.repeat(value.length);
    end = offset + value.length;
  }
  return { masked: masked + yaml.slice(end), errors };
}

/** How the values that {@link maskUnquoted} finds begin. YAML without these characters does not need the lexer. */
const SPECIAL = /[&*!]|\{\{/;

function isSpecial(type: Lexeme['type'], yaml: string, offset: number): boolean {
  if (type === 'flow-map-start') return yaml.startsWith('{{', offset);
  return type === 'anchor' || type === 'alias' || type === 'tag';
}

/** After an empty value, a number, a date or any single word, a comment is meant if it looks like one: `true # until May`. */
function isComment(value: unknown, comment: string): boolean {
  return (value === null || !/\s/.test(`${value}`)) && /^\s+\p{L}/u.test(comment);
}

/** Without quotes, `Room #12` ends before the number sign. */
export function findLostComments(document: Document): Diagnostic<InText>[] {
  const errors: Diagnostic<InText>[] = [];
  visit(document, {
    Scalar(_key, { type, value, comment, range }) {
      if (type !== 'PLAIN' || !comment || !range || isComment(value, comment)) return;
      errors.push(yamlError('unquoted-comment', range[0], `${value ?? ''} #${comment}`.trimStart()));
    },
  });
  return errors;
}

/** Marks of lists or groups that open one after the other, so many that parsing them would overflow the stack. */
const DEEP = /(?:[-?:][ \t]+){200}|(?:[[{]\s*){200}/;

export function findDeepNesting(yaml: string): Diagnostic<InText> | undefined {
  const deep = DEEP.exec(yaml);
  return deep ? yamlError('deep-nesting', deep.index) : undefined;
}

/** How many duplicates are reported in a file without other errors. */
const MAX_DUPLICATES = 10;

/** Errors for duplicate fields, and the first other error: what the parser reports after it may be a consequence. */
export function findYamlErrors(yaml: string, parserErrors: readonly YAMLParseError[]): Diagnostic<InText>[] {
  const first = parserErrors.findIndex(({ code }) => code !== 'DUPLICATE_KEY');
  return parserErrors.slice(0, first < 0 ? MAX_DUPLICATES : first + 1).map((error) => explain(yaml, error));
}

const BY_CODE = new Map<string, YamlErrorCode>([
  ['DUPLICATE_KEY', 'duplicate-field'],
  ['RESOURCE_EXHAUSTION', 'deep-nesting'],
  ['TAB_AS_INDENT', 'tab'],
]);

function explain(yaml: string, { code, message, pos: [reportedAt] }: YAMLParseError): Diagnostic<InText> {
  const start = yaml.lastIndexOf('\n', reportedAt - 1) + 1;
  const [line = ''] = yaml.slice(start).split('\n', 1);
  const [rest = ''] = /^[^,:{}\n]*/.exec(yaml.slice(reportedAt)) ?? [];
  const ownCode = BY_CODE.get(code);
  // In { items: 1,000,000 }, YAML reads two fields `000`.
  if (ownCode === 'duplicate-field' && /\d,\d{3},\d{3}/.test(line)) return yamlError('number-commas', reportedAt);
  if (ownCode) return yamlError(ownCode, reportedAt, rest);
  return (
    findOpenQuote(yaml) ??
    (/^Flow (?:map|sequence) in block/.test(message) ? findOpenBracket(yaml, reportedAt) : undefined) ??
    findInLine(line, start, reportedAt, code) ??
    findNoColonAbove(yaml, start) ??
    findMisindented(yaml, start, code, message) ??
    yamlError('invalid-yaml', reportedAt, message.replace(/\s+/g, ' ').replace(/\.$/, ''))
  );
}

/** English words that begin with an apostrophe. */
const ELISION = /^'(?:tis|twas|twere|twill|til|em|n|cause|round|bout|\d0s)\b/i;

/** A quotation mark that is never closed: the parser reads on to the next one, lines below, or to the end of the file. */
function findOpenQuote(yaml: string): Diagnostic<InText> | undefined {
  const open = lex(yaml).find(({ type, text }) => {
    if (type !== 'double-quoted-scalar' && type !== 'single-quoted-scalar') return false;
    return text.length < 2 || !text.endsWith(text.charAt(0)) || /\n[\w-]+:(?: |\n)/.test(text);
  });
  const [line = ''] = open?.text.split('\n', 1) ?? [];
  return open && yamlError(ELISION.test(line) ? 'leading-apostrophe' : 'open-quote', open.offset, line.trimEnd());
}

function findOpenBracket(yaml: string, end: number): Diagnostic<InText> | undefined {
  // Ends the YAML with a letter where the error is: the bracket that encloses the letter is never closed.
  const bracket = lex(`${yaml.slice(0, end)}\nx`).at(-1)?.openBracket;
  return bracket && yamlError('open-bracket', bracket.offset, bracket.text);
}

/**
 * Patterns for lines with an error. The first that matches counts. A pattern with `parserCode` is only for errors that the
 * parser reports with this code.
 */
const LINES: readonly { code: YamlErrorCode; parserCode?: string; line: RegExp }[] = [
  { code: 'quote-within', line: /^\s*(?:- +)?(?:[\w-]+: +)?(?<found>["'].*)$/ },
  // Characters that can't begin plain text.
  {
    code: 'unquoted-value',
    line: /^\s*(?:- +(?:[\w-]+: +)?|[\w-]+: +)(?<found>(?:[@`%|>?-]|\{[^{}]*\} |\[[^[\]]*\] ).*)$/,
  },
  { code: 'unquoted-colon', parserCode: 'BLOCK_AS_IMPLICIT_KEY', line: /:\s+(?<found>[^\s"'].*: .*)$/ },
  {
    code: 'unquoted-colon',
    parserCode: 'BLOCK_IN_FLOW',
    line: /(?:^|[{,])\s*[\w-]+:\s+(?<found>[^\s"'{}[\],][^{},]*: [^{},]*)/,
  },
  { code: 'no-space', line: /^\s*(?:- +)?(?<found>[a-z][\w-]*):[^\s/:]/i },
  { code: 'no-colon', line: /^ *(?:- +)?(?<found>[a-z](?:[^:]|:(?=\S))*)$/i },
];

/** @param end where the parser reports the error: the mistake does not begin after it */
function findInLine(line: string, start: number, end: number, errorCode: string): Diagnostic<InText> | undefined {
  // YAML takes an unusual space for a letter, so the colon before it belongs to the name.
  const { 1: before = '', 2: name } = /^(\s*(?:- +)?([\w-]+):)[^\S\n\t ]/.exec(line) ?? [];
  if (name !== undefined) return yamlError('other-space', start + before.length, name);
  for (const { code, parserCode = errorCode, line: pattern } of LINES) {
    const text = pattern.exec(line)?.groups?.['found'];
    const index = text === undefined ? 0 : start + line.indexOf(text);
    if (text !== undefined && parserCode === errorCode && index <= end) return yamlError(code, index, text.trimEnd());
  }
  return undefined;
}

/** A field without a colon, above the line of the error: the parser reads on past it. */
function findNoColonAbove(yaml: string, start: number): Diagnostic<InText> | undefined {
  const last = [...yaml.slice(0, start).matchAll(/^[a-z](?:[^:\n]|:(?=\S))*$/gim)].at(-1);
  return last && yamlError('no-colon', last.index, last[0]);
}

/** A field that is not indented like its neighbors: the parser takes it for a part of the one above. */
function findMisindented(yaml: string, start: number, code: string, message: string): Diagnostic<InText> | undefined {
  // With this code, the parser reports the field above the one that is misindented.
  const isBelow = code === 'BLOCK_AS_IMPLICIT_KEY';
  if (!isBelow && !/must start at the same column/.test(message)) return undefined;
  const fields = [...yaml.slice(start).matchAll(/^ *([\w-]+):(?=\s|$)/gm)];
  const field = fields[isBelow ? 1 : 0];
  return field && yamlError('indentation', start + field.index, field[1]);
}
