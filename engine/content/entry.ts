import {
  type Block,
  type Diagnostic,
  type FieldPath,
  formatFieldName,
  formatPlace,
  makeError,
  type Position,
  type Results,
  toFailure,
} from '../core/index.ts';
import type { CollectionSpec, Entry } from './collections.ts';
import { type FieldKind, kindAt } from './json-schema.ts';
import { readMarkdown } from './markdown.ts';
import { type ClassifiedText, checkFields, isShown } from './mistakes/text-errors.ts';
import { explainIssues } from './schema-errors.ts';
import { type FilledSource, fieldError, listTexts, mapStrings, type Source } from './source.ts';
import { typeset } from './typography.ts';
import { valueAt } from './values.ts';

/** A field that names an entry or a picture. */
export interface Reference {
  kind: FieldKind;
  path: FieldPath;
  name: string;
  /** Only of a picture in the body. */
  alt?: string;
  /** Only of a picture in the body. */
  position?: Position;
}

/** A source with its texts typeset and rendered, before its schema is applied. It is JSON, so it can be cached. */
export interface PreparedSource {
  data: unknown;
  blocks: Block[];
  errors: Diagnostic[];
  references: Reference[];
  /** The characters beyond ASCII in the texts that visitors read, each once. */
  characters: string;
}

/** A content file, read by the schema of its collection. */
export interface CheckedSource extends PreparedSource {
  /** As typed. */
  source: Source;
  /** With values in place of its variables. */
  filled: Source;
  collection: CollectionSpec;
  /** Always false in a collection of a single file, because the site needs that file. */
  isDraft: boolean;
  /** Undefined if the schema refuses the file. */
  entry: Entry | undefined;
  schemaErrors: Diagnostic[];
}

/** A content file whose schema accepts it. */
export interface ValidatedEntry extends CheckedSource {
  entry: Entry;
}

/**
 * Validates a source by the schema of its collection, not yet against other entries. A bug in a rule or schema is reported among the
 * schema errors.
 */
export function validateEntry(
  filled: Source | FilledSource,
  collection: CollectionSpec,
  cache: Results,
): CheckedSource {
  const source = 'typed' in filled ? filled.typed : filled;
  try {
    const values = filled === source ? '' : JSON.stringify([filled.data, filled.body]);
    const key = ['prepared', source.file, values, source.raw].join('\n');
    const prepared = cache.memo(key, () => prepare(source, filled, collection));
    return applySchema(source, filled, prepared, collection);
  } catch (error) {
    const nothing = { data: {}, blocks: [], errors: [], references: [], characters: '' };
    const { errors } = toFailure(source.file, error);
    return { ...nothing, source, filled, collection, isDraft: false, entry: undefined, schemaErrors: [...errors] };
  }
}

function applySchema(
  source: Source,
  filled: Source | FilledSource,
  prepared: PreparedSource,
  collection: CollectionSpec,
): CheckedSource {
  const { data, blocks, errors } = prepared;
  const parsed = collection.fields.safeParse(data);
  const isDraft = valueAt(data, ['draft']) === true;
  return {
    ...prepared,
    source,
    filled,
    collection,
    isDraft: isDraft && collection.type === 'collection',
    entry: parsed.data && { ...parsed.data, slug: getSlug(source.path), file: source.file, body: blocks },
    errors: 'typed' in filled ? withoutSamePlace(filled.errors, errors) : errors,
    schemaErrors: [
      ...explainIssues(parsed.error?.issues ?? [], { source, data, collection }),
      ...(collection.hasText || blocks.length === 0 ? [] : [unexpectedText(source)]),
      ...(isDraft && collection.type === 'singleton' ? [fieldError(source, ['draft'], CANNOT_BE_DRAFT)] : []),
    ],
  };
}

/** Both lists, but only the first error at each place. */
export function withoutSamePlace(first: readonly Diagnostic[], others: readonly Diagnostic[]): Diagnostic[] {
  const places = new Set(first.map(formatPlace));
  return [...first, ...others.filter((error) => !places.has(formatPlace(error)))];
}

const CANNOT_BE_DRAFT = makeError(
  'draft-of-required-file',
  "The site needs this file, so it can't be a draft.",
  'Delete the line.',
);

/** e.g. "guides/bread.md" → "bread" */
export function getSlug(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.md'.length);
}

function unexpectedText({ file, positionsIn }: Source): Diagnostic {
  const fix = 'Delete everything below the second `---`.';
  const found = makeError('unexpected-text', 'This kind of entry has no text.', fix);
  // An empty path is the body.
  return { file, position: positionsIn([])(0), path: [], ...found };
}

function prepare(source: Source, filled: Source, collection: CollectionSpec): PreparedSource {
  const texts = classifyTexts(source, collection);
  const shown = texts.filter((one) => isShown(one.kind));
  const copy = shown.filter((one) => one.kind.type === 'copy');
  const copyNames = new Set(copy.map(({ path }) => formatFieldName(path)));
  const fields = texts.filter(({ path }) => path.length > 0);
  const body = readMarkdown(filled);
  return {
    data: mapStrings(filled.data, (text, path) => (copyNames.has(formatFieldName(path)) ? typeset(text) : text)),
    blocks: body.blocks,
    errors: [...checkFields(source, fields), ...body.errors],
    references: [
      ...texts
        .filter(({ kind: { type } }) => type === 'reference' || type === 'picture')
        .map(({ kind, path, text }) => ({ kind, path, name: text.trim() })),
      ...body.pictures.map((picture) => ({ kind: { type: 'picture' } as const, path: [], ...picture })),
    ],
    characters: [...new Set(shown.flatMap(({ text }) => text.normalize('NFC').match(/[^ -~\s]/gu) ?? []))].join(''),
  };
}

/** The texts of a source, each with what it is for. */
export function classifyTexts(source: Source, { spec }: CollectionSpec): ClassifiedText[] {
  return listTexts(source).map((text) => {
    const kind = text.path.length === 0 ? undefined : kindAt(spec(), source.data, text.path);
    return { ...text, kind: kind ?? { type: 'copy' } };
  });
}
