/** What people write wrongly in front matter. Each line is looked at before YAML reads it, so that it is named as it was typed. */
import type { YAMLParseError } from 'yaml';
import { type Diagnostic, type InText, inCode, makeError } from '../../core/index.ts';
import { quote, withoutCurly } from '../values.ts';

const SPECIAL = ['{found} begins with a character that means something else in YAML.', 'Write {quoted}.'] as const;
const COLON = ['YAML takes the colon in {found} for the end of a field name.', 'Write {quoted}.'] as const;
const COMMENT = ['In {found}, YAML takes the number sign for the beginning of a comment.', 'Write {quoted}.'] as const;
const NO_COLON = [
  '{found} has no colon.',
  'Write `name: value`, or indent it if it belongs to the line above.',
] as const;
const OPEN_QUOTE = [
  'open-quote',
  'The quotation mark that begins {found} is never closed.',
  'Close it after the last word, or put the text in double quotes.',
] as const;
const QUOTE_WITHIN = [
  'quote-within',
  'A quotation mark inside {found} ends the text too early.',
  'Write {quoted}.',
] as const;
const MISPLACED = [
  '{found} is not indented like the fields next to it.',
  'Indent it by as many spaces as they have, or put quotes around the text that it belongs to.',
] as const;

type Row = readonly [code: string, pattern: RegExp, message: string, fix: string];

/** Patterns for a whole line. A message names what the group `found` matches, if there is one. */
const LINE_ROWS: readonly Row[] = [
  ['tab', /^ *\t/, 'The line is indented with a tab.', 'Indent it with spaces.'],
  ['no-space', /^ *(?<found>-[^\s-].*)/, 'There is no space after the hyphen of {found}.', 'Write one.'],
];
/** Patterns for a line that belongs to no field. */
const STRAY_ROWS: readonly Row[] = [
  ['no-space', /^ *(?<found>[a-z][\w-]*):[^\s/:]/i, 'There is no space after the colon of {found}.', 'Write one.'],
  ['no-colon', /^[ -]*(?<found>.*)/, ...NO_COLON],
];
/** Patterns for the beginning of any value. */
const VALUE_ROWS: readonly Row[] = [
  ['unquoted-value', /^(?<found>(?:[*&!@`%]|\{\{|[|>](?![-+\d]*\s*(?:#|$))|[?-] ).*)/, ...SPECIAL],
  ['unquoted-comment', /^(?<found>#\S.*)/, ...COMMENT],
];
const PLAIN_ROWS: readonly Row[] = [
  ['unquoted-colon', /^(?<found>.*:(?: .*|$))/, ...COLON],
  // After a flag, a number or a date, a comment is meant.
  ['unquoted-comment', /^(?<found>(?!(?:true|false|null|-?\d+(?:\.\d+)?|\d{4}-\d\d-\d\d) +#).+? #.*)/, ...COMMENT],
];
/** Patterns for a group or list on one line. */
const INLINE_ROWS: readonly Row[] = [
  [
    'unquoted-value',
    /(?<=[{[,]\s*(?:[\w-]+: +)?)(?<found>(?:[*&!@`%]|\{\{)[^,[\]\n]*?\}*)(?= *(?:[,\]}]|$))/gm,
    ...SPECIAL,
  ],
  ['unquoted-colon', /(?<=[{,]\s*[\w-]+: +)(?<found>[^\s"'{}[\],][^{},\n]*: [^{},\n]*)/g, ...COLON],
  [
    'unquoted-comment',
    /(?<=[{[,]\s*(?:[\w-]+: +)?)(?<found>(?:#(?=\S)|(?![\w-]+: )[^\s"'{}[\],][^{}[\],\n]* #)[^{}[\],\n]*)/g,
    ...COMMENT,
  ],
  [
    'unquoted-comma',
    /(?<=[{,]\s*[\w-]+: +)(?<found>[^\s"'{}[\]:,][^"'{}[\]:]*?,\s*[^\s"'{}[\]:,][^"'{}[\]:]*?)(?=\s*(?:,\s*[\w-]+:\s|\}))/g,
    'YAML ends {found} at its comma.',
    'Write {quoted}, or a number such as 22000 or 7.5.',
  ],
];
/** A value without quotation marks and emphasis, so that the suggested fix doesn't cause the next error. */
function cleanValue(value: string): string {
  const [, mark, inside = value] = /^(["'])(.+)\1$/s.exec(value) ?? [];
  const text = mark === undefined ? value : inside.replace(/\\(?=")|'(?=')/g, '');
  return withoutCurly(text).replace(/(\*\*?|__?)(?=\p{L})([^*_\n]*)\1/gu, '$2');
}

function report(index: number, code: string, message: string, fix: string, found = ''): Diagnostic<InText> {
  const filledFix = fix.replace('{quoted}', () => `\`${quote(cleanValue(found))}\``);
  return {
    index,
    ...makeError(
      code,
      message.replace('{found}', () => inCode(found)),
      filledFix,
    ),
  };
}

/** e.g. of "Lift: 50 lb", an item that YAML takes for a group */
export const unquotedColon = (typed: string): Diagnostic<unknown> => report(0, 'unquoted-colon', ...COLON, typed);

function findRow(rows: readonly Row[], text: string, start: number): Diagnostic<InText> | undefined {
  for (const [code, pattern, message, fix] of rows) {
    const match = pattern.exec(text);
    const { found = '' } = match?.groups ?? {};
    if (match) return report(start + text.indexOf(found), code, message, fix, found.trimEnd());
  }
  return undefined;
}

/** A field or an item: where it begins in its line, and what follows its name or hyphen. */
interface Place {
  column: number;
  /** Whether it has a text, which may go on in lines that are indented further. */
  isText: boolean;
  /** A line of text below the name of a field. It may be a field without a colon. */
  below?: Diagnostic<InText>;
}

const NAME = `(?:"[^"\\n]*"|'[^'\\n]*'|[^\\s"'#&*!|>@%{}[\\]\`,?-][^\\n]*?)`;
const LINE = new RegExp(`^( *)((?:- +|-$)*)(?:(${NAME}):(?: +|$))?(.*)$`, 'm');

/** Every mistake that a row tells. There may be others, which only the parser finds. */
export function findYamlMistakes(yaml: string): Diagnostic<InText>[] {
  const errors: Diagnostic<InText>[] = [];
  let place: Place = { column: -1, isText: false };
  for (let index = 0; index < yaml.length; ) {
    const found = readLine(yaml, index, place);
    errors.push(...found.errors);
    place = found.place;
    index = found.end + 1;
  }
  return errors;
}

/** The mistakes in a line and in those that its value goes on in, and where it ends. */
function readLine(yaml: string, index: number, above: Place) {
  const [line = '', indent = '', dashes = '', name, value = ''] = LINE.exec(yaml.slice(index)) ?? [];
  const end = index + line.length;
  if (/^\s*(?:#|$)/.test(line)) return { errors: findCutText(line, index, above), place: above, end };
  const isPart = dashes === '' && name === undefined;
  const column = isPart
    ? indent.length
    : indent.length + (name === undefined ? dashes.trimEnd().length - 1 : dashes.length);
  const isStray = above.column < 0 ? name === undefined : isPart && column <= above.column;
  const isMisplaced = !isPart && above.isText && column > above.column;
  const error =
    findRow(LINE_ROWS, line, index) ??
    (isStray ? findRow(STRAY_ROWS, line, index) : undefined) ??
    (isMisplaced ? (above.below ?? report(index, 'indentation', ...MISPLACED, name ?? line.trim())) : undefined) ??
    findRow(VALUE_ROWS, value, end - value.length);
  if (error) return { errors: [error], place: { column, isText: false }, end };
  const read = readValue(yaml, end - value.length, column);
  if (!isPart) return { ...read, place: { column, isText: /^[^\s#|>{[]/.test(value) } };
  const below = report(index + indent.length, 'no-colon', ...NO_COLON, value);
  return { ...read, place: above.isText ? above : { ...above, isText: true, below } };
}

/** A text that goes on with "#1" in the next line ends there, without a word of YAML. */
function findCutText(line: string, index: number, { isText, column }: Place): Diagnostic<InText>[] {
  const [, indent = '', found] = /^( *)(#\S.*)/.exec(line) ?? [];
  if (found === undefined || !isText || indent.length <= column) return [];
  const fix = 'Put quotes around the whole text that it belongs to.';
  return [report(index + indent.length, 'unquoted-comment', COMMENT[0], fix, found)];
}

const QUOTED = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/s;
/** Quoted texts, comments, brackets, and a field at the beginning of a line, before which brackets should have been closed. */
const INLINE = /(?<=[{[,]\s*|:\s+)(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')|[{}[\]]|\n[\w-]+:(?=\s)/gs;

/** The mistakes in a value, and where its last line ends. */
function readValue(yaml: string, start: number, column: number): { errors: Diagnostic<InText>[]; end: number } {
  const rest = yaml.slice(start);
  const [line = ''] = /^.*/.exec(rest) ?? [];
  if (/^["']/.test(line)) return readQuoted(rest, line, start);
  if (/^[{[]/.test(line)) return readInline(rest, line, start);
  if (/^[|>]/.test(line)) {
    const [block = ''] = new RegExp(`^.*(?:\\n(?: {${column + 1},}.*|[ \\t]*(?=\\n|$)))*`).exec(rest) ?? [];
    return { errors: [], end: start + block.length };
  }
  const found = findRow(PLAIN_ROWS, line, start);
  return { errors: found ? [found] : [], end: start + line.length };
}

function readQuoted(rest: string, line: string, start: number) {
  const [quoted = ''] = QUOTED.exec(rest) ?? [];
  const [after = ''] = /^.*/.exec(rest.slice(quoted.length)) ?? [];
  const end = start + quoted.length + after.length;
  const errorOf = (row: readonly [code: string, message: string, fix: string]) => report(start, ...row, line.trimEnd());
  const hasField = quoted === '' || /\n *(?:- +)?[\w-]+:\s/.test(quoted);
  if (hasField) return { errors: [errorOf(OPEN_QUOTE)], end: start + line.length };
  // "#1" is meant as text, "# one" as a comment.
  if (!/^\s*(?:#(?!\S).*)?$/.test(after)) return { errors: [errorOf(QUOTE_WITHIN)], end };
  // YAML wants all lines of a text indented.
  return { errors: /\n\S/.test(quoted) ? [errorOf(OPEN_QUOTE)] : [], end };
}

function readInline(rest: string, line: string, start: number) {
  const open: number[] = [];
  let masked = rest;
  for (const { 0: part, index } of rest.matchAll(INLINE)) {
    if (/^[{[]/.test(part)) open.push(index);
    else if (/^["']/.test(part))
      masked = masked.slice(0, index) + 'x'.repeat(part.length) + masked.slice(index + part.length);
    else if (part.startsWith('\n')) break;
    else open.pop();
    if (open.length > 0) continue;
    const found = INLINE_ROWS.flatMap(([code, pattern, message, fix]) =>
      [...masked.slice(0, index + 1).matchAll(pattern)].map((match) =>
        report(start + match.index, code, message, fix, match.groups?.['found']?.trimEnd()),
      ),
    );
    const [after = ''] = /^.*/.exec(rest.slice(index + 1)) ?? [];
    const isWhole = /^\s*(?:#.*)?$/.test(after);
    return {
      errors: isWhole ? found : [report(start, 'unquoted-value', ...SPECIAL, line)],
      end: start + index + 1 + after.length,
    };
  }
  const found = open.at(-1) ?? 0;
  const error = report(
    start + found,
    'open-bracket',
    '{found} is never closed.',
    'Write the closing bracket at its end.',
    rest[found],
  );
  return { errors: [error], end: start + line.length };
}

/** How many duplicates are reported in a file without other errors. */
const MAX_DUPLICATES = 10;

/** Errors for duplicate fields, and the first other error: what the parser reports after it may be a consequence. */
export function explainParserErrors(yaml: string, parserErrors: readonly YAMLParseError[]): Diagnostic<InText>[] {
  const first = parserErrors.findIndex(({ code }) => code !== 'DUPLICATE_KEY');
  return parserErrors.slice(0, first < 0 ? MAX_DUPLICATES : first + 1).map(({ code, message, pos: [index] }) => {
    const [name = ''] = /^[^:\n]*/.exec(yaml.slice(index)) ?? [];
    const words = message.replace(/\s+/g, ' ').replace(/\.$/, '');
    return code === 'DUPLICATE_KEY'
      ? report(index, 'duplicate-field', '{found} is set twice.', 'Delete one of them.', name)
      : report(
          index,
          'invalid-yaml',
          'This is not YAML: {found}.',
          'Write `name: value`, with texts in quotes.',
          words,
        );
  });
}

/** Marks of lists or groups that open one after the other, so many that parsing them would overflow the stack. */
const DEEP = /(?:[-?:][ \t]+){200}|(?:[[{]\s*){200}/;

export function findDeepNesting(yaml: string): Diagnostic<InText> | undefined {
  const deep = DEEP.exec(yaml);
  return deep ? report(deep.index, 'deep-nesting', 'Fields are nested too deeply.', 'Use fewer levels.') : undefined;
}
