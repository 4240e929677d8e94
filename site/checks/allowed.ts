/** The list in content/facts.md of bare figures that may stand. */
import { z } from 'zod';
import { listPassages } from '../../engine/content/passages.ts';
import { quote } from '../../engine/content/quote.ts';
import { fieldError, type Reading, type Source } from '../../engine/content/source.ts';
import type { Diagnostic, Suggestion } from '../../engine/core/diagnostics.ts';
import type { Figure } from '../model/numbers.ts';
import { FACTS } from './fact-book.ts';

/** An entry, as far as it can be read. What it lacks is a fault there, and none in the copy. */
export interface Permit {
  /** Without them any words may be meant. */
  words?: string | undefined;
  /** Without it any file may be. */
  in?: string | undefined;
}

const words = z.union([z.string(), z.number().transform(String)]);
const text = words.pipe(z.string().trim().min(1)).optional().catch(undefined);
const permit = z.looseObject({ words: text, in: text }).catch({ words: undefined, in: undefined });
const list = z.looseObject({ allowed: z.array(permit).nullish() });

export function readAllowed(sources: readonly Source[]): Permit[] {
  const data = sources.find(({ path }) => path === FACTS)?.data;
  const read = list.safeParse(data);
  return read.success ? (read.data.allowed ?? []) : [{}];
}

/** The entry that lets words stand, ready to be copied. */
export function writePermit(words: string, path: string): string {
  return `- { words: ${quote(words)}, in: ${path}, reason: "why it is no fact of the business" }`;
}

/** The same entry, for a button, or what was found as a fact. */
export function makePermit(figure: Omit<Figure, 'index'>, words: string, path: string): Suggestion {
  const { words: found, value, unit = '' } = figure;
  const named = {
    label: 'Make it a business figure',
    group: 'facts',
    item: { value, unit, text: found },
    found,
    by: '{{*}}',
  };
  const plain = `found the figure "${found}". What it says of the business comes from content/facts.md. If it says nothing of the business, let it stand, and say why`;
  return { path: FACTS, list: 'allowed', item: { words, in: path, reason: '' }, ask: 'reason', named, plain };
}

/** Errors for what is allowed and stands nowhere; a file that could not be read may say it. */
export function findIdle({ sources, problems }: Reading, allowed: readonly Permit[]): Diagnostic[] {
  const facts = sources.find(({ path }) => path === FACTS);
  return allowed.flatMap(({ words, in: path }, index) => {
    if (!facts || words === undefined || path === undefined) return [];
    const source = sources.find((candidate) => candidate.path === path);
    const stands = source && listPassages(source).some((passage) => passage.text.includes(words));
    if (stands || problems.some(({ file }) => file.endsWith(`/${path}`))) return [];
    const message = `allowed.${index}: found "${words}", which ${path} does not say, delete the entry`;
    return [fieldError(facts, ['allowed', index], { code: 'unused-exception', message, fix: '' })];
  });
}
