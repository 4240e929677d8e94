import { basename } from 'node:path';
import {
  type Diagnostic,
  type FieldPath,
  type Finding,
  fileError,
  finding,
  type PictureLookup,
  type Problem,
} from '../core/index.ts';
import {
  type CollectionSpec,
  type Collections,
  collect,
  collectionOf,
  type Entry,
  folderOf,
  listCollections,
} from './collections.ts';
import { NO_RULES, slugOf, type TextRules, type ValidatedEntry, validateEntry } from './entry.ts';
import { type ContentCache, newContentCache } from './read.ts';
import { checkNames, unusedFile } from './references.ts';
import { emptySource, fieldError, fileIn, type ReadResult, type Source } from './source.ts';

/** Set by the command line, some of it in place of content/site.md. */
export interface Overrides {
  origin?: string | undefined;
  base?: string | undefined;
  drafts?: boolean | undefined;
  /** Files of drafts to hide even so, as an author would name them. */
  without?: readonly string[] | undefined;
}

/** The collections of a site, and its rules for their content. */
export interface Rules<Content> {
  /** `Content` is `ContentOf` these, and what `finish` adds. */
  collections: Collections;
  /** How a variable begins in copy, e.g. `{{`. */
  variable?: RegExp;
  /** The rules for texts, which may depend on any file. */
  texts?(reading: ReadResult): TextRules;
  /** Errors that no schema of one entry can see. */
  check?(content: Content): EntryError[];
  /** The content with what the command line sets. */
  finish(content: Content, overrides: Overrides): Content;
}

/** An error of a field of an entry; of the file as a whole, if there is no path. */
export interface EntryError extends Finding {
  file: string;
  path?: FieldPath;
}

export interface ValidationResult<Content> {
  /** With placeholders for what is wrong. */
  content: Content;
  problems: Problem[];
  /** Names such as "grocery" of entries whose pages may not be where links look for them. */
  brokenSlugs: ReadonlySet<string>;
  /** Whether the files that every page needs could be read. */
  canRender: boolean;
  /** Without hidden drafts and without files that could not be read. */
  entries: readonly ValidatedEntry[];
  drafts: Drafts<Content>;
}

/** Files with `draft: true`, as an author would name them, e.g. "content/services/floral.md". */
export interface Drafts<Content> {
  shown: readonly string[];
  hidden: readonly string[];
  /** The content with all of them, if any are hidden. */
  whole?: Content | undefined;
}

/** Turns files into typed content, or into every problem in them. */
export function validate<Content>(
  rules: Rules<Content>,
  reading: ReadResult,
  pictures: PictureLookup,
  overrides: Overrides,
  { texts }: ContentCache = newContentCache(),
): ValidationResult<Content> {
  const { drafts: showsDrafts = false, without = [] } = overrides;
  const isShown = ({ isDraft, source }: ValidatedEntry) => !isDraft || (showsDrafts && !without.includes(source.file));
  const textRules = rules.texts?.(reading) ?? NO_RULES;
  const { sourcesOf, canRender, problems: misplaced } = sortSources(reading, listCollections(rules.collections));
  const bySpec = new Map(
    [...sourcesOf].map(([spec, sources]) => [
      spec,
      sources.map((source) => validateEntry(source, spec, textRules, texts)),
    ]),
  );
  const contentOf = (isWanted: (one: ValidatedEntry) => boolean) =>
    rules.finish(
      collect<Content>(rules.collections, (spec) => sortEntries((bySpec.get(spec) ?? []).filter(isWanted))),
      overrides,
    );
  const content = contentOf(isShown);
  const all = [...bySpec.values()].flat();
  const shown = all.filter(isShown);
  const hidden = all.filter((one) => !isShown(one));
  const read = new Set(reading.sources);
  const entries = shown.filter(({ source }) => read.has(source));
  const targets = { pictures, slugsOf: listSlugs(shown), hiddenIn: listSlugs(hidden) };
  const found = findProblems([...reading.problems, ...misplaced], entries, [
    ...entries.flatMap((one) => checkNames(one, targets)),
    ...(canRender ? (rules.check?.(content) ?? []) : []).map((error) => placeError(error, entries)),
  ]);
  return {
    ...{ content, entries, canRender, brokenSlugs: found.brokenSlugs },
    problems: [...found.problems, ...textRules.errors],
    drafts: {
      shown: filesOf(shown.filter(({ isDraft }) => isDraft)),
      hidden: filesOf(hidden),
      whole: hidden.length > 0 ? contentOf(() => true) : undefined,
    },
  };
}

const filesOf = (entries: readonly ValidatedEntry[]) => entries.map(({ source }) => source.file);

/** The names of entries, by folder. */
function listSlugs(entries: readonly ValidatedEntry[]): (folder: string) => readonly string[] {
  const byFolder = new Map<string, string[]>();
  for (const { source } of entries) {
    const slugs = byFolder.get(folderOf(source.path)) ?? [];
    slugs.push(slugOf(source));
    byFolder.set(folderOf(source.path), slugs);
  }
  return (folder) => byFolder.get(folder) ?? [];
}

function findProblems(
  misplaced: readonly Problem[],
  entries: readonly ValidatedEntry[],
  others: readonly Diagnostic[],
): Pick<ValidationResult<unknown>, 'problems' | 'brokenSlugs'> {
  const schemaErrors = entries.flatMap((one) => one.schemaErrors);
  const replaced = entries.filter(({ hasPlaceholders }) => hasPlaceholders).map(({ source }) => source);
  const broken = [...misplaced, ...schemaErrors, ...others, ...replaced];
  return {
    brokenSlugs: new Set(broken.map(({ file }) => basename(file, '.md'))),
    problems: [
      ...misplaced,
      ...schemaErrors,
      // The schema's error at the same place is enough.
      ...others.filter((error) => !schemaErrors.some((other) => isAtPlaceOf(other, error))),
      ...entries.flatMap((one) => one.errors),
    ],
  };
}

function isAtPlaceOf(one: Problem, other: Problem): boolean {
  const { line, column } = other.position;
  return one.file === other.file && one.position.line === line && one.position.column === column;
}

/** By the field `order`, then by file name. */
function sortEntries(validated: readonly ValidatedEntry[]): Entry[] {
  const orderOf = (entry: Entry) => ('order' in entry && typeof entry.order === 'number' ? entry.order : 0);
  return validated.map(({ entry }) => entry).toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** The files of a content folder, by the collections that they belong to, and errors for those that are missing or belong to none. */
function sortSources(reading: ReadResult, specs: readonly CollectionSpec[]) {
  const { folder, sources } = reading;
  const all = [...sources, ...standForUnread(reading)];
  const owners = new Map(all.map((source) => [source, collectionOf(specs, source.path, source.data)]));
  const singles = specs.filter(({ holds }) => holds === 'one').map(({ path }) => `${path}.md`);
  const missing = singles.filter((path) => !all.some((source) => source.path === path));
  const listOwn = (spec: CollectionSpec) => {
    const own = all.filter((source) => owners.get(source) === spec);
    return spec.holds === 'one' && own.length === 0 ? [emptySource(`${spec.path}.md`, folder)] : own;
  };
  const strays = sources.filter((source) => owners.get(source) === undefined);
  return {
    sourcesOf: new Map(specs.map((spec) => [spec, listOwn(spec)])),
    // Every page is made with the files beside the folders.
    canRender: singles.every((path) => path.includes('/') || sources.some((source) => source.path === path)),
    problems: [
      ...missing.map((path) => missingFile(fileIn(folder, path))),
      ...strays.map((source) => unusedFile(source, specs, missing)),
    ],
  };
}

/** Empty files in place of those that could not be read, so that links to them lead somewhere. */
function standForUnread({ folder, sources, problems }: ReadResult): Source[] {
  const read = new Set(sources.map(({ file }) => file));
  const unread = new Set(problems.map(({ file }) => file).filter((file) => !read.has(file)));
  return [...unread]
    .map((file) => file.slice(fileIn(folder, '').length))
    .filter((path) => /^[a-z0-9-]+(\/[a-z0-9-]+)?\.md$/.test(path))
    .map((path) => emptySource(path, folder));
}

function missingFile(file: string): Diagnostic {
  return fileError(file, finding('missing-file', `${file} is missing.`, 'Write it; the site needs this file.'));
}

export function placeError({ file, path, ...found }: EntryError, entries: readonly ValidatedEntry[]): Diagnostic {
  const source = entries.find((one) => one.source.file === file)?.source;
  return source && path ? fieldError(source, path, found) : fileError(file, found);
}
