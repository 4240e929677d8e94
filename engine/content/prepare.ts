import type { Diagnostic, FieldPath } from '../core/diagnostics.ts';
import type { Kind } from './collections.ts';
import { type FieldKind, isOptionalAt, kindAt } from './field-kinds.ts';
import { readMarkdown } from './markdown.ts';
import { listPassages, type Passage } from './passages.ts';
import { checkFields } from './plain.ts';
import type { TextRules } from './rules.ts';
import type { Source } from './source.ts';
import { typesetFields } from './typeset.ts';

/** The name of something that stands elsewhere, in a field that says so. */
export interface Name {
  kind: FieldKind;
  path: FieldPath;
  name: string;
  /** Whether the field may be left out. */
  isOptional: boolean;
}

/** The texts of a source, ready for pages: words put in, typeset, rendered. The fields are still to be parsed. Plain JSON if there is no error. */
export interface Prepared {
  data: unknown;
  /** Its Markdown, rendered. */
  html: string;
  /** Of its texts. */
  errors: Diagnostic[];
  names: Name[];
  /** Every sign beyond ASCII that visitors read, once. */
  signs: string;
}

export function prepare(source: Source, kind: Kind, rules: TextRules): Prepared {
  const kindOf = findKinds(source, kind);
  const [isCopy, isShown] = [isAny(kindOf, COPY), isAny(kindOf, SHOWN)];
  const passages = listPassages(source);
  const shown = passages.filter(({ path }) => path.length === 0 || isShown(path));
  const copy = shown.filter(({ path }) => path.length === 0 || isCopy(path));
  const filled = rules.fill(source);
  const text = readMarkdown(filled.source);
  return {
    data: typesetFields(filled.source, isCopy),
    html: text.html,
    errors: [...filled.errors, ...checkFields(source, passages, isShown), ...rules.check(source, copy), ...text.errors],
    names: listNames(passages, kindOf, (path) => isOptionalAt(kind.fields, source.data, path)),
    signs: listSigns(shown),
  };
}

/** What visitors read of a source, as it was written. */
export function listShown(source: Source, kind: Kind): Passage[] {
  const isShown = isAny(findKinds(source, kind), SHOWN);
  return listPassages(source).filter(({ path }) => path.length === 0 || isShown(path));
}

type FindKind = (path: FieldPath) => FieldKind | undefined;

function findKinds({ data }: Source, { fields }: Kind): FindKind {
  return (path) => kindAt(fields, data, path);
}

const COPY: readonly FieldKind['is'][] = ['copy'];
const SHOWN: readonly FieldKind['is'][] = ['copy', 'verbatim'];

/** A field that the schema does not know is looked at like any text. */
function isAny(kindOf: FindKind, kinds: readonly FieldKind['is'][]): (path: FieldPath) => boolean {
  return (path) => kinds.includes(kindOf(path)?.is ?? 'copy');
}

function listSigns(shown: readonly Passage[]): string {
  return [...new Set(shown.flatMap(({ text }) => text.normalize('NFC').match(/[^ -~\s]/gu) ?? []))].join('');
}

function listNames(passages: readonly Passage[], kindOf: FindKind, isOptional: (path: FieldPath) => boolean): Name[] {
  return passages.flatMap(({ path, text }) => {
    const kind = path.length > 0 ? kindOf(path) : undefined;
    return kind ? [{ kind, path, name: text.trim(), isOptional: isOptional(path) }] : [];
  });
}
