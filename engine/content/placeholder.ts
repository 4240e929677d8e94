/**
 * Completes an entry with errors by placeholders, so that its page can be rendered and the errors of both be reported together.
 * What is rendered from it is checked and thrown away.
 */
import type { z } from 'zod';
import type { FieldPath } from '../core/index.ts';
import { placeholderAt } from './field-kinds.ts';

type Issue = z.core.$ZodIssue;

const BY_TYPE = new Map<string, unknown>([
  ['number', 0.5],
  ['int', 1],
  ['boolean', true],
  ['array', []],
  ['object', {}],
]);

/** Each round replaces what the last one has revealed; the deepest page takes about ten. */
const MOST_ROUNDS = 50;

/**
 * What an author wrote, with placeholders for what its schema refuses. If that fails, only placeholders.
 * @param place unique to the entry: two equal titles would be an error of their own
 */
export function fillIn<Fields>(schema: z.ZodType<Fields>, written: unknown, place: string): Fields {
  for (const start of [written, {}]) {
    const whole = completeWith(schema, start, place);
    if (whole) return whole.fields;
  }
  throw new Error(`${place}: no placeholder fits its schema; give the field one`);
}

function completeWith<Fields>(
  schema: z.ZodType<Fields>,
  start: unknown,
  place: string,
): { fields: Fields } | undefined {
  const tries = new Map<string, number>();
  let whole: unknown = start;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const parsed = schema.safeParse(whole);
    if (parsed.success) return { fields: parsed.data };
    const keyOf = ({ path }: Issue) => path.map(String).join('/');
    // The first issue at each path: others may follow from it.
    const firsts = new Map(parsed.error.issues.map((issue) => [keyOf(issue), issue] as const).reverse());
    for (const [key, issue] of firsts) {
      const [plain] = placeholdersFor(issue, `${place} ${key}`);
      const tried = tries.get(key) ?? 0;
      if (!plain) tries.set(key, tried + 1);
      whole = plain
        ? put(whole, issue.path, plain.change)
        : replace(whole, issue.path, placeholderAt(schema, whole, issue.path), tried);
    }
  }
  return undefined;
}

/** First by its placeholder, then by removing it, or an ever larger group around it, up to the field of the entry. */
function replace(root: unknown, path: FieldPath, placeholder: unknown, tried: number): unknown {
  if (placeholder !== undefined && tried === 0) return put(root, path, () => placeholder);
  const outwards = placeholder === undefined ? tried : tried - 1;
  return put(root, path.slice(0, Math.max(1, path.length - outwards)), () => undefined);
}

interface Plain {
  change(old: unknown): unknown;
}

/** If the issue itself implies a valid value. */
function placeholdersFor(issue: Issue, text: string): Plain[] {
  const by = (value: unknown) => [{ change: () => value }];
  if (issue.code === 'unrecognized_keys') {
    const isKnown = ([name]: [string, unknown]) => !issue.keys.includes(name);
    return [{ change: (group) => Object.fromEntries(fieldsOf(group).filter(isKnown)) }];
  }
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'string') return by(text);
    return BY_TYPE.has(issue.expected) ? by(BY_TYPE.get(issue.expected)) : [];
  }
  if (issue.code === 'invalid_value') return by(issue.values[0]);
  if (issue.code === 'invalid_union' && 'options' in issue && issue.options) return by(issue.options[0]);
  if (issue.code === 'too_big') return by(issue.origin === 'array' ? [] : limit(issue.origin, text, issue.maximum));
  if (issue.code !== 'too_small') return [];
  const least = Number(issue.minimum);
  return by(
    issue.origin === 'array' ? Array.from({ length: least }) : limit(issue.origin, text.padEnd(least, '.'), least),
  );
}

function limit(origin: string, text: string, extreme: number | bigint): unknown {
  return origin === 'string' ? text : Number(extreme);
}

function put(value: unknown, [key, ...rest]: FieldPath, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item, index) => (index === Number(key) ? put(item, rest, change) : item));
  const fields = Object.fromEntries(fieldsOf(value));
  return { ...fields, [key]: put(fields[String(key)], rest, change) };
}

function fieldsOf(group: unknown): [string, unknown][] {
  return typeof group === 'object' && group !== null ? Object.entries(group) : [];
}
