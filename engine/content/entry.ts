import {
  type Diagnostic,
  type FieldPath,
  hashOf,
  type Memo,
  type Problem,
  remember,
  toFailure,
} from '../core/index.ts';
import type { Entry, Kind } from './collections.ts';
import { type FieldKind, kindAt, specAt, valueAt } from './field-spec.ts';
import { readMarkdown } from './markdown.ts';
import { fillIn } from './placeholder.ts';
import type { TextRules } from './rules.ts';
import { explainIssues } from './schema-errors.ts';
import type { Source } from './source.ts';
import { checkFields } from './text-errors.ts';
import { type FieldText, listTexts, mapStrings } from './texts.ts';
import { typeset } from './typeset.ts';

/** A field that names an entry or a picture. */
export interface Name {
  kind: FieldKind;
  path: FieldPath;
  name: string;
  /** Whether the field may be left out. */
  isOptional: boolean;
}

/** The texts of a source, interpolated, typeset and rendered; its fields are not yet parsed. Plain JSON, so that it can be cached. */
export interface Prepared {
  data: unknown;
  html: string;
  errors: Diagnostic[];
  names: Name[];
  /** Every character beyond ASCII that visitors read, once. */
  characters: string;
}

/** A content file, validated by itself. */
export interface ValidatedEntry<Fields extends object = object> extends Prepared {
  source: Source;
  kind: Kind<Fields>;
  isDraft: boolean;
  /** With placeholders for what is wrong. */
  entry: Entry<Fields>;
  hasPlaceholders: boolean;
  schemaErrors: Problem[];
  /** What visitors read, as it was written. */
  listShown(): FieldText[];
}

/** Validates a source by the schema of its collection. A bug in the validation itself is among its schema errors. */
export function validateEntry<Fields extends object>(
  source: Source,
  kind: Kind<Fields>,
  rules: TextRules,
  cached: Memo<Prepared>,
): ValidatedEntry<Fields> {
  try {
    const key = hashOf(source.hash, rules.keyOf(source));
    const isValid = ({ errors }: Prepared) => errors.length === 0;
    return parse(
      source,
      remember(cached, source.file, key, () => prepare(source, kind, rules), isValid),
      kind,
    );
  } catch (error) {
    const { problems } = toFailure(source.file, error);
    return parse(source, { data: {}, html: '', errors: [], names: [], characters: '' }, kind, problems);
  }
}

/** @param known reported instead of what the schema refuses */
function parse<Fields extends object>(
  source: Source,
  prepared: Prepared,
  kind: Kind<Fields>,
  known?: readonly Problem[],
): ValidatedEntry<Fields> {
  const { data, html } = prepared;
  const { file } = source;
  const parsed = kind.fields.safeParse(data);
  const fields = parsed.success ? parsed.data : fillIn(kind, data, hashOf(file));
  const schemaErrors = () => [
    ...explainIssues(parsed.error?.issues ?? [], { source, data, kind }),
    ...(kind.hasText || html === '' ? [] : [unexpectedText(source)]),
  ];
  return {
    ...prepared,
    source,
    kind,
    isDraft: valueAt(data, ['draft']) === true,
    listShown: () => listTexts(source).filter(({ path }) => isShown(kindsOf(source, kind), path)),
    hasPlaceholders: !parsed.success,
    entry: { ...fields, slug: slugOf(source), file, body: html },
    schemaErrors: known ? [...known] : schemaErrors(),
  };
}

/** e.g. "services/grocery.md" → "grocery" */
export function slugOf({ path }: Pick<Source, 'path'>): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.md'.length);
}

function unexpectedText({ file, positionsIn }: Source): Diagnostic {
  return {
    ...{ file, position: positionsIn([])(0), path: [], code: 'unexpected-text' },
    message: 'This kind of entry has no text.',
    fix: 'Delete everything below the second `---`.',
  };
}

function prepare(source: Source, kind: Kind, rules: TextRules): Prepared {
  const kindOf = kindsOf(source, kind);
  const texts = listTexts(source);
  const shown = texts.filter(({ path }) => isShown(kindOf, path));
  const copy = shown.filter(({ path }) => isCopy(kindOf, path));
  const filled = rules.interpolate(source);
  const body = readMarkdown(filled.source);
  return {
    data: mapStrings(filled.source.data, (text, path) => (isCopy(kindOf, path) ? typeset(text) : text)),
    html: body.html,
    errors: [
      ...filled.errors,
      ...checkFields(source, texts, (path) => isShown(kindOf, path)),
      ...rules.check(source, copy),
      ...body.errors,
    ],
    names: texts.flatMap(({ path, text }) => {
      const own = path.length > 0 ? kindOf(path) : undefined;
      const isOptional = () => specAt(kind.spec(), source.data, path)?.isOptional ?? false;
      return own ? [{ kind: own, path, name: text.trim(), isOptional: isOptional() }] : [];
    }),
    characters: [...new Set(shown.flatMap(({ text }) => text.normalize('NFC').match(/[^ -~\s]/gu) ?? []))].join(''),
  };
}

type KindOf = (path: FieldPath) => FieldKind | undefined;

function kindsOf({ data }: Source, { spec }: Kind): KindOf {
  return (path) => kindAt(spec(), data, path);
}

/** An unknown field is treated as copy. */
function isCopy(kindOf: KindOf, path: FieldPath): boolean {
  return path.length === 0 || (kindOf(path)?.is ?? 'copy') === 'copy';
}

function isShown(kindOf: KindOf, path: FieldPath): boolean {
  return isCopy(kindOf, path) || kindOf(path)?.is === 'verbatim';
}
