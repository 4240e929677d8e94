/** What an author meant where the YAML parser gives up: the parser's own message is often about what followed from a slip. */
import type { YAMLParseError } from 'yaml';
import { type Finding, inCode } from '../core/index.ts';
import { describeUnquoted, lex, quote, withoutCurly } from './quoting.ts';

export interface Slip extends Finding {
  /** Where it begins in the YAML. */
  offset: number;
}

/** Duplicate fields reported in one file. */
const MOST_DUPLICATES = 10;

/** The first slip in a block of YAML, since the parser is lost after it, and the duplicate fields before it. */
export function findSlips(yaml: string, errors: readonly YAMLParseError[]): Slip[] {
  const first = errors.findIndex(({ code }) => code !== 'DUPLICATE_KEY');
  return errors.slice(0, first < 0 ? MOST_DUPLICATES : first + 1).map((error) => {
    const place = { yaml, error, ...lineAt(yaml, error.pos[0]) };
    for (const explain of EXPLANATIONS) {
      const slip = explain(place);
      if (slip) return slip;
    }
    return describe(error);
  });
}

interface Place {
  yaml: string;
  error: YAMLParseError;
  /** The line of the error, and where it begins. */
  line: string;
  start: number;
}

type Explain = (place: Place) => Slip | undefined;

const slip = (code: string, offset: number, message: string, fix: string): Slip => ({ offset, code, message, fix });

const byCode: Explain = ({ error: { code, pos }, line }) => {
  if (code === 'DUPLICATE_KEY' && /\d,\d{3},\d{3}/.test(line)) {
    return slip('number-commas', pos[0], 'A number has commas.', 'Write it without, or in quotes if it is text.');
  }
  const [, name] = /^\s*(?:- +)?([\w-]+):/.exec(line) ?? [];
  if (code === 'DUPLICATE_KEY' && name !== undefined) {
    return slip('duplicate-field', pos[0], `${inCode(name)} is set twice.`, 'Delete one of them.');
  }
  const known = BY_CODE.get(code);
  return known && { offset: pos[0], ...known };
};

const BY_CODE = new Map<string, Finding>([
  ['DUPLICATE_KEY', { code: 'duplicate-field', message: 'A field is set twice.', fix: 'Delete one of them.' }],
  ['TAB_AS_INDENT', { code: 'tab', message: 'The line is indented with a tab.', fix: 'Indent it with spaces.' }],
  ['RESOURCE_EXHAUSTION', { code: 'deep-nesting', message: 'Fields are nested too deeply.', fix: 'Use fewer levels.' }],
]);

/** YAML takes other spaces than its own for letters, and the colon before them for a part of the name. */
const otherSpace: Explain = ({ line, start, error }) => {
  const { name = '', space } = /^\s*(?:- +)?(?<name>[\w-]+):(?<space>[^\S\n ])/.exec(line)?.groups ?? {};
  if (space === undefined || space === '\t' || error.pos[0] < start) return undefined;
  const code = space.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const what = code === '00A0' ? 'a no-break space' : 'an unusual space';
  const message = `After the colon of ${inCode(name)} is ${what} (U+${code}), which YAML takes for a letter.`;
  return slip('other-space', start + line.indexOf(space), message, 'Write an ordinary space.');
};

/** English words that begin with an apostrophe. */
const ELISION = /^'(?:tis|twas|twere|twill|til|em|n|cause|round|bout|\d0s)\b/i;

/** The parser reads on to the next quotation mark, lines below, or to the end of the file. */
const quoteLeftOpen: Explain = ({ yaml }) => {
  for (const { type, offset, words } of lex(yaml)) {
    if (type !== 'double-quoted-scalar' && type !== 'single-quoted-scalar') continue;
    const isOpen = words.length < 2 || !words.endsWith(words.charAt(0)) || /\n[\w-]+:(?: |\n)/.test(words);
    if (!isOpen) continue;
    const [line = ''] = words.split('\n', 1);
    if (ELISION.test(line)) return apostropheFirst(offset, line.trimEnd());
    const message = `The quotation mark that begins ${inCode(line)} is never closed.`;
    return slip('open-quote', offset, message, 'Close it after the last word.');
  }
  return undefined;
};

function apostropheFirst(offset: number, value: string): Slip {
  const message = `YAML takes the apostrophe that begins ${inCode(value)} for a quotation mark.`;
  return slip('leading-apostrophe', offset, message, `Write \`${quote(value)}\`.`);
}

/** A value, and what is before it in its line. */
const VALUE = /^(?<before>\s*(?:- +)?(?:[\w-]+: +)?)(?<value>\S.*)$/;

const quoteWithin: Explain = ({ line, start, error }) => {
  const { before = '', value = '' } = VALUE.exec(line.trimEnd())?.groups ?? {};
  const mark = value.charAt(0);
  if (!/["']/.test(mark) || error.pos[0] <= start + before.length) return undefined;
  const inside = value.length > 1 && value.endsWith(mark) ? value.slice(1, -1) : value;
  const text = mark === '"' ? inside.replaceAll('\\"', '"') : inside.replaceAll("''", "'");
  const message = `A quotation mark inside ${inCode(value)} ends the text too early.`;
  return slip('quote-within', start + before.length, message, `Write \`${quote(text)}\`.`);
};

const colonWithin: Explain = ({ error, line }) => {
  if (error.code === 'BLOCK_IN_FLOW') {
    const message = 'YAML takes a colon in this text for the end of a field name.';
    return slip('unquoted-colon', error.pos[0], message, 'Put the text in quotes.');
  }
  const { value } = COLON.exec(line)?.groups ?? {};
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY' || value === undefined) return undefined;
  const message = `YAML takes the colon in ${inCode(value)} for the end of a field name.`;
  return slip('unquoted-colon', error.pos[0], message, `Write \`${quote(withoutCurly(value))}\`.`);
};

/** A value without quotes that holds a colon and a space. */
const COLON = /:\s+(?<value>[^\s"'].*: .*)$/;

/** Characters that begin no value, or only one of another form. */
const specialCharacter: Explain = ({ line, start, error }) => {
  const { before = '', value = '' } = VALUE.exec(line.trimEnd())?.groups ?? {};
  const isGroup = /^(?:\{[^{}]*\}|\[[^[\]]*\]) +\S/.test(value) && error.pos[0] > start + before.length;
  if (before.trim() === '' || !(isGroup || /^[@`%|>?-]/.test(value))) return undefined;
  return { offset: start + before.length, ...describeUnquoted(value) };
};

const bracketLeftOpen: Explain = ({ yaml, error }) => {
  if (!/^Flow (?:map|sequence) in block/.test(error.message)) return undefined;
  const open: { offset: number; words: string }[] = [];
  for (const { type, offset, words } of lex(yaml)) {
    if (offset >= error.pos[0]) break;
    if (type === 'flow-map-start' || type === 'flow-seq-start') open.push({ offset, words });
    if (type === 'flow-map-end' || type === 'flow-seq-end') open.pop();
  }
  const last = open.at(-1);
  const closing = last?.words === '[' ? ']' : '}';
  return (
    last && slip('open-bracket', last.offset, `\`${last.words}\` is never closed.`, `Write \`${closing}\` at its end.`)
  );
};

const noSpace: Explain = ({ line, start }) => {
  const {
    before = '',
    name,
    value,
  } = /^(?<before>\s*(?:- +)?)(?<name>[a-z][\w-]*):(?<value>[^\s/:].*)$/i.exec(line)?.groups ?? {};
  if (name === undefined || value === undefined) return undefined;
  const message = `There is no space after the colon of ${inCode(name)}.`;
  return slip('no-space', start + before.length, message, `Write ${inCode(`${name}: ${value}`)}.`);
};

/** In its line, or in a line of an outermost field before it. */
const noColon: Explain = ({ yaml, line, start, error }) => {
  const own = NO_COLON.exec(line);
  if (own) return describeNoColon(own.groups, start);
  const before = [...yaml.slice(0, error.pos[0]).matchAll(new RegExp(NO_COLON, 'gim'))].filter(([words]) =>
    /^\S/.test(words),
  );
  const last = before.at(-1);
  return last && describeNoColon(last.groups, last.index);
};

const NO_COLON =
  /^(?<before> *(?:- +)?)(?<name>[a-z][\w-]*)(?: +(?<value>(?:[^\s:]|:(?! |$))(?:[^:\n]|:(?![\s]))*?))?$/i;

function describeNoColon({ before = '', name = '', value }: Record<string, string> = {}, start: number): Slip {
  const error = (line: string, fix: string) =>
    slip('no-colon', start + before.length, `${inCode(line)} has no colon.`, fix);
  if (value === undefined) return error(name, `Write ${inCode(`${name}:`)}.`);
  const fix = `Write ${inCode(`${name}: ${value}`)}, or indent it further if it belongs to the line above.`;
  return error(`${name} ${value}`, fix);
}

/** A field that is indented further than the one above would be part of it. */
const indentedOtherwise: Explain = ({ yaml, error, start }) => {
  const isBelow = error.code === 'BLOCK_AS_IMPLICIT_KEY';
  if (!isBelow && !/must start at the same column/.test(error.message)) return undefined;
  const lines = [...yaml.slice(start).matchAll(/^ *(?<name>[\w-]+):(?=\s|$)/gm)];
  const { index = 0, groups: { name = '' } = {} } = lines[isBelow ? 1 : 0] ?? {};
  if (name === '') return undefined;
  const message = `${inCode(name)} is not indented like the fields next to it.`;
  return slip('indentation', start + index, message, 'Indent it by as many spaces as they have.');
};

const EXPLANATIONS: readonly Explain[] = [
  byCode,
  otherSpace,
  quoteLeftOpen,
  bracketLeftOpen,
  quoteWithin,
  specialCharacter,
  colonWithin,
  noSpace,
  noColon,
  indentedOtherwise,
];

function describe({ message, pos }: YAMLParseError): Slip {
  const reason = message.replace(/\s+/g, ' ').trim();
  const fix = 'Write `name: value`, and put text with special characters in quotes.';
  return slip('invalid-yaml', pos[0], `This is not YAML: ${reason}.`.replace(/\.\.$/, '.'), fix);
}

/** The line around an offset. */
function lineAt(yaml: string, offset: number): { line: string; start: number } {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = yaml.slice(start).split('\n', 1);
  return { line, start };
}
