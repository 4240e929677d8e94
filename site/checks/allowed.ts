/** The allowlist of bare figures in content/facts.md. */
import { z } from 'zod';
import { fieldError, listTexts, quote, type ReadResult, type Source } from '../../engine/content/index.ts';
import { type Diagnostic, inCode, type Suggestion } from '../../engine/core/index.ts';
import type { ParsedFigure } from '../model/numbers.ts';
import { FACTS } from './variables.ts';

/** A valid item of the list. */
export interface AllowedFigure {
  /** Default: any text. */
  words?: string | undefined;
  /** Default: any file. */
  in?: string | undefined;
}

const words = z.union([z.string(), z.number().transform(String)]);
const text = words.pipe(z.string().trim().min(1)).optional().catch(undefined);
const item = z.looseObject({ words: text, in: text }).catch({ words: undefined, in: undefined });
const list = z.looseObject({ allowed: z.array(item).nullish() });

export function readAllowed(sources: readonly Source[]): AllowedFigure[] {
  const data = sources.find(({ path }) => path === FACTS)?.data;
  const read = list.safeParse(data);
  return read.success ? (read.data.allowed ?? []) : [{}];
}

/** The item that allows a text, ready to copy. */
export function writeAllowed(words: string, path: string): string {
  return `- { words: ${quote(words)}, in: ${path}, reason: "why it is no fact of the business" }`;
}

/** The same item for a button, or the figure as a fact. */
export function suggestAllowed(figure: Omit<ParsedFigure, 'index'>, words: string, path: string): Suggestion {
  const { typed: found, value, unit = '' } = figure;
  const named = {
    label: 'Make it a business figure',
    group: 'facts',
    item: { value, unit, text: found },
    found,
    by: '{{*}}',
  };
  const plain = `${inCode(found)} is a bare figure. Figures of the business come from content/facts.md. If this is none, allow it and give the reason.`;
  return { path: FACTS, list: 'allowed', item: { words, in: path, reason: '' }, ask: 'reason', named, plain };
}

/** Errors for items whose text is in no file. Files that could not be read may have it. */
export function findUnusedAllowed({ sources, problems }: ReadResult, allowed: readonly AllowedFigure[]): Diagnostic[] {
  const facts = sources.find(({ path }) => path === FACTS);
  return allowed.flatMap(({ words, in: path }, index) => {
    if (!facts || words === undefined || path === undefined) return [];
    const source = sources.find((candidate) => candidate.path === path);
    const isUsed = source && listTexts(source).some(({ text }) => text.includes(words));
    if (isUsed || problems.some(({ file }) => file.endsWith(`/${path}`))) return [];
    const message = `${path} doesn't have the words ${inCode(words)}.`;
    return [fieldError(facts, ['allowed', index], { code: 'unused-exception', message, fix: 'Delete this item.' })];
  });
}
