import { parse } from 'yaml';
import type { z } from 'zod';
import { type FieldPath, findNear, nameOf } from '../core/index.ts';
import { fieldHelp, type ValueSpec } from './field-spec.ts';
import { type Gap, listGaps, withValue } from './scaffold-gaps.ts';

export interface Terminal {
  /** @throws UsageError at the end of the input */
  ask(question: string): Promise<string>;
  print(line: string): void;
}

/** A new entry to be filled in. */
export interface EntryForm {
  fields: z.ZodType;
  value: ValueSpec;
  /** The value of a field that needn't be asked for. */
  settle(gap: Gap): unknown;
  /** The files that a field can name; none for other fields. */
  namesFor(value: ValueSpec): readonly string[] | undefined;
}

/** Fills in what needn't be asked for. */
export function fillSettled(form: Pick<EntryForm, 'value' | 'settle'>, data: unknown): unknown {
  const settled = listGaps(form.value, data).filter((gap) => form.settle(gap) !== undefined);
  const filled = settled.reduce((entry, gap) => withValue(entry, gap.path, form.settle(gap)), data);
  return settled.length > 0 ? fillSettled(form, filled) : filled;
}

/** Asks for every required field that has no value. */
export async function fillIn(form: EntryForm, data: unknown, terminal: Terminal): Promise<unknown> {
  const entry = fillSettled(form, data);
  const [gap] = listGaps(form.value, entry);
  return gap ? fillIn(form, await fillGap(form, entry, gap, terminal), terminal) : entry;
}

async function fillGap(form: EntryForm, entry: unknown, gap: Gap, terminal: Terminal): Promise<unknown> {
  const { path, value } = gap;
  if (value.is !== 'list') return withValue(entry, path, await askFor(form, entry, gap, terminal));
  let filled = entry;
  for (let index = 0; index < (value.most ?? Number.POSITIVE_INFINITY); index++) {
    const { item } = value;
    const isGroup = item.value.is === 'group' || item.value.is === 'variants';
    const place = [...path, index];
    const [first, ...others] = isGroup ? listGaps(item.value, undefined, place) : [{ path: place, ...item }];
    const canEnd = index >= Math.max(1, value.least);
    const answer = first && (await askFor(form, filled, first, terminal, canEnd));
    if (first === undefined || answer === undefined) break;
    filled = withValue(filled, first.path, answer);
    for (const other of others) filled = await fillGap(form, filled, other, terminal);
  }
  return filled;
}

/**
 * Asks until the schema accepts the answer.
 * @param canEnd whether an empty line ends the list
 */
async function askFor(form: EntryForm, entry: unknown, gap: Gap, { ask, print }: Terminal, canEnd = false) {
  const known = form.namesFor(gap.value);
  print(`${nameOf(gap.path)}: ${fieldHelp(gap)}${canEnd ? '; an empty line ends the list' : ''}`);
  if (known && known.length > 0) print(`  one of ${known.join(', ')}`);
  for (;;) {
    const typed = (await ask('> ')).trim();
    if (typed === '' && canEnd) return undefined;
    const answer = parseAnswer(gap.value, typed);
    const error =
      known && !known.includes(typed)
        ? explainName(typed, known)
        : findError(form, withValue(entry, gap.path, answer), gap.path, typed);
    if (error === undefined) return answer;
    print(`  ${error}`);
  }
}

function explainName(typed: string, names: readonly string[]): string {
  const near = findNear(typed, names);
  return `Unknown name \`${typed}\`. ${near === undefined ? 'Use one of those above.' : `Did you mean \`${near}\`?`}`;
}

/** Text as it was typed; anything else as YAML. */
export function parseAnswer(value: ValueSpec, typed: string): unknown {
  if (value.is === 'text') return typed;
  try {
    return parse(typed);
  } catch {
    return typed;
  }
}

/** Why the schema rejects the value at a path. The build checks an answer with variables, once they have values. */
function findError({ fields }: EntryForm, entry: unknown, path: FieldPath, typed: string): string | undefined {
  if (/[{}]/.test(typed)) return undefined;
  const issues = fields.safeParse(entry).error?.issues ?? [];
  const issue = issues.find((one) => path.every((key, depth) => one.path[depth] === key));
  return issue && `\`${nameOf(path)}\` must be ${issue.message}.`;
}
