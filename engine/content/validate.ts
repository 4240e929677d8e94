import { basename } from 'node:path';
import {
  type BuildCache,
  type Diagnostic,
  fileError,
  findSimilar,
  inCode,
  makeError,
  type PictureLookup,
} from '../core/index.ts';
import {
  arrange,
  type CollectionSpec,
  type Collections,
  type Entry,
  findCollection,
  listCollections,
} from './collections.ts';
import { type CheckedSource, type ValidatedEntry, validateEntry, withoutSamePlace } from './entry.ts';
import { findMissingGlyphs } from './mistakes/glyphs.ts';
import { getFolder, sortByOrder } from './order.ts';
import { checkReferences } from './references.ts';
import { type FilledSource, fileIn, type ReadResult, type Source } from './source.ts';

/** Which drafts are part of a build. */
export interface DraftOptions {
  /** Whether to show drafts. Only for tools that publish nothing. */
  drafts?: boolean | undefined;
  /** Files of drafts to hide even if `drafts` is set, e.g. "content/guides/bread.md". */
  hiddenDrafts?: readonly string[] | undefined;
}

/** Content files that were read by the schemas of their collections. */
export interface ValidatedContent<Content> {
  /** Undefined if a single file is missing or has an error. */
  content: Content | undefined;
  /** The content with the hidden drafts that have no errors, if there are any. */
  contentWithHidden: Content | undefined;
  entries: readonly ValidatedEntry[];
  drafts: Drafts;
  collections: readonly CollectionSpec[];
  /** Every error in the content: in files, by schemas, in texts, and in references. */
  errors: Diagnostic[];
}

/**
 * Applies the schema of its collection to every source.
 * @typeParam Content `ContentOf<typeof declared>`
 * @param reading what was read; its errors are among those of the result
 */
export function validate<Content>(
  sources: readonly (Source | FilledSource)[],
  declared: Collections,
  reading: ReadResult & ContentTargets,
  { drafts = false, hiddenDrafts = [], cache }: DraftOptions & { cache: BuildCache },
): ValidatedContent<Content> {
  const collections = listCollections(declared);
  const all = sources.flatMap((source) => {
    const collection = findCollection(collections, source);
    return collection ? [validateEntry(source, collection, cache.results)] : [];
  });
  const isShown = ({ isDraft, source }: CheckedSource) => !isDraft || (drafts && !hiddenDrafts.includes(source.file));
  const [shown, hidden] = [all.filter(isShown), all.filter((one) => !isShown(one))];
  const [entries, hiddenEntries] = [shown.filter(hasEntry), hidden.filter(hasEntry)];
  const arrangeAll = (some: readonly ValidatedEntry[]) => arrange<Content>(declared, groupEntries(some));
  return {
    content: arrangeAll(entries),
    contentWithHidden: hiddenEntries.length > 0 ? arrangeAll([...entries, ...hiddenEntries]) : undefined,
    entries,
    drafts: { shown: getFiles(shown.filter(({ isDraft }) => isDraft)), hidden: getFiles(hidden) },
    collections,
    errors: checkContent(reading, collections, { shown, hidden }),
  };
}

/** Files with `draft: true`, as messages show them, e.g. "content/guides/bread.md". */
export interface Drafts {
  shown: readonly string[];
  hidden: readonly string[];
}

/** What the content is checked with, in addition to its schemas. */
export interface ContentTargets {
  pictures: PictureLookup;
  /** The code points that the fonts have. Without it, characters are not checked. */
  coverage?: ReadonlySet<number> | undefined;
}

function checkContent(
  reading: ReadResult & ContentTargets,
  collections: readonly CollectionSpec[],
  { shown, hidden }: Record<'shown' | 'hidden', readonly CheckedSource[]>,
): Diagnostic[] {
  const { pictures, coverage } = reading;
  // References to unreadable files are right; these files have errors of their own.
  const unreadable = reading.errors.map(({ file }) => file.slice(fileIn(reading.folder, '').length));
  const targets = { pictures, shown: new Set([...getPaths(shown), ...unreadable]), hidden: new Set(getPaths(hidden)) };
  return [
    ...reading.errors,
    ...checkFiles(reading, [...shown, ...hidden], collections),
    ...withoutSamePlace(
      shown.flatMap(({ schemaErrors }) => schemaErrors),
      shown.flatMap((one) => checkReferences(one, targets)),
    ),
    ...shown.flatMap(({ errors }) => errors),
    ...(coverage ? findMissingGlyphs(shown, coverage) : []),
  ];
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

/** Errors for required files that are missing, and for files that belong to no collection. */
function checkFiles(
  { folder, sources, errors }: ReadResult,
  checked: readonly CheckedSource[],
  collections: readonly CollectionSpec[],
): Diagnostic[] {
  const singles = collections.filter(({ type }) => type === 'singleton').map(({ path }) => `${path}.md`);
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
  const folders = specs.filter(({ type, filterBy }) => type === 'collection' && !filterBy).map((spec) => spec.path);
  const renamed = specs.find(({ formerly }) => formerly === getFolder(path))?.path;
  const similar = renamed ?? findSimilar(getFolder(path), folders);
  const target = similar ? `content/${similar}` : 'the folder it belongs in';
  // In some folders, only files with a certain field belong to the collection.
  const field = findCollection(specs, { path })?.filterBy;
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
