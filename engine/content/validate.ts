import { basename } from 'node:path';
import {
  BuildFailure,
  type Diagnostic,
  fileError,
  finding,
  type PictureLookup,
  type Problem,
  toFailure,
} from '../core/index.ts';
import { type CollectionSpec, collect, type Entry, folderOf, listCollections } from './collections.ts';
import { slugOf, type ValidatedEntry, validateEntry } from './entry.ts';
import { valueAt } from './field-spec.ts';
import { type ContentCache, newContentCache } from './read.ts';
import { checkNames, unusedFile } from './references.ts';
import { type EntryError, NO_RULES, type Overrides, type Rules } from './rules.ts';
import { emptySource, fieldError, fileIn, type ReadResult, type Source } from './source.ts';

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

/** @throws BuildFailure with every problem of every file */
export function requireValid<Content>(
  rules: Rules<Content>,
  reading: ReadResult,
  pictures: PictureLookup,
  overrides: Overrides,
): Content {
  const { content, problems } = validate(rules, reading, pictures, overrides);
  if (problems.length > 0) throw new BuildFailure(problems);
  return content;
}

/** Turns files into typed content, or into every problem in them. */
export function validate<Content>(
  rules: Rules<Content>,
  reading: ReadResult,
  pictures: PictureLookup,
  overrides: Overrides,
  cache: ContentCache = newContentCache(),
): ValidationResult<Content> {
  try {
    return validateAll(rules, reading, pictures, overrides, cache);
  } catch (error) {
    throw toFailure(reading.folder, error);
  }
}

function validateAll<Content>(
  rules: Rules<Content>,
  reading: ReadResult,
  pictures: PictureLookup,
  overrides: Overrides,
  { texts }: ContentCache,
): ValidationResult<Content> {
  const { drafts: showsDrafts = false, without = [] } = overrides;
  const isShown = ({ isDraft, source }: ValidatedEntry) => !isDraft || (showsDrafts && !without.includes(source.file));
  const textRules = rules.texts?.(reading) ?? NO_RULES;
  const folder = openFolder(reading, listCollections(rules.collections));
  const bySpec = new Map(
    folder.specs.map((spec) => [
      spec,
      folder.sourcesOf(spec).map((source) => validateEntry(source, spec.kind, textRules, texts)),
    ]),
  );
  const contentOf = (isWanted: (one: ValidatedEntry) => boolean) =>
    collect<Content>(rules.collections, (spec) => entriesOf(spec, bySpec.get(spec) ?? [], isWanted));
  const all = [...bySpec.values()].flat();
  const entries = all.filter((one) => isShown(one) && folder.isRead(one.source));
  const drafts = all.filter(({ isDraft }) => isDraft);
  const hidden = drafts.filter((one) => !isShown(one));

  const content = contentOf(isShown);
  const targets = { pictures, ...folder.namesWithout(hidden) };
  const siteErrors = folder.canRender ? (rules.check?.(content) ?? []) : [];
  const found = findProblems([...reading.problems, ...folder.listStrays(all)], entries, [
    ...entries.flatMap((one) => checkNames(one, targets)),
    ...siteErrors.map((error) => placeError(error, entries)),
  ]);
  const finish = (unfinished: Content) => rules.finish(unfinished, overrides);
  return {
    content: finish(content),
    ...{ ...found, problems: [...found.problems, ...textRules.errors] },
    ...{ entries, canRender: folder.canRender },
    drafts: {
      shown: filesOf(drafts.filter(isShown)),
      hidden: filesOf(hidden),
      whole: hidden.length > 0 ? finish(contentOf(() => true)) : undefined,
    },
  };
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

const filesOf = (entries: readonly ValidatedEntry[]) => entries.map(({ source }) => source.file);

/** Sorted by the field `order`, then by file name. */
function entriesOf(
  { holds }: CollectionSpec,
  validated: readonly ValidatedEntry[],
  isWanted: (one: ValidatedEntry) => boolean,
): Entry[] {
  const wanted = holds === 'one' ? validated : validated.filter(isWanted);
  return wanted.map(({ entry }) => entry).toSorted((a, b) => orderOf(a) - orderOf(b));
}

function orderOf(entry: object): number {
  return 'order' in entry && typeof entry.order === 'number' ? entry.order : 0;
}

/** The files of a content folder, by the collections that they belong to. */
function openFolder(reading: ReadResult, specs: readonly CollectionSpec[]) {
  const read = new Set(reading.sources);
  const all = [...reading.sources, ...standForUnread(reading)];
  const byFolder = new Map<string, Source[]>();
  for (const source of all) {
    const folder = folderOf(source.path);
    const others = byFolder.get(folder);
    if (others) others.push(source);
    else byFolder.set(folder, [source]);
  }
  const byPath = new Map(all.map((source) => [source.path, source]));
  const singles = specs.filter(({ holds }) => holds === 'one').map(({ path }) => `${path}.md`);
  const missing = singles.filter((path) => !byPath.has(path));
  const isSingle = ({ path }: Source) => singles.includes(path);
  const isRead = (source: Source) => read.has(source);
  const listIn = (folder: string): readonly Source[] => byFolder.get(folder) ?? [];
  return {
    specs,
    isRead,
    sourcesOf({ path, holds, mark }: CollectionSpec): readonly Source[] {
      if (holds === 'one') return [byPath.get(`${path}.md`) ?? emptySource(`${path}.md`, reading.folder)];
      if (mark === undefined) return listIn(path);
      return listIn(path).filter((source) => !isSingle(source) && valueAt(source.data, [mark]) !== undefined);
    },
    /** Every page is made with the files beside the folders. */
    canRender: singles.every((path) => path.includes('/') || reading.sources.some((source) => source.path === path)),
    /** What names can lead to. */
    namesWithout(hidden: readonly ValidatedEntry[]) {
      const sources = new Set(hidden.map(({ source }) => source));
      const slugsIn = (path: string, isHidden: boolean) =>
        listIn(path)
          .filter((source) => sources.has(source) === isHidden)
          .map(slugOf);
      return { slugsOf: (path: string) => slugsIn(path, false), hiddenIn: (path: string) => slugsIn(path, true) };
    },
    listStrays(entries: readonly ValidatedEntry[]): Diagnostic[] {
      const known = new Set(entries.map(({ source }) => source));
      const drafts = entries.filter(({ isDraft }) => isDraft);
      return [
        ...missing.map((path) => missingFile(fileIn(reading.folder, path))),
        ...drafts
          .map(({ source }) => source)
          .filter(isSingle)
          .map(requiredDraft),
        ...reading.sources.filter((source) => !known.has(source)).map((source) => unusedFile(source, specs, missing)),
      ];
    },
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
  const fix = 'Write it; the site needs this file.';
  return fileError(file, finding('missing-file', `${file} is missing.`, fix));
}

function requiredDraft(source: Source): Diagnostic {
  const message = "The site needs this file, so it can't be a draft.";
  return fieldError(source, ['draft'], finding('required-draft', message, 'Delete the line.'));
}

function placeError({ file, path, ...found }: EntryError, entries: readonly ValidatedEntry[]): Diagnostic {
  const source = entries.find((one) => one.source.file === file)?.source;
  return source && path ? fieldError(source, path, found) : fileError(file, found);
}

function isAtPlaceOf(one: Problem, other: Problem): boolean {
  const { line, column } = other.position;
  return one.file === other.file && one.position.line === line && one.position.column === column;
}
