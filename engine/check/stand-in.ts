/**
 * Content with faults, made whole by stand-ins, so that the pages can be drawn and all their faults be told together. What
 * is drawn from it is looked at and thrown away.
 */
import type { z } from 'zod';
import type { FieldPath } from '../read/field-path.ts';

type Issue = z.core.$ZodIssue;

/** Tried one after the other where a type says too little. */
const SPECIMENS: readonly unknown[] = [
  undefined,
  0.5,
  'stand-in',
  '/',
  'https://stand-in.test',
  'stand-in@example.com',
  '(800) 555-0100',
  '2000-01-01',
  '50% 50%',
  '$1',
  'GA',
  '00000',
  'en',
  '',
];

const BY_TYPE = new Map<string, unknown>([
  ['number', 0.5],
  ['int', 1],
  ['boolean', true],
  ['array', []],
  ['object', {}],
]);

/** Each round stands in for what the last one has brought to light; the deepest page takes about ten. */
const MOST_ROUNDS = 50;

/** The content with a stand-in for all that its schema refuses; nothing, should no stand-in do. */
export function standIn<Content>(schema: z.ZodType<Content>, root: unknown): Content | undefined {
  const tries = new Map<string, number>();
  let whole = root;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const parsed = schema.safeParse(whole);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) whole = replace(whole, issue, tries);
  }
  return undefined;
}

function replace(root: unknown, issue: Issue, tries: Map<string, number>): unknown {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const unknown = new Set<string>(issue.keys);
    return put(root, path, (group) => Object.fromEntries(fieldsOf(group).filter(([name]) => !unknown.has(name))));
  }
  const key = path.map(String).join('/');
  const [plain] = plainStandIns(issue, key);
  if (plain) return put(root, path, () => plain.value);
  const tried = tries.get(key) ?? 0;
  tries.set(key, tried + 1);
  // When no specimen does, the group around the field goes, then the one around that.
  const outwards = Math.max(0, tried - SPECIMENS.length + 1);
  return put(root, path.slice(0, Math.max(1, path.length - outwards)), () => SPECIMENS[tried]);
}

/** Where the issue itself says what would do. Texts are those of their place: two equal titles would be a fault of their own. */
function plainStandIns(issue: Issue, text: string): { value: unknown }[] {
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'string') return [{ value: text }];
    return BY_TYPE.has(issue.expected) ? [{ value: BY_TYPE.get(issue.expected) }] : [];
  }
  if (issue.code === 'invalid_value') return [{ value: issue.values[0] }];
  if (issue.code === 'invalid_union' && 'options' in issue && issue.options) return [{ value: issue.options[0] }];
  if (issue.code === 'too_big') return [{ value: issue.origin === 'array' ? [] : text }];
  if (issue.code !== 'too_small') return [];
  const least = Number(issue.minimum);
  return [{ value: issue.origin === 'array' ? Array.from({ length: least }) : text.padEnd(least, '.') }];
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
