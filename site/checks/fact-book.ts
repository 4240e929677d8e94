import { z } from 'zod';
import type { Borrowed } from '../../engine/content/rules.ts';
import type { Source } from '../../engine/content/source.ts';
import { type FieldText, interpolate, listTexts, mapStrings } from '../../engine/content/texts.ts';
import { inCode } from '../../engine/core/characters.ts';
import type { Diagnostic, FieldPath, Finding } from '../../engine/core/diagnostics.ts';
import { findNear } from '../../engine/core/nearest.ts';
import { type Fact, fact, facts as factsEntry } from '../schema/facts.ts';
import { type Brace, listBraces, REFERENCE, readName } from './braces.ts';

/** The facts, as far as they are well formed. */
export interface FactBook {
  facts: ReadonlyMap<string, Fact>;
  /** Of all facts. */
  names: readonly string[];
  /** Whether it can be told which facts there are. */
  isReadable: boolean;
  /** Whether the fact itself has a fault, or all of them: who names it then makes none. */
  isHeld(name: string): boolean;
}

export const FACTS = 'facts.md';

/** Of one kind in one text: to find the place of thousands takes minutes, and nobody reads them. */
export const MOST_FAULTS = 100;

export function readFacts(sources: readonly Source[]): FactBook {
  const data = sources.find(({ path }) => path === FACTS)?.data;
  const named = z.looseObject({ facts: z.record(z.string(), z.unknown()) }).safeParse(data).data?.facts;
  const facts = new Map(
    Object.entries(named ?? {}).flatMap(([name, value]) => {
      const parsed = fact.safeParse(value);
      return parsed.success ? [[name, parsed.data] as const] : [];
    }),
  );
  const names = [...new Set([...Object.keys(named ?? {}), ...Object.keys(factsEntry.shape.facts.shape)])];
  const isHeld = (name: string) => !facts.has(name) && (named === undefined || names.includes(name));
  return { facts, names, isReadable: named !== undefined, isHeld };
}

interface PlacedBrace extends Brace, Pick<Diagnostic, 'position'> {
  path: FieldPath;
}

/** Where a source names which fact. */
export function listReferences(source: Source): PlacedBrace[] {
  return source.path === FACTS ? [] : findBraces(listTexts(source), ({ isReference }) => isReference);
}

/** The braces of a kind. Only these are looked for in the file, which takes its time. */
function findBraces(
  passages: readonly FieldText[],
  isMeant: (brace: Brace) => boolean,
  most = Number.POSITIVE_INFINITY,
): PlacedBrace[] {
  return passages.flatMap(({ text, path, locate }) =>
    listBraces(text)
      .filter(isMeant)
      .slice(0, most)
      .map((brace) => ({ ...brace, path, position: locate(brace.index) })),
  );
}

/** Puts the facts into every text of a source. Unknown names and stray braces are errors. */
export function fillFacts(source: Source, book: FactBook): { source: Source; errors: Diagnostic[] } {
  if (source.path === FACTS) return { source, errors: findNested(source) };
  const say = (whole = '', inside = '') => sayFact(readName(inside), book.facts) ?? whole;
  const fill = (text: string) => interpolate(text, REFERENCE, say);
  const errors = findBraces(listTexts(source), (brace) => !isWell(brace, book), MOST_FAULTS).map((brace) =>
    placeBrace(source, brace, describeError(brace, book)),
  );
  const body = fill(source.body);
  const filled = {
    ...source,
    data: mapStrings(source.data, (text) => fill(text).text),
    body: body.text,
    positionInBody: (offset: number) => source.positionInBody(body.offsetBefore(offset)),
  };
  return { source: filled, errors };
}

function placeBrace({ file }: Source, { position, path, words }: PlacedBrace, finding: Finding): Diagnostic {
  return { file, position, path, value: words, ...finding };
}

/** The facts that a text shows, as it shows them. */
export function listBorrowed(text: string, { facts }: FactBook, file: string): Borrowed[] {
  return [...text.matchAll(REFERENCE)].flatMap(([, inside = '']) => {
    const named = readName(inside);
    const words = sayFact(named, facts);
    return words === undefined ? [] : [{ words, file, path: ['facts', named.name, 'text'] }];
  });
}

function sayFact({ name, inDigits }: ReturnType<typeof readName>, facts: FactBook['facts']): string | undefined {
  const named = facts.get(name);
  return inDigits ? named && writeDigits(named.value) : named?.text;
}

/** As on a price card, e.g. "22,000", "40 × 48" or, for a half, "½". */
function writeDigits(value: Fact['value']): string {
  const write = (number: number) => (number === 0.5 ? '½' : number.toLocaleString('en-US'));
  return [value].flat().map(write).join(' × ');
}

const NAME = /^[\w-]+$/;

/** Who names a fact that has a fault itself makes none. */
function isWell({ isReference, name }: Brace, { facts, isHeld }: FactBook): boolean {
  return isReference && (facts.has(name) || isHeld(name));
}

function describeError(brace: Brace, book: FactBook): Finding {
  const { words, name, isReference } = brace;
  if (!isReference) {
    return { code: 'stray-braces', message: `${inCode(words)} is not a fact.`, fix: fixBraces(brace, book) };
  }
  const near = findNear(name, book.names);
  const add = NAME.test(name) ? 'Add it to content/facts.md first.' : 'Write the name of a fact between the braces.';
  const fix = near ? `Did you mean \`{{${near}}}\`?` : add;
  return { code: 'unknown-fact', message: `Unknown fact ${inCode(`{{${name}}}`)}.`, fix };
}

function fixBraces({ name, inDigits }: Brace, { names, isHeld }: FactBook): string {
  const write = (fact: string) => `{{${fact}${inDigits ? ' in digits' : ''}}}`;
  if (names.includes(name) || (isHeld(name) && NAME.test(name))) return `Write \`${write(name)}\`.`;
  const near = findNear(name, names);
  return near
    ? `Did you mean \`${write(near)}\`?`
    : 'Write it without braces; they are for facts, such as `{{founded}}`.';
}

/** Facts in facts would not be filled in. */
function findNested(source: Source): Diagnostic[] {
  const facts = listTexts(source).filter(({ path }) => path[0] === 'facts');
  return findBraces(facts, () => true, MOST_FAULTS).map((brace) => {
    const message = `A fact can't contain another: ${inCode(brace.words)}.`;
    return placeBrace(source, brace, { code: 'nested-fact', message, fix: 'Write the figure itself.' });
  });
}
