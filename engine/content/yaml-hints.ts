/** What an author meant where the YAML parser gives up: the parser says what it found there, which often only follows from a slip before. */
import type { YAMLParseError } from 'yaml';
import { shorten } from '../core/characters.ts';
import type { Finding } from '../core/diagnostics.ts';
import { withoutCurly } from './curly.ts';
import { quote } from './quote.ts';
import { describeUnquoted, lex } from './unquoted.ts';

export interface Slip extends Finding {
  /** Where it begins in the YAML. */
  offset: number;
}

/** Of fields that are written twice in one file. */
const MOST_TOLD = 10;

/** The first slip of a block of YAML, for the parser is at a loss after it; and the fields before it that stand there twice. */
export function findSlips(yaml: string, errors: readonly YAMLParseError[]): Slip[] {
  const first = errors.findIndex(({ code }) => code !== 'DUPLICATE_KEY');
  return errors.slice(0, first < 0 ? MOST_TOLD : first + 1).map((error) => {
    const place = { yaml, error, ...lineAt(yaml, error.pos[0]) };
    for (const explain of EXPLANATIONS) {
      const slip = explain(place);
      if (slip) return slip;
    }
    return at('invalid-yaml', error.pos[0], describe(error));
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

const at = (code: string, offset: number, words: string): Slip => ({
  ...{ offset, code },
  ...{ message: `front matter: ${words}`, fix: '' },
});

const named: Explain = ({ error: { code, pos }, line }) => {
  if (code === 'DUPLICATE_KEY' && /\d,\d{3},\d{3}/.test(line)) {
    return at('number-commas', pos[0], 'found a number with commas, write it without, or in quotes where it is a text');
  }
  const known = BY_CODE.get(code);
  return known && at(known.code, pos[0], known.words);
};

const BY_CODE = new Map<string, { code: string; words: string }>([
  ['DUPLICATE_KEY', { code: 'duplicate-field', words: 'found a field for the second time, write it once' }],
  ['TAB_AS_INDENT', { code: 'tab', words: 'found a tab, indent with spaces' }],
  [
    'RESOURCE_EXHAUSTION',
    { code: 'deep-nesting', words: 'found groups of fields too deep in one another, write fewer' },
  ],
]);

/** YAML takes other spaces than its own for letters, and the colon before them for a part of the name. */
const otherSpace: Explain = ({ line, start, error }) => {
  const { name = '', space } = /^\s*(?:- +)?(?<name>[\w-]+):(?<space>[^\S\n ])/.exec(line)?.groups ?? {};
  if (space === undefined || space === '\t' || error.pos[0] < start) return undefined;
  const code = space.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const what = code === '00A0' ? 'a no-break space' : 'a space of another kind';
  const offset = start + line.indexOf(space);
  return at(
    'other-space',
    offset,
    `found ${what} (U+${code}) behind the colon of ${name}, which YAML takes for a letter, write an ordinary space`,
  );
};

/** English words that begin with an apostrophe. */
const ELISION = /^'(?:tis|twas|twere|twill|til|em|n|cause|round|bout|\d0s)\b/i;

/** The parser goes on to the next quotation mark, lines below, or to the end of the file. */
const quoteLeftOpen: Explain = ({ yaml }) => {
  for (const { type, offset, words } of lex(yaml)) {
    if (type !== 'double-quoted-scalar' && type !== 'single-quoted-scalar') continue;
    const isOpen = words.length < 2 || !words.endsWith(words.charAt(0)) || /\n[\w-]+:(?: |\n)/.test(words);
    if (!isOpen) continue;
    const [line = ''] = words.split('\n', 1);
    if (ELISION.test(line)) return apostropheFirst(offset, line.trimEnd());
    return at(
      'open-quote',
      offset,
      `found the quotation mark of ${shorten(line, 60)}, which no other closes, write one behind its last word`,
    );
  }
  return undefined;
};

function apostropheFirst(offset: number, value: string): Slip {
  const words = `found an apostrophe at the beginning of ${shorten(value, 60)}, which YAML takes for a quotation mark`;
  return at('leading-apostrophe', offset, `${words}, write ${quote(value)}`);
}

/** A value, and what stands before it in its line. */
const VALUE = /^(?<before>\s*(?:- +)?(?:[\w-]+: +)?)(?<value>\S.*)$/;

const quoteWithin: Explain = ({ line, start, error }) => {
  const { before = '', value = '' } = VALUE.exec(line.trimEnd())?.groups ?? {};
  const sign = value.charAt(0);
  if (!/["']/.test(sign) || error.pos[0] <= start + before.length) return undefined;
  const inside = value.length > 1 && value.endsWith(sign) ? value.slice(1, -1) : value;
  const text = sign === '"' ? inside.replaceAll('\\"', '"') : inside.replaceAll("''", "'");
  const words = `found a quotation mark within ${shorten(value, 60)}, which ends the text there, write ${quote(text)}`;
  return at('quote-within', start + before.length, words);
};

const colonWithin: Explain = ({ error, line }) => {
  if (error.code === 'BLOCK_IN_FLOW') {
    return at(
      'unquoted-colon',
      error.pos[0],
      'found a colon within a text in braces, which YAML takes for the end of a name, put the text in quotes',
    );
  }
  const { value } = COLON.exec(line)?.groups ?? {};
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY' || value === undefined) return undefined;
  const words = `found a colon within ${shorten(value, 60)}, which YAML takes for the end of a name`;
  return at('unquoted-colon', error.pos[0], `${words}, write ${quote(withoutCurly(value))}`);
};

/** A value without quotes that holds a colon and a space. */
const COLON = /:\s+(?<value>[^\s"'].*: .*)$/;

/** Signs that may begin no value, or only one of another form. */
const signOfYaml: Explain = ({ line, start, error }) => {
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
    last &&
    at('open-bracket', last.offset, `found ${last.words} that no ${closing} closes, write ${closing} at its end`)
  );
};

const noSpace: Explain = ({ line, start }) => {
  const {
    before = '',
    name,
    value,
  } = /^(?<before>\s*(?:- +)?)(?<name>[a-z][\w-]*):(?<value>[^\s/:].*)$/i.exec(line)?.groups ?? {};
  if (name === undefined || value === undefined) return undefined;
  return at(
    'no-space',
    start + before.length,
    `found no space behind the colon of ${name}, write ${name}: ${shorten(value, 60)}`,
  );
};

/** In its line, or in one before, of a field beside which all others are. */
const noColon: Explain = ({ yaml, line, start, error }) => {
  const own = NO_COLON.exec(line);
  if (own) return tellNoColon(own.groups, start);
  const before = [...yaml.slice(0, error.pos[0]).matchAll(new RegExp(NO_COLON, 'gim'))].filter(([words]) =>
    /^\S/.test(words),
  );
  const last = before.at(-1);
  return last && tellNoColon(last.groups, last.index);
};

const NO_COLON =
  /^(?<before> *(?:- +)?)(?<name>[a-z][\w-]*)(?: +(?<value>(?:[^\s:]|:(?! |$))(?:[^:\n]|:(?![\s]))*?))?$/i;

function tellNoColon({ before = '', name = '', value }: Record<string, string> = {}, start: number): Slip {
  if (value === undefined)
    return at('no-colon', start + before.length, `found ${name} without a colon, write ${name}:`);
  const words = `found ${shorten(`${name} ${value}`, 60)} without a colon, write ${name}: ${shorten(value, 60)}`;
  return at('no-colon', start + before.length, `${words}; if it belongs to the line above, indent it further`);
}

/** A field that is further right than the text above it would be within that. */
const indentedOtherwise: Explain = ({ yaml, error, start }) => {
  const isBelow = error.code === 'BLOCK_AS_IMPLICIT_KEY';
  if (!isBelow && !/must start at the same column/.test(error.message)) return undefined;
  const lines = [...yaml.slice(start).matchAll(/^ *(?<name>[\w-]+):(?=\s|$)/gm)];
  const { index = 0, groups: { name = '' } = {} } = lines[isBelow ? 1 : 0] ?? {};
  if (name === '') return undefined;
  const words = `found ${name} not below the fields beside it, write as many spaces before it as before them`;
  return at('indentation', start + index, words);
};

const EXPLANATIONS: readonly Explain[] = [
  named,
  otherSpace,
  quoteLeftOpen,
  bracketLeftOpen,
  quoteWithin,
  signOfYaml,
  colonWithin,
  noSpace,
  noColon,
  indentedOtherwise,
];

function describe({ message }: YAMLParseError): string {
  const found = message.replace(/\s+/g, ' ').trim();
  return `found what is not YAML (${found}), write "name: value" and quote text with special signs`;
}

/** The line around an offset. */
function lineAt(yaml: string, offset: number): { line: string; start: number } {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = yaml.slice(start).split('\n', 1);
  return { line, start };
}
