import { basename } from 'node:path';
import {
  BuildFailure,
  type Diagnostic,
  fileError,
  findSimilar,
  formatPlace,
  inCode,
  makeError,
  openResults,
  type PictureLookup,
  type Results,
} from '../core/index.ts';
import {
  arrange,
  type CollectionSpec,
  type Collections,
  type Entry,
  findCollection,
  listCollections,
} from './collections.ts';
import { type CheckedSource, NO_TEXT_RULES, type TextRules, type ValidatedEntry, validateEntry } from './entry.ts';
import { findMissingGlyphs } from './glyphs.ts';
import { getFolder, sortByOrder } from './order.ts';
import { checkReferences } from './references.ts';
import { fileIn, type ReadResult, type Source } from './source.ts';

/** Settings of the command line and of the dev server. `origin` and `base` override content/site.md. */
export interface Overrides {
  origin?: string | undefined;
  base?: string | undefined;
  drafts?: boolean | undefined;
  /** Files of drafts to hide even if `drafts` is set, e.g. "content/services/grocery.md". */
  hiddenDrafts?: readonly string[] | undefined;
}

/** The collections of a site, and its rules for their content. */
export interface Rules<Content> {
  /** `Content` is `ContentOf<typeof collections>`, with what `finish` adds. */
  collections: Collections;
  /** The rules for texts, which may depend on any file. */
  texts?(reading: ReadResult): TextRules;
  /** Errors that the schema of one entry cannot find. Those with a path need no position. */
  check?(content: Content): Diagnostic[];
  /** Completes the content, with the settings of the command line. */
  finish(content: Content, overrides: Overrides): Content;
}

/** Content without errors. */
export interface ValidationResult<Content> {
  content: Content;
  /** Without hidden drafts. */
  entries: readonly ValidatedEntry[];
  textRules: TextRules;
  drafts: Drafts<Content>;
}

/** Files with `draft: true`, as messages show them, e.g. "content/services/floral.md". */
export interface Drafts<Content> {
  shown: readonly string[];
  hidden: readonly string[];
  /** The content with the hidden drafts that have no errors, if there are any. */
  contentWithHidden?: Content | undefined;
}

/** What the content is checked with, in addition to its schemas. */
export interface ValidationContext {
  pictures: PictureLookup;
  /** The code points that the fonts have. Without it, characters are not checked. */
  coverage?: ReadonlySet<number> | undefined;
  /** Errors in other files, which are reported together with those of the content. */
  otherErrors?: readonly Diagnostic[];
}

/** @throws BuildFailure with every error */
export function validate<Content>(
  rules: Rules<Content>,
  reading: ReadResult,
  { pictures, coverage, otherErrors = [] }: ValidationContext,
  overrides: Overrides,
  cache: Results = openResults(),
): ValidationResult<Content> {
  const { drafts: areDraftsShown = false, hiddenDrafts = [] } = overrides;
  const isShown = ({ isDraft, source }: CheckedSource) =>
    !isDraft || (areDraftsShown && !hiddenDrafts.includes(source.file));
  const textRules = rules.texts?.(reading) ?? NO_TEXT_RULES;
  const collections = listCollections(rules.collections);
  const all = reading.sources.flatMap((source) => {
    const collection = findCollection(collections, source);
    return collection ? [validateEntry(source, collection, textRules, cache)] : [];
  });
  const [shown, hidden] = [all.filter(isShown), all.filter((one) => !isShown(one))];
  const [entries, unpublished] = [shown.filter(hasEntry), hidden.filter(hasEntry)];
  const content = arrange<Content>(rules.collections, groupEntries(entries));
  const finished = content && rules.finish(content, overrides);
  // References to unreadable files are right; these files have errors of their own.
  const unreadable = reading.errors.map(({ file }) => file.slice(fileIn(reading.folder, '').length));
  const targets = { pictures, shown: new Set([...getPaths(shown), ...unreadable]), hidden: new Set(getPaths(hidden)) };
  const errors = [
    ...otherErrors,
    ...reading.errors,
    ...checkFiles(reading, all, collections),
    ...withoutSameField(
      shown.flatMap(({ schemaErrors }) => schemaErrors),
      [
        ...shown.flatMap((one) => checkReferences(one, targets)),
        ...(finished && rules.check ? rules.check(finished) : []).map((error) => locateField(error, entries)),
      ],
    ),
    ...shown.flatMap(({ errors }) => errors),
    ...(coverage ? findMissingGlyphs(shown, coverage) : []),
  ];
  if (errors.length > 0 || finished === undefined) throw new BuildFailure(errors);
  const withHidden = arrange<Content>(rules.collections, groupEntries([...entries, ...unpublished]));
  return {
    content: finished,
    entries,
    textRules,
    drafts: {
      shown: getFiles(shown.filter(({ isDraft }) => isDraft)),
      hidden: getFiles(hidden),
      contentWithHidden: withHidden && unpublished.length > 0 ? rules.finish(withHidden, overrides) : undefined,
    },
  };
}

const hasEntry = (one: CheckedSource): one is ValidatedEntry => one.entry !== undefined;
const getPaths = (checked: readonly CheckedSource[]) => checked.map(({ source }) => source.path);
const getFiles = (checked: readonly CheckedSource[]) => checked.map(({ source }) => source.file);

/** @returns the sorted entries of a collection */
function groupEntries(entries: readonly ValidatedEntry[]): (collection: CollectionSpec) => Entry[] {
  const groups = new Map<CollectionSpec, Entry[]>();
  for (const { collection, entry } of entries) {
    const group = groups.get(collection) ?? [];
    group.push(entry);
    groups.set(collection, group);
  }
  return (collection) => sortByOrder(groups.get(collection) ?? []);
}

/** The errors, without those at the same place as an error of a schema: one is enough. */
function withoutSameField(schemaErrors: readonly Diagnostic[], others: readonly Diagnostic[]): Diagnostic[] {
  const places = new Set(schemaErrors.map(formatPlace));
  return [...schemaErrors, ...others.filter((error) => !places.has(formatPlace(error)))];
}

/** Errors for required files that are missing, and for files that belong to no collection. */
function checkFiles(
  { folder, sources, errors }: ReadResult,
  checked: readonly CheckedSource[],
  collections: readonly CollectionSpec[],
): Diagnostic[] {
  const singles = collections.filter(({ holds }) => holds === 'one').map(({ path }) => `${path}.md`);
  const present = new Set([...sources, ...errors].map(({ file }) => file));
  const missing = singles.filter((path) => !present.has(fileIn(folder, path)));
  const used = new Set(checked.map(({ source }) => source));
  return [
    ...missing.map((path) => missingFile(fileIn(folder, path))),
    ...sources.filter((source) => !used.has(source)).map((source) => unusedFile(source, collections, missing)),
  ];
}

/** @param missing the paths of required files that are missing */
function unusedFile({ file, path }: Source, specs: readonly CollectionSpec[], missing: readonly string[]): Diagnostic {
  const misnamed = findSimilar(path, missing);
  const folders = specs.filter(({ holds, withField }) => holds === 'many' && !withField).map((spec) => spec.path);
  const similar = findSimilar(getFolder(path), folders);
  const target = similar ? `content/${similar}` : 'the folder it belongs in (see content/README.md)';
  // In some folders, only files with a certain field belong to the collection.
  const field = findCollection(specs, { path })?.withField;
  const ways = [
    misnamed && `Rename it to ${inCode(basename(misnamed))}`,
    field && `Set ${inCode(field)} in it, move it to ${target}`,
  ];
  const fix = `${ways.find(Boolean) ?? `Move it to ${target}`}, or delete it.`;
  return fileError(file, makeError('unused-file', 'No page uses this file.', fix));
}

function missingFile(file: string): Diagnostic {
  return fileError(file, makeError('missing-file', `${file} is missing.`, 'Write it; the site needs this file.'));
}

/** Adds the position of its field to an error. */
export function locateField(error: Diagnostic, entries: readonly ValidatedEntry[]): Diagnostic {
  const source = entries.find((entry) => entry.source.file === error.file)?.source;
  return source && error.path ? { ...error, position: source.findPosition(error.path) } : error;
}
