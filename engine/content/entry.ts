import {
  type Diagnostic,
  type FieldPath,
  fieldNameOf,
  finding,
  hashOf,
  inCode,
  type Memo,
  memoize,
  onceForEach,
  type Position,
  type Problem,
  toFailure,
} from '../core/index.ts';
import type { CollectionSpec, Entry } from './collections.ts';
import { type FieldKind, type ItemSpec, kindAt, specAt, valueAt, withValue } from './field-spec.ts';
import { readMarkdown } from './markdown.ts';
import { explainIssues } from './schema-errors.ts';
import { fieldError, listTexts, mapStrings, type Source } from './source.ts';
import { type ClassifiedText, checkFields, codePointOf, isShown } from './text-errors.ts';
import { typeset } from './tokens.ts';

/** A site's rules for its texts. */
export interface TextRules {
  /** A source with values in place of its variables. */
  interpolate(source: Source): { source: Source; errors: Diagnostic[] };
  /** A cache key of what `interpolate` depends on, except the source. */
  keyOf(source: Source): string;
  /** The values of the variables in a text, in order. */
  valuesIn?(text: string): VariableValue[];
}

/** The value of a variable, and the field that has it. */
export interface VariableValue {
  text: string;
  file: string;
  path: FieldPath;
}

/** For a site without variables. */
export const NO_TEXT_RULES: TextRules = {
  interpolate: (source) => ({ source, errors: [] }),
  keyOf: () => '',
};

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

/** A source with its texts interpolated, typeset and rendered, before its schema is applied. It is JSON, so it can be cached. */
export interface PreparedSource {
  data: unknown;
  html: string;
  errors: Diagnostic[];
  references: Reference[];
  /** The characters beyond ASCII in the texts that visitors read, each once. */
  characters: string;
}

/** A content file, validated on its own: not yet against other entries. */
export interface ValidatedEntry extends PreparedSource {
  source: Source;
  collection: CollectionSpec;
  /** Always false in a collection of a single file, because the site needs that file. */
  isDraft: boolean;
  /** With placeholders for what is wrong. */
  entry: Entry;
  hasPlaceholders: boolean;
  schemaErrors: Problem[];
}

/** An entry without errors, and the key of the rules that it was validated by. */
export interface CachedEntry {
  rulesKey: string;
  value: ValidatedEntry;
}

/**
 * Validates a source by the schema of its collection. A bug in a rule or schema is reported among the schema errors.
 * @returns the same object as last time, if the entry has no errors and nothing has changed
 */
export function validateEntry(
  source: Source,
  collection: CollectionSpec,
  rules: TextRules,
  { entries, texts }: { entries: Map<string, CachedEntry>; texts: Memo<PreparedSource> },
): ValidatedEntry {
  try {
    const cached = entries.get(source.file);
    const rulesKey = rules.keyOf(source);
    if (cached?.value.source === source && cached.rulesKey === rulesKey) return cached.value;
    const isValid = ({ errors }: PreparedSource) => errors.length === 0;
    const key = hashOf(source.hash, rulesKey);
    const prepared = memoize(texts, source.file, key, () => prepare(source, collection, rules), isValid);
    const value = toEntry(source, prepared, collection);
    if (isValid(value) && value.schemaErrors.length === 0) entries.set(source.file, { rulesKey, value });
    return value;
  } catch (error) {
    const { problems } = toFailure(source.file, error);
    return toEntry(source, { data: {}, html: '', errors: [], references: [], characters: '' }, collection, problems);
  }
}

/** @param problems errors that are reported instead of those of the schema */
function toEntry(
  source: Source,
  prepared: PreparedSource,
  collection: CollectionSpec,
  problems?: readonly Problem[],
): ValidatedEntry {
  const { data, html } = prepared;
  const parsed = collection.fields.safeParse(data);
  const fields = parsed.success ? parsed.data : replaceRefused(collection, data, hashOf(source.file));
  const isDraft = valueAt(data, ['draft']) === true;
  const schemaErrors = () => [
    ...explainIssues(parsed.error?.issues ?? [], { source, data, collection }),
    ...(collection.hasText || html === '' ? [] : [unexpectedText(source)]),
    ...(isDraft && collection.holds === 'one' ? [fieldError(source, ['draft'], CANNOT_BE_DRAFT)] : []),
  ];
  return {
    ...prepared,
    source,
    collection,
    isDraft: isDraft && collection.holds === 'many',
    hasPlaceholders: !parsed.success,
    entry: { ...fields, slug: slugOf(source.path), file: source.file, body: html },
    schemaErrors: problems ? [...problems] : schemaErrors(),
  };
}

const CANNOT_BE_DRAFT = finding(
  'draft-of-required-file',
  "The site needs this file, so it can't be a draft.",
  'Delete the line.',
);

/** e.g. "services/grocery.md" → "grocery" */
export function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.md'.length);
}

function unexpectedText({ file, positionsIn }: Source): Diagnostic {
  const fix = 'Delete everything below the second `---`.';
  const found = finding('unexpected-text', 'This kind of entry has no text.', fix);
  // An empty path is the body.
  return { file, position: positionsIn([])(0), path: [], ...found };
}

function prepare(source: Source, collection: CollectionSpec, rules: TextRules): PreparedSource {
  const texts = classifyTexts(source, collection);
  const shown = texts.filter((one) => isShown(one.kind));
  const copy = shown.filter((one) => one.kind.type === 'copy');
  const copyNames = new Set(copy.map(({ path }) => fieldNameOf(path)));
  const fields = texts.filter(({ path }) => path.length > 0);
  const filled = rules.interpolate(source);
  const body = readMarkdown(filled.source);
  return {
    data: mapStrings(filled.source.data, (text, path) => (copyNames.has(fieldNameOf(path)) ? typeset(text) : text)),
    html: body.html,
    errors: [...filled.errors, ...checkFields(source, fields), ...body.errors],
    references: [
      ...texts
        .filter(({ kind: { type } }) => type === 'reference' || type === 'picture')
        .map(({ kind, path, text }) => ({ kind, path, name: text.trim() })),
      ...body.pictures.map((picture) => ({ kind: { type: 'picture' } as const, path: [], ...picture })),
    ],
    characters: [...new Set(shown.flatMap(({ text }) => text.normalize('NFC').match(/[^ -~\s]/gu) ?? []))].join(''),
  };
}

function classifyTexts(source: Source, { spec }: CollectionSpec): ClassifiedText[] {
  return listTexts(source).map((text) => {
    const kind = text.path.length === 0 ? undefined : kindAt(spec(), source.data, text.path);
    return { ...text, kind: kind ?? { type: 'copy' } };
  });
}

/** A field and each group around it take up to two rounds. */
const MAX_ROUNDS = 50;

/**
 * The written values, with placeholders for those that the schema refuses.
 * @param id is unique to the entry. Placeholder texts contain it, because equal titles would be an error
 */
function replaceRefused({ fields, spec }: CollectionSpec, written: unknown, id: string): object {
  const tries = new Map<string, number>();
  let data = written;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const parsed = fields.safeParse(data);
    if (parsed.success) return parsed.data;
    // The first issue at each path: others may follow from it.
    const issues = new Map(parsed.error.issues.map((issue) => [fieldNameOf(issue.path), issue] as const).reverse());
    for (const [name, issue] of issues) {
      if (issue.code === 'unrecognized_keys') {
        data = issue.keys.reduce((rest, key) => withValue(rest, [...issue.path, key], undefined), data);
      } else {
        const tried = tries.get(name) ?? 0;
        tries.set(name, tried + 1);
        data = tryPlaceholder(data, spec(), issue.path, tried, id);
      }
    }
  }
  throw new Error('No placeholder satisfies the schema of this entry. Declare one with `ofKind`.');
}

/** Tries the placeholder of the field, then no value; then the same for the group around it, and so on outward. */
function tryPlaceholder(data: unknown, spec: ItemSpec, path: FieldPath, tried: number, id: string): unknown {
  const outer = path.slice(0, Math.max(0, path.length - Math.floor(tried / 2)));
  const outerSpec = specAt(spec, data, outer);
  const isRemoved = outerSpec === undefined || (tried % 2 === 1 && outer.length > 0);
  return withValue(data, outer, isRemoved ? undefined : placeholderFor(outerSpec, `${id} ${fieldNameOf(outer)}`));
}

function placeholderFor({ placeholder, value }: Pick<ItemSpec, 'placeholder' | 'value'>, text: string): unknown {
  if (placeholder !== undefined) return placeholder;
  switch (value.type) {
    case 'text':
      return text.padEnd(value.min ?? 0, '.').slice(0, value.max);
    case 'number':
      return Math.min(value.max ?? Infinity, Math.max(value.min ?? 0, value.isWhole ? 1 : 0.5));
    case 'boolean':
      return true;
    case 'choice':
      return value.of[0];
    case 'list':
      return Array.from({ length: value.min }, (_, index) => placeholderFor(value.item, `${text} ${index}`));
    case 'union':
      return value.of[0] && placeholderFor({ value: value.of[0] }, text);
    case 'any':
      return undefined;
    default: {
      const group = value.type === 'group' ? value : value.variants[0]?.group;
      const required = group?.fields.filter(({ isOptional }) => !isOptional) ?? [];
      return Object.fromEntries(required.map((field) => [field.name, placeholderFor(field, `${text} ${field.name}`)]));
    }
  }
}

/** How many missing characters of a text are reported. A text in another script may have very many. */
const MAX_MISSING = 5;
/** Spaces, direction marks and joiners have no glyph. Control characters, and U+FFFD for a lost letter, are errors of their own. */
const WITHOUT_GLYPH = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\uFFFD]/u;

/** Errors for characters that the fonts lack, e.g. emoji: social cards would not show them. */
export function findMissingGlyphs(entries: readonly ValidatedEntry[], coverage: ReadonlySet<number>): Diagnostic[] {
  const hasMissingGlyph = (text: string) =>
    [...text].some((one) => !WITHOUT_GLYPH.test(one) && !coverage.has(one.codePointAt(0) ?? 0));
  const mayHaveMissing = onceForEach(hasMissingGlyph);
  const suspects = entries.filter(({ characters }) => mayHaveMissing(characters));
  return suspects.flatMap(({ source, collection }) => {
    const shown = classifyTexts(source, collection).filter(({ kind }) => isShown(kind));
    return shown.flatMap(({ text, path, locate }) =>
      listGraphemes(text)
        .filter(({ segment }) => hasMissingGlyph(segment.normalize('NFC')))
        .slice(0, MAX_MISSING)
        .map(({ segment, index }) => ({
          ...{ file: source.file, position: locate(index), path, code: 'missing-glyph', value: segment },
          message: `The site's fonts have no ${inCode(segment)} (${codePointOf(segment)}).`,
          fix: 'Write words instead.',
        })),
    );
  });
}

/** The graphemes of a text, each where it first occurs. */
function listGraphemes(text: string): Intl.SegmentData[] {
  const segments = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].reverse();
  return [...new Map(segments.map((one) => [one.segment, one])).values()].reverse();
}
