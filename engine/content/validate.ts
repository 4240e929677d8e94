import { basename } from 'node:path';
import { toFailure } from '../core/build-error.ts';
import { BuildFailure, type Diagnostic, type Problem, START } from '../core/diagnostics.ts';
import type { PictureLookup } from '../core/picture-lookup.ts';
import { openContents } from './collections.ts';
import { type ContentCache, newContentCache } from './content-cache.ts';
import type { Checked } from './entry.ts';
import { nameOf } from './name-of.ts';
import { checkNames } from './references.ts';
import { type EntryError, NO_RULES, type Overrides, type Rules } from './rules.ts';
import type { Reading } from './source.ts';

/** What is known of the content after every check of its files. */
export interface Survey<Content> {
  /** In its order; where there are errors, placeholders take the place of what is wrong. */
  content: Content;
  problems: Problem[];
  /** The names, e.g. "grocery", of the entries that may not stand where links look for them. */
  unsound: ReadonlySet<string>;
  /** Whether pages can be made that tell more than what is wrong with the content. */
  isGrounded: boolean;
  checked: readonly Checked[];
  drafts: Drafts<Content>;
}

/** What is written, and not published yet. */
export interface Drafts<Content> {
  /** The files of those that are like any other entry, as an author would name them, e.g. "content/services/floral.md". */
  shown: readonly string[];
  hidden: readonly string[];
  /** The content as it would be with them, where any are hidden. */
  whole?: Content | undefined;
}

/**
 * Turns what was read into typed content, its collections in their order.
 * @throws BuildFailure with every fault of every file
 */
export function check<Content>(
  rules: Rules<Content>,
  reading: Reading,
  pictures: PictureLookup,
  overrides: Overrides,
): Content {
  const { content, problems } = survey(rules, reading, pictures, overrides);
  if (problems.length > 0) throw new BuildFailure(problems);
  return content;
}

/** The same with the problems in the result. */
export function survey<Content>(
  rules: Rules<Content>,
  reading: Reading,
  pictures: PictureLookup,
  overrides: Overrides,
  memory: ContentCache = newContentCache(),
): Survey<Content> {
  try {
    return surveyAll(rules, reading, pictures, overrides, memory);
  } catch (error) {
    throw toFailure(reading.folder, error);
  }
}

function surveyAll<Content>(
  rules: Rules<Content>,
  reading: Reading,
  pictures: PictureLookup,
  overrides: Overrides,
  { texts: known }: ContentCache,
): Survey<Content> {
  const { drafts: showsDrafts = false, without = [] } = overrides;
  const texts = rules.texts?.(reading) ?? NO_RULES;
  const open = (showsDraft: (file: string) => boolean) => openContents(reading, texts, known, showsDraft);
  const isShown = (file: string) => showsDrafts && !without.includes(file);
  const contents = open(isShown);
  const content = rules.entries(contents);
  const { checked } = contents;
  const misfits = checked.flatMap((one) => one.misfits);
  const astray = [...reading.problems, ...misfits, ...contents.listStrays()];
  const isGrounded = contents.isGrounded();
  const unknown = [
    ...checked.flatMap((one) => checkNames(one, { ...contents, pictures })),
    ...(isGrounded ? (rules.check?.(content) ?? []) : []).map((error) => placeError(error, checked)),
  ];
  const problems = [
    ...astray,
    // What the schema refuses at the same place says it already.
    ...unknown.filter((error) => !misfits.some((misfit) => isAtPlaceOf(misfit, error))),
    ...checked.flatMap((one) => one.errors),
    ...texts.errors,
  ];
  const standing = checked.filter(({ standsIn }) => standsIn).map(({ source }) => source);
  const unsound = new Set([...astray, ...unknown, ...standing].map(({ file }) => basename(file, '.md')));
  const finish = (entries: Content) => rules.finish(entries, overrides);
  const files = contents.drafts.map(({ source }) => source.file);
  const [shown, hidden] = [files.filter(isShown), files.filter((file) => !isShown(file))];
  const whole = hidden.length > 0 ? finish(rules.entries(open(() => true))) : undefined;
  const drafts = { shown, hidden, whole };
  return { content: finish(content), problems, unsound, isGrounded, checked, drafts };
}

function placeError({ file, path, message, ...finding }: EntryError, checked: readonly Checked[]): Diagnostic {
  const source = checked.find((one) => one.source.file === file)?.source;
  const position = path && source?.positionOf(path);
  return {
    file,
    position: position ?? START,
    path,
    ...finding,
    message: path ? `${nameOf(path)}: ${message}` : message,
  };
}

function isAtPlaceOf(one: Problem, other: Problem): boolean {
  const { line, column } = other.position;
  return one.file === other.file && one.position.line === line && one.position.column === column;
}
