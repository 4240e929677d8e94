import { parse } from 'yaml';
import type { z } from 'zod';
import { suggestName } from '../core/nearest.ts';
import type { FieldPath } from './field-path.ts';
import type { ValueSpec } from './field-spec.ts';
import { fieldHelp } from './field-words.ts';
import { nameOf } from './name-of.ts';
import { type Gap, listGaps, withValue } from './scaffold-gaps.ts';

/** Whoever types, or what stands in for them. */
export interface Terminal {
  /** @throws UsageError where nobody answers any more */
  ask(question: string): Promise<string>;
  tell(line: string): void;
}

/** What is asked for. */
export interface Form {
  fields: z.ZodType;
  value: ValueSpec;
  /** What is known of a field without asking. */
  settle(gap: Gap): unknown;
  /** What a field may name: entries and pictures. Of other fields, nothing. */
  namesFor(value: ValueSpec): { names: readonly string[]; home: string } | undefined;
}

/** Fills in all that needs no asking. */
export function fillSettled(form: Pick<Form, 'value' | 'settle'>, data: unknown): unknown {
  const { value, settle } = form;
  const settled = listGaps(value, data).filter((gap) => settle(gap) !== undefined);
  const filled = settled.reduce((entry, gap) => withValue(entry, gap.path, settle(gap)), data);
  return settled.length > 0 ? fillSettled(form, filled) : filled;
}

/** Asks for all that is needed and missing, one field after the other. */
export async function fillIn(form: Form, data: unknown, terminal: Terminal): Promise<unknown> {
  const entry = fillSettled(form, data);
  const [gap] = listGaps(form.value, entry);
  return gap ? fillIn(form, await fillGap(form, entry, gap, terminal), terminal) : entry;
}

async function fillGap(form: Form, entry: unknown, gap: Gap, terminal: Terminal): Promise<unknown> {
  if (gap.value.is !== 'list') return withValue(entry, gap.path, await askFor(form, entry, gap, terminal));
  let filled = entry;
  for (let index = 0; ; index++) {
    const mayEnd = index >= Math.max(1, gap.value.least);
    const [first, ...others] = listItemGaps(gap.value, [...gap.path, index]);
    if (first === undefined || (gap.value.most !== undefined && index >= gap.value.most)) return filled;
    const answer = await askFor(form, filled, first, terminal, mayEnd);
    if (answer === undefined) return filled;
    filled = withValue(filled, first.path, answer);
    for (const other of others) filled = await fillGap(form, filled, other, terminal);
  }
}

function listItemGaps({ item }: Extract<ValueSpec, { is: 'list' }>, path: FieldPath): Gap[] {
  const isGroup = item.value.is === 'group' || item.value.is === 'variants';
  return isGroup ? listGaps(item.value, undefined, path) : [{ path, ...item }];
}

/**
 * Asks until the answer is one that the schema takes.
 * @param mayEnd whether an empty line says that there is no more
 */
async function askFor(form: Form, entry: unknown, gap: Gap, { ask, tell }: Terminal, mayEnd = false): Promise<unknown> {
  const names = form.namesFor(gap.value);
  tell(`${nameOf(gap.path)}: ${fieldHelp(gap)}${mayEnd ? '; an empty line ends the list' : ''}`);
  if (names && names.names.length > 0) tell(`  one of ${names.names.join(', ')}`);
  for (;;) {
    const typed = (await ask('> ')).trim();
    if (typed === '' && mayEnd) return undefined;
    const answer = readAnswer(gap.value, typed);
    const fault =
      names && !names.names.includes(typed)
        ? `found "${typed}", ${suggestName(typed, names.names, names.home)}`
        : findFault(form, withValue(entry, gap.path, answer), gap.path, typed);
    if (fault === undefined) return answer;
    tell(`  ${fault}`);
  }
}

/** What was typed, as a field would take it: words as they are, all else as YAML has it. */
export function readAnswer(value: ValueSpec, typed: string): unknown {
  if (value.is === 'text') return typed;
  try {
    return parse(typed);
  } catch {
    return typed;
  }
}

/** Why the schema refuses what is at a path. What names a fact is known when the fact is put in. */
function findFault({ fields }: Form, entry: unknown, path: FieldPath, typed: string): string | undefined {
  if (/[{}]/.test(typed)) return undefined;
  const isWithin = (place: readonly PropertyKey[]) => path.every((key, depth) => place[depth] === key);
  const issue = fields.safeParse(entry).error?.issues.find((one) => isWithin(one.path));
  return issue && `found ${typed === '' ? 'nothing' : `"${typed}"`}, write ${issue.message}`;
}
