import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { z } from 'zod';
import { hashOf } from '../../core/hash.ts';
import { type Folder, type Name, proveName } from './names.ts';
import { Refused } from './refused.ts';

/** Where the folders are. */
export type Folders = Readonly<Record<Folder, string>>;

/** A file as it stands; one that is away has neither. */
export interface Standing {
  bytes: Uint8Array | undefined;
  hash: string | undefined;
}

/** What a file is to hold. Without bytes it is deleted. */
export interface Write extends Name {
  bytes: Uint8Array | undefined;
  /** Of the file as whoever writes knows it; of one that is to be new, nothing. */
  hash: string | undefined;
}

/** @throws Refused where the name leads elsewhere */
export function readFile(folders: Folders, name: Name): Standing {
  const file = locate(folders, name);
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found === undefined) return { bytes: undefined, hash: undefined };
  const bytes = readFileSync(file);
  return { bytes, hash: hashOf(bytes) };
}

/** Whether a file stands as whoever writes knows it. */
export function isKnown(folders: Folders, write: Write): boolean {
  return readFile(folders, write).hash === write.hash;
}

/** What is left to be done of a save, so that a start after a sudden end can complete it. Hidden, and in no repository. */
const JOURNAL = '.unfinished-save.json';
/** e.g. ".grocery.md.1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed.tmp" */
const LEFTOVER = /^\..+\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;

const step = z.strictObject({
  folder: z.enum(['content', 'images']),
  path: z.string(),
  /** Of the file beside it that holds what it is to hold. */
  id: z.uuid(),
  /** Hashes; of what is not there, none. */
  before: z.string().optional(),
  after: z.string().optional(),
});
type Step = z.output<typeof step>;

/**
 * Writes all of some files or none. What they are to hold is written beside them first; once the journal stands, a save that
 * is cut short is completed by the next start.
 * @throws Refused where a name leads elsewhere, or a file is another by now; nothing is written then
 */
export function writeFiles(folders: Folders, writes: readonly Write[]): void {
  for (const write of writes) if (!isKnown(folders, write)) throw changed(write);
  const back = writes.map((write) => ({ ...write, bytes: readFile(folders, write).bytes }));
  const steps = stage(folders, writes);
  try {
    writeJournal(folders, steps);
    for (const one of steps) if (!applyStep(folders, one)) throw changed(one);
  } catch (error) {
    rollBack(folders, steps, back);
    throw error;
  } finally {
    removeStaged(folders, steps);
  }
  rmSync(join(folders.content, JOURNAL), { force: true });
}

/** The journal is replaced by one of the way back: if that is cut short, the next start completes it. */
function rollBack(folders: Folders, steps: readonly Step[], before: readonly Write[]): void {
  const done = before.flatMap((write, index) => {
    const { hash } = readFile(folders, write);
    return hash === steps[index]?.after ? [{ ...write, hash }] : [];
  });
  const back = stage(folders, done);
  try {
    if (back.length > 0) writeJournal(folders, back);
    for (const one of back) applyStep(folders, one);
    rmSync(join(folders.content, JOURNAL), { force: true });
  } finally {
    removeStaged(folders, back);
  }
}

/**
 * Completes a save that was cut short, and sweeps what it has left.
 * @returns a message for each file that was changed since, and stays
 */
export function recoverSaves(folders: Folders): string[] {
  const journal = join(folders.content, JOURNAL);
  const steps = existsSync(journal) ? z.array(step).parse(JSON.parse(readFileSync(journal, 'utf8'))) : [];
  const others = steps.filter((one) => !applyStep(folders, one));
  rmSync(journal, { force: true });
  for (const folder of [folders.content, folders.images]) {
    for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (LEFTOVER.test(name)) rmSync(join(parentPath, name), { force: true });
    }
  }
  return others.map(
    ({ path }) => `\`${path}\` was edited after a save was interrupted. It was left as it is: check what it says.`,
  );
}

/** Writes beside each file what it is to hold. */
function stage(folders: Folders, writes: readonly Write[]): Step[] {
  const steps: Step[] = [];
  try {
    for (const { folder, path, bytes, hash: before } of writes) {
      const one = { folder, path, id: randomUUID(), before, after: bytes && hashOf(bytes) };
      steps.push(one);
      if (bytes === undefined) continue;
      const file = locate(folders, one);
      mkdirSync(dirname(file), { recursive: true });
      const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0o644;
      writeFileSync(asideOf(file, one), bytes, { mode, flush: true });
    }
    return steps;
  } catch (error) {
    removeStaged(folders, steps);
    throw error;
  }
}

/** Hidden, so that nobody takes half a file for a whole one. */
function asideOf(file: string, { id }: Pick<Step, 'id'>): string {
  return join(dirname(file), `.${basename(file)}.${id}.tmp`);
}

function writeJournal(folders: Folders, steps: readonly Step[]): void {
  const journal = join(folders.content, JOURNAL);
  const aside = asideOf(journal, { id: randomUUID() });
  try {
    writeFileSync(aside, JSON.stringify(steps), { flush: true });
    renameSync(aside, journal);
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Puts what waits beside a file in its place; that may have been done already.
 * @returns whether the file holds it now; not where it was changed by others
 */
function applyStep(folders: Folders, one: Step): boolean {
  const file = locate(folders, one);
  const aside = asideOf(file, one);
  const { hash } = readFile(folders, one);
  if (hash === one.after) return true;
  if (hash !== one.before || (one.after !== undefined && !existsSync(aside))) return false;
  if (one.after === undefined) rmSync(file, { force: true });
  else if (hash === undefined) return linkNew(aside, file);
  else renameSync(aside, file);
  return true;
}

/** Replaces no file that has come meanwhile. */
function linkNew(aside: string, file: string): boolean {
  try {
    linkSync(aside, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'EEXIST') return false;
    // Some disks know no links (FAT).
    renameSync(aside, file);
  }
  return true;
}

function removeStaged(folders: Folders, steps: readonly Step[]): void {
  for (const one of steps) rmSync(asideOf(locate(folders, one), one), { force: true });
}

function changed({ path }: Pick<Name, 'path'>): Refused {
  return new Refused(409, `${path} was changed meanwhile`);
}

/** @throws Refused where a link on the way leads out of the folder, or the file is one */
function locate(folders: Folders, name: Name): string {
  proveName(name);
  const root = realpathSync(folders[name.folder]);
  const file = join(root, ...name.path.split('/'));
  for (let at = file; at.length > root.length && at.startsWith(root + sep); at = dirname(at)) {
    const found = lstatSync(at, { throwIfNoEntry: false });
    const isPlain = found === undefined || (at === file ? found.isFile() : found.isDirectory());
    if (!isPlain) throw new Refused(403, `${name.path} is a link, or no file: edit what it leads to`);
  }
  return file;
}
