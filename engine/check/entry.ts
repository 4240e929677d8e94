import { hashOf } from '../assets/hash.ts';
import { AuthorError } from '../faults/errors.ts';
import { asFailure } from '../faults/unforeseen.ts';
import type { FieldPath } from '../read/field-path.ts';
import type { Source } from '../read/read.ts';
import { type FieldKind, kindAt } from '../schema/field-kinds.ts';
import type { Entry, Kind } from '../schema/kind.ts';
import { explain } from './explain.ts';
import { lexMarkdown } from './markdown.ts';
import { listPassages, type Passage } from './passages.ts';
import { checkFields } from './plain.ts';
import type { TextRules } from './rules.ts';
import { standIn } from './stand-in.ts';
import { typesetFields } from './typeset.ts';

/** The name of something that stands elsewhere, in a field that says so. */
export interface Name {
  kind: FieldKind;
  path: FieldPath;
  name: string;
}

/** A content file, checked by itself. */
export interface Checked<Fields = object> {
  source: Source;
  kind: Kind<Fields>;
  /** With stand-ins for what is wrong. */
  entry: Entry<Fields>;
  /** What the schema refuses. */
  misfits: AuthorError[];
  /** All other faults. */
  faults: AuthorError[];
  names: Name[];
  /** What visitors read. */
  shown: Passage[];
}

/** Checks a source against the schema of its kind; what makes the checks themselves stumble is a fault of it. */
export function checkEntry<Fields extends object>(
  source: Source,
  kind: Kind<Fields>,
  rules: TextRules,
): Checked<Fields> {
  try {
    return checkSource(source, kind, rules);
  } catch (error) {
    const { faults } = asFailure(source.file, error);
    const entry = asEntry(source, [], standIn(kind.fields, {}, hashOf(source.file)));
    return { source, kind, entry, misfits: [...faults], faults: [], names: [], shown: [] };
  }
}

function checkSource<Fields extends object>(written: Source, kind: Kind<Fields>, rules: TextRules): Checked<Fields> {
  const source = { ...written, data: asFields(written.data) };
  const kindOf = (path: FieldPath) => kindAt(kind.fields, source.data, path);
  // A field that the schema does not know is looked at like any text.
  const isAny =
    (...kinds: FieldKind['is'][]) =>
    (path: FieldPath = []) =>
      kinds.includes(kindOf(path)?.is ?? 'copy');
  const [isCopy, isShown] = [isAny('copy'), isAny('copy', 'verbatim')];
  const passages = listPassages(source);
  const shown = passages.filter(({ path }) => path === undefined || isShown(path));
  const copy = shown.filter(({ path }) => path === undefined || isCopy(path));
  const filled = rules.fill(source);
  const data = typesetFields(filled.source, isCopy);
  const text = lexMarkdown(filled.source);
  const parsed = kind.fields.safeParse(data);
  const issues = parsed.error?.issues ?? [];
  const fields = parsed.success ? parsed.data : standIn(kind.fields, data, hashOf(source.file));
  return {
    source,
    kind,
    entry: asEntry(source, text.tokens, fields),
    misfits: [
      ...issues.flatMap((issue) => explain(issue, { source, data, kind })),
      ...(kind.hasText ? [] : refuseText(source, text.tokens)),
    ],
    faults: [...filled.faults, ...checkFields(source, passages, isShown), ...rules.check(source, copy), ...text.faults],
    names: listNames(passages, kindOf),
    shown,
  };
}

function listNames(passages: readonly Passage[], kindOf: (path: FieldPath) => FieldKind | undefined): Name[] {
  return passages.flatMap(({ path, text }) => {
    const kind = path && kindOf(path);
    return kind && path ? [{ kind, path, name: text.trim() }] : [];
  });
}

function asEntry<Fields>({ path, file }: Source, body: Entry['body'], fields: Fields): Entry<Fields> {
  return { ...fields, slug: slugOf(path), file, body };
}

/** e.g. "services/grocery.md" → "grocery" */
export function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.md'.length);
}

function asFields(data: unknown): object {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};
}

function refuseText({ file, bodyLine }: Source, { length }: Entry['body']): AuthorError[] {
  if (length === 0) return [];
  const message = 'text: found a text, write nothing below the second ---, this kind of entry shows its fields only';
  return [new AuthorError(file, { line: bodyLine, column: 1 }, message)];
}
