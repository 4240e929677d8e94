import { closest } from 'fastest-levenshtein';
import { z } from 'zod';
import { AuthorError, type Position } from '../errors.ts';
import type { Source } from '../read.ts';
import { type Allowed, type Fact, fact, facts as factsEntry } from '../schema/facts.ts';
import { fillText } from './filling.ts';
import { listPassages, mapTexts } from './passages.ts';

/** `{{founded}}` stands for the text of the fact "founded", `{{states in digits}}` for its number: 7, not "seven". */
export const REFERENCE = /\{\{\s*([^{}]*?)( in digits)?\s*\}\}/g;

/** The facts by name. */
export type FactBook = ReadonlyMap<string, Fact>;

/** All facts that are well formed. */
export function readFacts(sources: readonly Source[]): FactBook {
  const facts = z.looseObject({ facts: z.record(z.string(), z.unknown()) }).safeParse(dataOf(sources));
  return new Map(
    Object.entries(facts.data?.facts ?? {}).flatMap(([name, value]) => {
      const parsed = fact.safeParse(value);
      return parsed.success ? [[name, parsed.data] as const] : [];
    }),
  );
}

/** The bare figures that may stand, if their list is well formed. */
export function readAllowed(sources: readonly Source[]): Allowed[] {
  return z.looseObject({ allowed: factsEntry.shape.allowed }).safeParse(dataOf(sources)).data?.allowed ?? [];
}

function dataOf(sources: readonly Source[]): unknown {
  return sources.find(({ path }) => path === 'facts.md')?.data;
}

/** Where a source names which fact. */
export function listReferences(source: Source): { name: string; position: Position }[] {
  return listPassages(source).flatMap(({ text, locate }) =>
    [...text.matchAll(REFERENCE)].map(({ 1: name = '', index }) => ({
      name,
      position: locate(index),
    })),
  );
}

/** Puts the facts into every text of a source. Unknown names are faults, shown where they stand. */
export function fillFacts(source: Source, facts: FactBook): { source: Source; faults: AuthorError[] } {
  const say = (whole = '', name = '', digits?: string) => sayFact(facts.get(name), digits) ?? whole;
  const fill = (text: string) => fillText(text, REFERENCE, say);
  const faults = listReferences(source)
    .filter(({ name }) => !facts.has(name))
    .map(({ name, position }) => unknownFact(source.file, position, name, facts));
  const body = fill(source.body);
  const filled = {
    ...source,
    data: mapTexts(source.data, (text) => fill(text).text),
    body: body.text,
    positionInBody: (offset: number) => source.positionInBody(body.offsetBefore(offset)),
  };
  return { source: filled, faults };
}

function sayFact(fact: Fact | undefined, digits: string | undefined): string | undefined {
  return digits === undefined ? fact?.text : fact && writeDigits(fact.value);
}

/** As on a price card, e.g. "22,000", "40 × 48" or, for a half, "½". */
function writeDigits(value: Fact['value']): string {
  const write = (number: number) => (number === 0.5 ? '½' : number.toLocaleString('en-US'));
  return [value].flat().map(write).join(' × ');
}

function unknownFact(file: string, position: Position, name: string, facts: FactBook): AuthorError {
  const near = closest(name, [...facts.keys()]);
  const cure = near ? `did you mean {{${near}}}?` : 'write the fact into content/facts.md first';
  return new AuthorError(file, position, `fact: found {{${name}}}, which content/facts.md does not name, ${cure}`);
}
