import type { Diagnostic, FieldPath, Finding } from '../core/diagnostics.ts';
import { findNear } from '../core/nearest.ts';
import { ADDED, type Kind } from './collections.ts';
import { kindAt, namesAt, valueAt } from './field-kinds.ts';
import { nameOf } from './name-of.ts';
import { quote } from './quote.ts';
import type { Source } from './source.ts';
import { findSplitText, type SplitText } from './split-text.ts';

/** What was refused: a source, and its fields with words put in and typeset. */
export interface Refused {
  source: Source;
  data: unknown;
  kind: Kind;
}

/** The names that unknown fields were meant to be. */
export function listMisspelt(keys: readonly string[], path: FieldPath, refused: Refused): string[] {
  const free = listFree(path, refused);
  return keys.map((key) => nameOf([...path, findUnspaced(key, free)?.name ?? findNear(key, free) ?? '']));
}

/** The names of the fields whose words a comma has ended too early. */
export function listSplit(keys: readonly string[], path: FieldPath, { source }: Refused): string[] {
  const group = source.positionOf(path);
  const found = keys.flatMap((key) => findSplitText(source.raw, group, key) ?? []);
  return found.map(({ field }) => nameOf([...path, field]));
}

/** Says what an author may have meant by a field that the schema does not know. */
export function explainUnknown(key: string, path: FieldPath, { source, data, kind }: Refused): Diagnostic {
  const own = [...path, key];
  const name = nameOf(own);
  const error = (finding: Finding) => ({
    file: source.file,
    position: source.positionOfKey(own),
    path: own,
    ...finding,
  });
  const split = findSplitText(source.raw, source.positionOf(path), key);
  if (split) {
    const message = explainSplit(split, path, { source, data, kind });
    const { position, field } = split;
    return { file: source.file, position, path: [...path, field], code: 'unquoted-comma', message, fix: '' };
  }
  if (path.length === 0 && ADDED.some((name) => name === key)) {
    const message = `${name}: found a field that the build fills in itself, write it nowhere`;
    return error({ code: 'reserved-field', message, fix: '' });
  }
  const free = listFree(path, { source, data, kind });
  return error({
    code: 'unknown-field',
    message: `${name}: found an unknown field, ${cureOfField(key, free)}`,
    fix: '',
  });
}

/** Words want quotes, a number no comma. */
function explainSplit({ field, words }: SplitText, path: FieldPath, { data, kind }: Refused): string {
  const { is } = kindAt(kind.fields, data, [...path, field]) ?? {};
  if (/^\d+,\d+$/.test(words) && is === 'setting') {
    const number = words.replace(',', /,\d{3}$/.test(words) ? '' : '.');
    return `${nameOf(path)}: found ${words}, write the number without a comma: ${number}`;
  }
  const found = `${words} without quotes, of which YAML takes the comma for the end`;
  return `${nameOf([...path, field])}: found ${found}, write ${quote(words)}`;
}

/** e.g. "alt:Fruit" for a field named alt: without the space the colon is part of the name. */
function findUnspaced(key: string, free: readonly string[]): { name: string; value: string } | undefined {
  const [, name = '', value = ''] = /^([\w-]+):(.+)$/s.exec(key) ?? [];
  return free.includes(name) ? { name, value } : undefined;
}

/** What the group says already is not offered: nothing can be said twice. */
function listFree(path: FieldPath, { data, kind }: Refused): string[] {
  return namesAt(kind.fields, data, path).filter((known) => valueAt(data, [...path, known]) === undefined);
}

function cureOfField(key: string, free: readonly string[]): string {
  const near = findNear(key, free);
  if (near !== undefined) return `did you mean "${near}"?`;
  const unspaced = findUnspaced(key, free);
  if (unspaced) return `write a space behind the colon: ${unspaced.name}: ${unspaced.value}`;
  if (free.length > 1) return `delete it or write one of ${free.join(', ')}`;
  return free.length === 1 ? `delete it or write "${free[0]}"` : 'delete it';
}
