/** Advice on English texts, which the editor shows while they are typed. It never fails a build. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type nspell from 'nspell';
import { type ItemSpec, kindAt, listStrings, valueAt } from '../content/index.ts';

export interface Advice {
  /** What is wrong, in one clause. */
  message: string;
  fix: string;
}

export type Advise = (text: string) => Advice[];

/** In words. */
const MAX_SENTENCE = 30;
/** From 0 to 100. A text with a lower reading ease is hard for most adults (Flesch, "A New Readability Yardstick", 1948). */
const MIN_EASE = 50;
/** In words. The reading ease of a shorter text says little. */
const MIN_TEXT = 40;
const WORD = /\p{L}[\p{L}’'-]*/gu;
/**
 * Words that are neither names nor parts of addresses. A capitalized word counts only at the beginning of a sentence. Even there
 * it may be a name, but nspell knows first names.
 */
const PLAIN_WORD = /(?<![\p{L}\p{N}@./-])(?:\p{Ll}|(?<=^|[.!?] )\p{Lu}(?=\S+ \p{Ll}))[\p{L}’']+(?![\p{L}\p{N}@/-])/gu;
const VAGUE_LINK = /^(?:(?:click |tap )?here|(?:read |learn )?more|this (?:page|link)|link)$/i;

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** @param folder of the content. The table of names in its README.md is the house dictionary, if there is one. */
export async function loadAdvise(folder: string): Promise<Advise> {
  const packages = [import('nspell'), import('dictionary-en'), import('syllable')] as const;
  const [{ default: nspell }, { default: english }, { syllable }] = await Promise.all(packages);
  const spelling = nspell(Buffer.from(english.aff), Buffer.from(english.dic));
  const names = readNames(join(folder, 'README.md'));
  for (const { wanted } of names) for (const word of wanted.match(WORD) ?? []) spelling.add(word);
  return (text) => {
    // Without variables, code and addresses of links.
    const shown = text.replaceAll(/\]\([^)]*\)|\{\{.*?\}\}|`[^`]*`/g, ' ');
    return [
      ...adviseOnSpelling(shown, spelling),
      ...adviseOnNames(shown, names),
      ...adviseOnLinks(text),
      ...adviseOnSentences(shown),
      ...adviseOnEase(shown, syllable),
    ];
  };
}

function adviseOnSpelling(text: string, spelling: ReturnType<typeof nspell>): Advice[] {
  const words = text.match(PLAIN_WORD)?.map((word) => word.replaceAll('’', "'").replace(/'s?$/, ''));
  const unknown = [...new Set(words)].filter((word) => !spelling.correct(word));
  return unknown.map((word) => {
    const [similar] = spelling.suggest(word);
    return { message: `“${word}” may be misspelled.`, fix: similar ? `Did you mean “${similar}”?` : '' };
  });
}

function adviseOnNames(text: string, names: readonly HouseName[]): Advice[] {
  const words = ` ${wordsOf(text.toLowerCase()).join(' ')} `;
  const isSaid = (name: string) => ['', 's'].some((ending) => words.includes(` ${name.toLowerCase()}${ending} `));
  return names
    .filter(({ unwanted }) => isSaid(unwanted))
    .map(({ wanted, unwanted }) => ({ message: `We don’t say “${unwanted}”.`, fix: `Write “${wanted}”.` }));
}

function adviseOnLinks(text: string): Advice[] {
  const labels = [...text.matchAll(/\[([^\]]*)\]\(/g)].map(([, label = '']) => label.trim());
  return labels
    .filter((label) => VAGUE_LINK.test(label))
    .map((label) => ({ message: `Alone, the link “${label}” says nothing.`, fix: 'Name what it leads to.' }));
}

function adviseOnSentences(text: string): Advice[] {
  return listSentences(text)
    .filter((words) => words.length > MAX_SENTENCE)
    .map((words) => ({ message: `A sentence has ${words.length} words.`, fix: 'Split it in two.' }));
}

function adviseOnEase(text: string, countSyllables: (word: string) => number): Advice[] {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const ease = 206.835 - 1.015 * (words.length / listSentences(text).length) - 84.6 * (syllables / words.length);
  if (words.length < MIN_TEXT || ease >= MIN_EASE) return [];
  return [{ message: 'This text is hard to read.', fix: 'Use shorter words and sentences.' }];
}

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** The words of each sentence. */
const listSentences = (text: string) =>
  [...segmenter.segment(text)].map(({ segment }) => wordsOf(segment)).filter((words) => words.length > 0);

type JsonPath = readonly (string | number)[];

/** Advice on fields of an entry. @param fields `[]` for the body */
export function adviseOnFields(
  advise: Advise,
  spec: ItemSpec,
  { data, text }: { data: unknown; text: string },
  fields: readonly JsonPath[],
): (Advice & { path: JsonPath })[] {
  const listTexts = (field: JsonPath) =>
    listStrings(valueAt(data, field))
      .map((one) => ({
        ...one,
        path: [...field, ...one.path.map((key) => (typeof key === 'number' ? key : String(key)))],
      }))
      .filter(({ path }) => kindAt(spec, data, path)?.type === 'copy');
  const texts = fields.flatMap((field) => (field.length === 0 ? [{ path: field, text }] : listTexts(field)));
  return texts.flatMap((one) => advise(one.text).map((advice) => ({ ...advice, path: one.path })));
}

interface HouseName {
  wanted: string;
  unwanted: string;
}

/** The rows of the table with the columns "We write", "for" and "and not". */
function readNames(file: string): HouseName[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, rows = ''] = /^\|.*\| and not \|\n.*\n((?:\|.*\n)*)/m.exec(text) ?? [];
  return rows.split('\n').flatMap((row) => {
    // A cell may end with a note: in "new-stores manager; as a title New-Stores Manager", only the part before ";" counts.
    const [, wanted = '', , unwanted = ''] = row.split('|').map((cell) => cell.replace(/;.*/, '').trim());
    return unwanted.split(/,\s*/).flatMap((one) => (one === '' ? [] : [{ wanted, unwanted: one }]));
  });
}
