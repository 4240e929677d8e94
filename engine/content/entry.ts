import {
  type Diagnostic,
  type FieldPath,
  finding,
  hashOf,
  type Memo,
  nameOf,
  type Problem,
  remember,
  toFailure,
} from '../core/index.ts';
import type { CollectionSpec, Entry, Kind } from './collections.ts';
import { type FieldKind, kindAt, specAt, valueAt } from './field-spec.ts';
import { readMarkdown } from './markdown.ts';
import { fillIn } from './placeholder.ts';
import { explainIssues } from './schema-errors.ts';
import { type ClassifiedText, type FieldText, fieldError, listTexts, mapStrings, type Source } from './source.ts';
import { checkFields } from './text-errors.ts';
import { typeset } from './typeset.ts';

/** A site's rules for its texts. */
export interface TextRules {
  /** A source with values in place of its variables. */
  interpolate(source: Source): { source: Source; errors: Diagnostic[] };
  /** Everything but the source itself that the rules depend on: the cache key of a source without errors. */
  keyOf(source: Source): string;
  /** Errors in copy, as it was written. */
  check(source: Source, copy: readonly FieldText[]): Diagnostic[];
  /** Errors of all texts together. */
  errors: Diagnostic[];
  /** The values of the variables in a text, in order. */
  valuesIn?(text: string): VariableValue[];
}

/** A field's text that is shown in other texts. */
export interface VariableValue {
  text: string;
  file: string;
  path: FieldPath;
}

/** For a site without variables. */
export const NO_RULES: TextRules = {
  interpolate: (source) => ({ source, errors: [] }),
  keyOf: () => '',
  check: () => [],
  errors: [],
};

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
  /** Never for a file that the site needs. */
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
  spec: CollectionSpec<Fields>,
  rules: TextRules,
  cached: Memo<Prepared>,
): ValidatedEntry<Fields> {
  try {
    const key = hashOf(source.hash, rules.keyOf(source));
    const isValid = ({ errors }: Prepared) => errors.length === 0;
    const prepared = remember(cached, source.file, key, () => prepare(source, spec.kind, rules), isValid);
    return parse(source, prepared, spec);
  } catch (error) {
    const { problems } = toFailure(source.file, error);
    return parse(source, { data: {}, html: '', errors: [], names: [], characters: '' }, spec, problems);
  }
}

/** @param known reported instead of what the schema refuses */
function parse<Fields extends object>(
  source: Source,
  prepared: Prepared,
  { kind, holds }: CollectionSpec<Fields>,
  known?: readonly Problem[],
): ValidatedEntry<Fields> {
  const { data, html } = prepared;
  const { file } = source;
  const parsed = kind.fields.safeParse(data);
  const fields = parsed.success ? parsed.data : fillIn(kind, data, hashOf(file));
  const isDraft = valueAt(data, ['draft']) === true;
  const schemaErrors = () => [
    ...explainIssues(parsed.error?.issues ?? [], { source, data, kind }),
    ...(kind.hasText || html === '' ? [] : [unexpectedText(source)]),
    ...(isDraft && holds === 'one' ? [fieldError(source, ['draft'], REQUIRED_DRAFT)] : []),
  ];
  return {
    ...prepared,
    source,
    kind,
    isDraft: isDraft && holds === 'many',
    listShown: () => classifyTexts(source, kind).filter(({ isShown }) => isShown),
    hasPlaceholders: !parsed.success,
    entry: { ...fields, slug: slugOf(source), file, body: html },
    schemaErrors: known ? [...known] : schemaErrors(),
  };
}

const REQUIRED_DRAFT = finding(
  'required-draft',
  "The site needs this file, so it can't be a draft.",
  'Delete the line.',
);

/** e.g. "services/grocery.md" → "grocery" */
export function slugOf({ path }: Pick<Source, 'path'>): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.md'.length);
}

function unexpectedText({ file, positionsIn }: Source): Diagnostic {
  const fix = 'Delete everything below the second `---`.';
  const found = finding('unexpected-text', 'This kind of entry has no text.', fix);
  return { file, position: positionsIn([])(0), path: [], ...found };
}

function prepare(source: Source, kind: Kind, rules: TextRules): Prepared {
  const texts = classifyTexts(source, kind);
  const shown = texts.filter(({ isShown }) => isShown);
  const copy = shown.filter(({ isCopy }) => isCopy);
  const copyNames = new Set(copy.map(({ path }) => nameOf(path)));
  const filled = rules.interpolate(source);
  const body = readMarkdown(filled.source);
  return {
    data: mapStrings(filled.source.data, (text, path) => (copyNames.has(nameOf(path)) ? typeset(text) : text)),
    html: body.html,
    errors: [...filled.errors, ...checkFields(source, texts), ...rules.check(source, copy), ...body.errors],
    names: texts.flatMap(({ path, text, kind: own }) => {
      if (own?.is !== 'reference' && own?.is !== 'picture') return [];
      const isOptional = specAt(kind.spec(), source.data, path)?.isOptional ?? false;
      return [{ kind: own, path, name: text.trim(), isOptional }];
    }),
    characters: [...new Set(shown.flatMap(({ text }) => text.normalize('NFC').match(/[^ -~\s]/gu) ?? []))].join(''),
  };
}

/** An unknown field is treated as copy. */
function classifyTexts(source: Source, { spec }: Kind): ClassifiedText[] {
  return listTexts(source).map((text) => {
    const kind = text.path.length === 0 ? undefined : kindAt(spec(), source.data, text.path);
    const is = kind?.is ?? 'copy';
    return { ...text, kind, isCopy: is === 'copy', isShown: is === 'copy' || is === 'verbatim' };
  });
}
