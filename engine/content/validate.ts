import { basename } from 'node:path';
import { checkStrays, type Inspection } from '../assets/pictures.ts';
import { asFailure } from '../core/build-error.ts';
import { AuthorError, BuildFailure, START } from '../core/diagnostics.ts';
import { type Memory, newMemory } from '../core/memo.ts';
import { openContents } from './collections.ts';
import type { Checked } from './entry.ts';
import { nameOf } from './name-of.ts';
import { checkNames } from './references.ts';
import { type EntryFault, NO_RULES, type Overrides, type Rules } from './rules.ts';
import type { Reading } from './source.ts';

/** What is known of the content after every check of its files. */
export interface Survey<Content> {
  /** In its order; where there are faults, stand-ins take the place of what is wrong. */
  content: Content;
  faults: AuthorError[];
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
  pictures: Inspection,
  overrides: Overrides,
): Content {
  const { content, faults } = survey(rules, reading, pictures, overrides);
  if (faults.length > 0) throw new BuildFailure(faults);
  return content;
}

/** The same with the faults told. */
export function survey<Content>(
  rules: Rules<Content>,
  reading: Reading,
  pictures: Inspection,
  overrides: Overrides,
  memory: Memory = newMemory(),
): Survey<Content> {
  try {
    return surveyAll(rules, reading, pictures, overrides, memory);
  } catch (error) {
    throw asFailure(reading.folder, error);
  }
}

function surveyAll<Content>(
  rules: Rules<Content>,
  reading: Reading,
  pictures: Inspection,
  overrides: Overrides,
  { texts: known }: Memory,
): Survey<Content> {
  const { drafts: showsDrafts = false, without = [] } = overrides;
  const texts = rules.texts?.(reading) ?? NO_RULES;
  const open = (showsDraft: (file: string) => boolean) => openContents(reading, texts, known, showsDraft);
  const isShown = (file: string) => showsDrafts && !without.includes(file);
  const contents = open(isShown);
  const content = rules.entries(contents);
  const { checked } = contents;
  const misfits = checked.flatMap((one) => one.misfits);
  const astray = [...reading.faults, ...misfits, ...contents.listStrays()];
  const isGrounded = contents.isGrounded();
  const unknown = [
    ...checked.flatMap((one) => checkNames(one, { ...contents, pictures })),
    ...(isGrounded ? (rules.check?.(content) ?? []) : []).map((fault) => placeFault(fault, checked)),
  ];
  const faults = [
    ...astray,
    // What the schema refuses at the same place says it already.
    ...unknown.filter((fault) => !misfits.some((misfit) => isAtPlaceOf(misfit, fault))),
    ...checked.flatMap((one) => one.faults),
    ...texts.faults,
    ...checkStrays(pictures),
  ];
  const standing = checked.filter(({ standsIn }) => standsIn).map(({ source }) => source);
  const unsound = new Set([...astray, ...unknown, ...standing].map(({ file }) => basename(file, '.md')));
  const finish = (entries: Content) => rules.finish(entries, overrides);
  const files = contents.drafts.map(({ source }) => source.file);
  const [shown, hidden] = [files.filter(isShown), files.filter((file) => !isShown(file))];
  const whole = hidden.length > 0 ? finish(rules.entries(open(() => true))) : undefined;
  const drafts = { shown, hidden, whole };
  return { content: finish(content), faults, unsound, isGrounded, checked, drafts };
}

function placeFault({ file, path, message }: EntryFault, checked: readonly Checked[]): AuthorError {
  const source = checked.find((one) => one.source.file === file)?.source;
  const position = path.length > 0 ? source?.positionOf(path) : undefined;
  const name = path.length > 0 ? nameOf(path) : 'file';
  return new AuthorError(file, position ?? START, `${name}: ${message}`);
}

function isAtPlaceOf(one: AuthorError, other: AuthorError): boolean {
  const { line, column } = other.position;
  return one.file === other.file && one.position.line === line && one.position.column === column;
}
