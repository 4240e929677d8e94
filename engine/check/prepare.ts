import type { AuthorError } from '../faults/errors.ts';
import type { FieldPath } from '../read/field-path.ts';
import type { Source } from '../read/source.ts';
import { type FieldKind, kindAt } from '../schema/field-kinds.ts';
import type { Kind } from '../schema/kind.ts';
import { readMarkdown } from '../text/markdown.ts';
import { listPassages, type Passage } from '../text/passages.ts';
import { checkFields } from '../text/plain.ts';
import { typesetFields } from '../text/typeset.ts';
import type { TextRules } from './rules.ts';

/** The name of something that stands elsewhere, in a field that says so. */
export interface Name {
  kind: FieldKind;
  path: FieldPath;
  name: string;
}

/** A source whose texts are ready for pages: words put in, typeset, rendered. Its fields are still to be parsed. */
export interface Prepared {
  source: Source;
  data: unknown;
  /** Its Markdown, rendered. */
  html: string;
  /** Of its texts. */
  faults: AuthorError[];
  names: Name[];
  /** What visitors read. */
  shown: Passage[];
}

export function prepare(written: Source, kind: Kind, rules: TextRules): Prepared {
  const source = { ...written, data: asFields(written.data) };
  const kindOf = (path: FieldPath) => kindAt(kind.fields, source.data, path);
  // A field that the schema does not know is looked at like any text.
  const isAny =
    (...kinds: FieldKind['is'][]) =>
    (path: FieldPath) =>
      kinds.includes(kindOf(path)?.is ?? 'copy');
  const [isCopy, isShown] = [isAny('copy'), isAny('copy', 'verbatim')];
  const passages = listPassages(source);
  const shown = passages.filter(({ path }) => path === undefined || isShown(path));
  const copy = shown.filter(({ path }) => path === undefined || isCopy(path));
  const filled = rules.fill(source);
  const text = readMarkdown(filled.source);
  return {
    source,
    data: typesetFields(filled.source, isCopy),
    html: text.html,
    faults: [...filled.faults, ...checkFields(source, passages, isShown), ...rules.check(source, copy), ...text.faults],
    names: listNames(passages, kindOf),
    shown,
  };
}

function asFields(data: unknown): object {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};
}

function listNames(passages: readonly Passage[], kindOf: (path: FieldPath) => FieldKind | undefined): Name[] {
  return passages.flatMap(({ path, text }) => {
    const kind = path && kindOf(path);
    return kind && path ? [{ kind, path, name: text.trim() }] : [];
  });
}
