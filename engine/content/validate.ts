import { basename } from 'node:path';
import {
  type Diagnostic,
  type FieldPath,
  type Finding,
  fileError,
  finding,
  findSimilar,
  inCode,
  type PictureLookup,
  type Problem,
} from '../core/index.ts';
import {
  arrange,
  type CollectionSpec,
  type Collections,
  collectionOf,
  type Entry,
  folderOf,
  listCollections,
} from './collections.ts';
import { NO_TEXT_RULES, type TextRules, type ValidatedEntry, validateEntry } from './entry.ts';
import { type ContentCache, newContentCache } from './read.ts';
import { checkReferences } from './references.ts';
import { emptySource, fieldError, fileIn, type ReadResult, type Source } from './source.ts';

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
  /** Errors that the schema of one entry cannot find. */
  check?(content: Content): EntryError[];
  /** Completes the content, with the settings of the command line. */
  finish(content: Content, overrides: Overrides): Content;
}

/** An error in a field of an entry; without a path, in the file as a whole. */
export interface EntryError extends Finding {
  file: string;
  path?: FieldPath;
}

export interface ValidationResult<Content> {
  /** With placeholders in place of invalid values. */
  content: Content;
  problems: Problem[];
  /** The slugs of entries with errors. Their pages may be missing for that reason, so links to them can't be checked. */
  brokenSlugs: ReadonlySet<string>;
  /** Whether the files that every page needs could be read. */
  canRender: boolean;
  /** Without hidden drafts and without files that could not be read. */
  entries: readonly ValidatedEntry[];
  textRules: TextRules;
  drafts: Drafts<Content>;
}

/** Files with `draft: true`, as messages show them, e.g. "content/services/floral.md". */
export interface Drafts<Content> {
  shown: readonly string[];
  hidden: readonly string[];
  /** The content with the hidden drafts, if there are any. */
  contentWithHidden?: Content | undefined;
}

export function validate<Content>(
  rules: Rules<Content>,
  reading: ReadResult,
  pictures: PictureLookup,
  overrides: Overrides,
  cache: ContentCache = newContentCache(),
): ValidationResult<Content> {
  const { drafts: areDraftsShown = false, hiddenDrafts = [] } = overrides;
  const isShown = ({ isDraft, source }: ValidatedEntry) =>
    !isDraft || (areDraftsShown && !hiddenDrafts.includes(source.file));
  const textRules = rules.texts?.(reading) ?? NO_TEXT_RULES;
  const collections = listCollections(rules.collections);
  const singles = collections.filter(({ holds }) => holds === 'one').map(({ path }) => `${path}.md`);
  const all = [...reading.sources, ...emptySources(reading, singles)].flatMap((source) => {
    const cached = cache.entries.get(source.file)?.value;
    const collection = cached?.source === source ? cached.collection : collectionOf(collections, source);
    return collection ? [validateEntry(source, collection, textRules, cache)] : [];
  });
  const contentOf = (isWanted: (entry: ValidatedEntry) => boolean) => {
    const groups = new Map(collections.map((collection) => [collection, [] as Entry[]]));
    for (const validated of all) if (isWanted(validated)) groups.get(validated.collection)?.push(validated.entry);
    return rules.finish(
      arrange<Content>(rules.collections, (collection) => sortEntries(groups.get(collection) ?? [])),
      overrides,
    );
  };
  const content = contentOf(isShown);
  const [shown, hidden] = [all.filter(isShown), all.filter((entry) => !isShown(entry))];
  const read = new Set(reading.sources);
  const entries = shown.filter(({ source }) => read.has(source));
  // Every page needs the files that are directly in the content folder, such as site.md.
  const canRender = singles.every(
    (path) => path.includes('/') || reading.sources.some((source) => source.path === path),
  );
  const targets = { pictures, shown: pathsOf(shown), hidden: pathsOf(hidden) };
  const used = new Set(all.map(({ source }) => source));
  const strays = reading.sources.filter((source) => !used.has(source));
  const fileErrors = checkFiles(reading, strays, collections, singles);
  const { brokenSlugs, problems } = findProblems([...reading.problems, ...fileErrors], entries, [
    ...entries.flatMap((entry) => checkReferences(entry, targets)),
    ...(canRender ? (rules.check?.(content) ?? []) : []).map((error) => toDiagnostic(error, entries)),
  ]);
  return {
    ...{ content, entries, canRender, textRules, brokenSlugs },
    problems,
    drafts: {
      shown: filesOf(shown.filter(({ isDraft }) => isDraft)),
      hidden: filesOf(hidden),
      contentWithHidden: hidden.length > 0 ? contentOf(() => true) : undefined,
    },
  };
}

const pathsOf = (entries: readonly ValidatedEntry[]) => new Set(entries.map(({ source }) => source.path));
const filesOf = (entries: readonly ValidatedEntry[]) => entries.map(({ source }) => source.file);

function findProblems(
  fileProblems: readonly Problem[],
  entries: readonly ValidatedEntry[],
  others: readonly Diagnostic[],
) {
  const schemaErrors = entries.flatMap((entry) => entry.schemaErrors);
  const schemaErrorLocations = new Set(schemaErrors.map(locationOf));
  const withPlaceholders = entries.filter(({ hasPlaceholders }) => hasPlaceholders).map(({ source }) => source);
  const broken = [...fileProblems, ...schemaErrors, ...others, ...withPlaceholders];
  return {
    brokenSlugs: new Set(broken.map(({ file }) => basename(file, '.md'))),
    problems: [
      ...fileProblems,
      ...schemaErrors,
      // The schema's error at the same place is enough.
      ...others.filter((error) => !schemaErrorLocations.has(locationOf(error))),
      ...entries.flatMap((entry) => entry.errors),
    ],
  };
}

const locationOf = ({ file, position: { line, column } }: Problem) => `${file}:${line}:${column}`;

/** By the field `order`. Entries with the same order stay in the order of their file names. */
function sortEntries(entries: readonly Entry[]): Entry[] {
  const orderOf = (entry: Entry) => ('order' in entry && typeof entry.order === 'number' ? entry.order : 0);
  return entries.toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** Empty sources for missing and unreadable files, so that links to their pages are not reported as well. */
function emptySources({ folder, sources, problems }: ReadResult, singles: readonly string[]): Source[] {
  const read = new Set(sources.map(({ path }) => path));
  const broken = problems.map(({ file }) => file.slice(fileIn(folder, '').length));
  const paths = [...broken.filter((path) => /^[a-z0-9-]+(\/[a-z0-9-]+)?\.md$/.test(path)), ...singles];
  return [...new Set(paths)].filter((path) => !read.has(path)).map((path) => emptySource(path, folder));
}

/** Errors for required files that are missing, and for files that belong to no collection. */
function checkFiles(
  { folder, sources, problems }: ReadResult,
  strays: readonly Source[],
  collections: readonly CollectionSpec[],
  singles: readonly string[],
): Diagnostic[] {
  const present = new Set([...sources, ...problems].map(({ file }) => file));
  const missing = singles.filter((path) => !present.has(fileIn(folder, path)));
  return [
    ...missing.map((path) => missingFile(fileIn(folder, path))),
    ...strays.map((source) => unusedFile(source, collections, missing)),
  ];
}

/** @param missing the paths of required files that are missing */
function unusedFile({ file, path }: Source, specs: readonly CollectionSpec[], missing: readonly string[]): Diagnostic {
  const misnamed = findSimilar(path, missing);
  const folders = specs.filter(({ holds, withField }) => holds === 'many' && !withField).map((spec) => spec.path);
  const similar = findSimilar(folderOf(path), folders);
  const target = similar ? `content/${similar}` : 'the folder it belongs in (see content/README.md)';
  // In some folders, only files with a certain field belong to the collection.
  const field = collectionOf(specs, { path })?.withField;
  const ways = [
    misnamed && `Rename it to ${inCode(basename(misnamed))}`,
    field && `Set ${inCode(field)} in it, move it to ${target}`,
  ];
  const fix = `${ways.find(Boolean) ?? `Move it to ${target}`}, or delete it.`;
  return fileError(file, finding('unused-file', 'No page uses this file.', fix));
}

function missingFile(file: string): Diagnostic {
  return fileError(file, finding('missing-file', `${file} is missing.`, 'Write it; the site needs this file.'));
}

export function toDiagnostic({ file, path, ...found }: EntryError, entries: readonly ValidatedEntry[]): Diagnostic {
  const source = entries.find((entry) => entry.source.file === file)?.source;
  return source && path ? fieldError(source, path, found) : fileError(file, found);
}
