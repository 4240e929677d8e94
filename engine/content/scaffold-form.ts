/** Fills in a new entry at the command line: what needn't be asked for, then a question for each required field. */
import { parse } from 'yaml';
import type { z } from 'zod';
import { type FieldPath, findNear, nameOf } from '../core/index.ts';
import {
  chooserOf,
  type FieldKind,
  fieldHelp,
  fieldsOf,
  type ItemSpec,
  type ValueSpec,
  valueAt,
  withValue,
} from './field-spec.ts';

export interface Terminal {
  /** @throws UsageError at the end of the input */
  ask(question: string): Promise<string>;
  print(line: string): void;
}

export interface EntryForm {
  fields: z.ZodType;
  spec: ItemSpec;
  /** The position of the new entry among the others. */
  order: number;
  /** The files that a field can name; none for other fields. */
  namesFor(kind: FieldKind): readonly string[] | undefined;
}

/** A required field without a value. */
interface Gap extends ItemSpec {
  path: FieldPath;
}

/** The required fields without a value, in their order. The field that chooses a variant comes before those of the variant. */
export function listGaps({ value }: Pick<ItemSpec, 'value'>, data: unknown, path: FieldPath = []): Gap[] {
  const isOpen = value.is === 'variants' && valueAt(data, [value.by]) === undefined;
  const fields = isOpen ? [chooserOf(value)] : fieldsOf(value, data);
  return fields.flatMap((field) => {
    const [found, place] = [valueAt(data, [field.name]), [...path, field.name]];
    if (found === undefined && field.isOptional) return [];
    if (isGroup(field.value)) return listGaps(field, found, place);
    return found === undefined ? [{ ...field, path: place }] : [];
  });
}

const isGroup = ({ is }: ValueSpec) => is === 'group' || is === 'variants';

/** Fills in the order, and fields that leave no choice. */
export function fillSettled(form: EntryForm, data: unknown): unknown {
  const settled = listGaps(form.spec, data).flatMap(({ path, value }) => {
    const own = nameOf(path) === 'order' ? form.order : onlyValue(value);
    return own === undefined ? [] : [{ path, own }];
  });
  const filled = settled.reduce((entry, { path, own }) => withValue(entry, path, own), data);
  return settled.length > 0 ? fillSettled(form, filled) : filled;
}

function onlyValue(value: ValueSpec): unknown {
  if (value.is === 'choice' && value.of.length === 1) return value.of[0];
  return value.is === 'list' && value.least === 0 ? [] : undefined;
}

/** Asks for every required field that has no value. */
export async function fillForm(form: EntryForm, data: unknown, terminal: Terminal): Promise<unknown> {
  const entry = fillSettled(form, data);
  const [gap] = listGaps(form.spec, entry);
  return gap ? fillForm(form, await fillGap(form, entry, gap, terminal), terminal) : entry;
}

async function fillGap(form: EntryForm, entry: unknown, gap: Gap, terminal: Terminal): Promise<unknown> {
  const { path, value } = gap;
  if (value.is !== 'list') return withValue(entry, path, await askFor(form, entry, gap, terminal));
  let filled = entry;
  for (let index = 0; index < (value.most ?? Number.POSITIVE_INFINITY); index++) {
    const place = [...path, index];
    const [first, ...others] = isGroup(value.item.value)
      ? listGaps(value.item, undefined, place)
      : [{ ...value.item, path: place }];
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
  const { path, value } = gap;
  const known = value.is === 'text' ? form.namesFor(value.kind) : undefined;
  print(`${nameOf(path)}: ${fieldHelp(gap)}${canEnd ? '; an empty line ends the list' : ''}`);
  if (known && known.length > 0) print(`  one of ${known.join(', ')}`);
  for (;;) {
    const typed = (await ask('> ')).trim();
    if (typed === '' && canEnd) return undefined;
    const answer = parseAnswer(value, typed);
    const isListed = known === undefined || known.includes(typed);
    const error = isListed ? findError(form, withValue(entry, path, answer), path, typed) : explainName(typed, known);
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

/** Why the schema rejects the value at a path. The build checks variables, once they have values. */
function findError({ fields }: EntryForm, entry: unknown, path: FieldPath, typed: string): string | undefined {
  if (/[{}]/.test(typed)) return undefined;
  const issues = fields.safeParse(entry).error?.issues ?? [];
  const issue = issues.find((one) => path.every((key, depth) => one.path[depth] === key));
  return issue && `\`${nameOf(path)}\` must be ${issue.message}.`;
}
