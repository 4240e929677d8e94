/** The allowlist of bare figures in content/facts.md. */
import { z } from 'zod';
import { fieldError, listTexts, quote, type ReadResult, type Source } from '../../engine/content/index.ts';
import { type Diagnostic, inCode, type Suggestion } from '../../engine/core/index.ts';
import type { ParsedNumber } from '../model/numbers.ts';
import type { Replacement } from './suggest-facts.ts';
import { FACTS_FILE } from './variables.ts';

/** An invalid field is undefined. */
export interface AllowlistItem {
  text?: string | undefined;
  /** The file, e.g. "services/legal-services.md". */
  in?: string | undefined;
}

const textOrNumber = z.union([z.string(), z.number().transform(String)]);
const textSchema = textOrNumber.pipe(z.string().trim().min(1)).optional().catch(undefined);
const itemSchema = z.looseObject({ text: textSchema, in: textSchema }).catch({ text: undefined, in: undefined });
const factsSchema = z.looseObject({ allowlist: z.array(itemSchema).nullish() });

/** For an invalid list, returns one item without fields, because the list may have allowed anything. */
export function readAllowlist(sources: readonly Source[]): AllowlistItem[] {
  const data = sources.find(({ path }) => path === FACTS_FILE)?.data;
  const parsed = factsSchema.safeParse(data);
  return parsed.success ? (parsed.data.allowlist ?? []) : [{}];
}

/** The item that allows a text, ready to copy. */
export function formatItem(allowedText: string, path: string): string {
  return `- { text: ${quote(allowedText)}, in: ${path}, reason: "why it is no fact of the business" }`;
}

/**
 * Two buttons for the editor: one allows a figure, the other (`extract`) replaces the figure with a reference to a fact.
 * @param context the figure with a word beside it, and that word if it is a unit
 * @param replacement a reference to an existing fact; without it, `extract` adds a new fact, whose name replaces the "*" of "{{*}}"
 */
export function suggestItem(
  figure: Omit<ParsedNumber, 'index'>,
  context: { text: string; unit: string },
  path: string,
  replacement?: Replacement,
): Suggestion {
  const { typed, value, unit = context.unit } = figure;
  const [reference] = replacement?.options ?? [];
  const found = replacement?.replaced ?? typed;
  const extract = reference
    ? { label: `Use ${reference}`, group: 'facts', found, reference }
    : { label: 'Add it', group: 'facts', item: { value, unit, text: found }, found, reference: '{{*}}' };
  const message = reference
    ? `${inCode(found)} is a business figure. Use its name, so that it changes everywhere, or allow it and give the reason.`
    : `${inCode(found)} is not among the business figures. Add it, or allow it and give the reason.`;
  const item = { text: context.text, in: path, reason: '' };
  return { path: FACTS_FILE, list: 'allowlist', item, fieldToFill: 'reason', extract, message };
}

/** Errors for items whose text is not in their file. A file that could not be read may contain the text. */
export function findUnusedItems({ sources, problems }: ReadResult, allowlist: readonly AllowlistItem[]): Diagnostic[] {
  const facts = sources.find(({ path }) => path === FACTS_FILE);
  return allowlist.flatMap(({ text: allowedText, in: path }, index) => {
    if (!facts || allowedText === undefined || path === undefined) return [];
    const source = sources.find((candidate) => candidate.path === path);
    const isUsed = source && listTexts(source).some(({ text }) => text.includes(allowedText));
    if (isUsed || problems.some(({ file }) => file.endsWith(`/${path}`))) return [];
    const message = `${path} doesn't have the text ${inCode(allowedText)}.`;
    return [fieldError(facts, ['allowlist', index], { code: 'unused-exception', message, fix: 'Delete this item.' })];
  });
}
