import { closest } from 'fastest-levenshtein';
import { z } from 'zod';
import { AuthorError } from '../errors.ts';
import type { FieldPath } from '../front-matter.ts';
import type { Source } from '../read.ts';
import * as settings from '../schema/settings.ts';

/** `{{founded}}` stands for the text of the fact "founded". */
const REFERENCE = /\{\{\s*([^{}]*?)\s*\}\}/g;

export type FactTexts = ReadonlyMap<string, string>;

/** The texts by name of all facts that are well formed. */
export function readFacts(sources: readonly Source[]): FactTexts {
  const source = sources.find(({ path }) => path === 'facts.md');
  const facts = z.record(z.string(), z.unknown()).safeParse(fieldOf(source?.data, 'facts'));
  return new Map(
    Object.entries(facts.data ?? {}).flatMap(([name, value]) => {
      const parsed = settings.fact.safeParse(value);
      return parsed.success ? [[name, parsed.data.text] as const] : [];
    }),
  );
}

/** Puts the facts into every text of a source. Unknown names are faults, shown where they stand. */
export function fillFacts(source: Source, facts: FactTexts): { source: Source; faults: AuthorError[] } {
  const faults: AuthorError[] = [];
  const fill = (text: string, place: (offset: number) => { line: number; column: number }) =>
    text.replace(REFERENCE, (whole, name: string, offset: number) => {
      const fact = facts.get(name);
      if (fact === undefined) faults.push(unknownFact(source.file, place(offset), name, facts));
      return fact ?? whole;
    });
  const data = mapTexts(source.data, [], (text, path) => fill(text, () => source.positionOf(path)));
  const body = fill(source.body, (offset) => positionInBody(source, offset));
  return { source: { ...source, data, body }, faults };
}

function unknownFact(
  file: string,
  position: { line: number; column: number },
  name: string,
  facts: FactTexts,
): AuthorError {
  const near = closest(name, [...facts.keys()]);
  const cure = near ? `did you mean {{${near}}}?` : 'write the fact into content/facts.md first';
  return new AuthorError(file, position, `fact: found {{${name}}}, which content/facts.md does not name, ${cure}`);
}

/** Line and column in the file of an offset in the Markdown text. */
export function positionInBody(
  source: Pick<Source, 'body' | 'bodyLine'>,
  offset: number,
): { line: number; column: number } {
  const before = source.body.slice(0, offset).split('\n');
  return { line: source.bodyLine + before.length - 1, column: (before.at(-1) ?? '').length + 1 };
}

function mapTexts(value: unknown, path: FieldPath, change: (text: string, path: FieldPath) => string): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, [...path, index], change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, [...path, key], change)]));
}

function fieldOf(data: unknown, key: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
}
