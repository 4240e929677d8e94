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
import { hashOf } from '../../core/index.ts';
/** The two folders that the editor writes to. */
export type Folders = Readonly<Record<Folder, string>>;
type Folder = 'content' | 'images';

export interface FileName {
  folder: Folder;
  /** With slashes, e.g. "services/grocery.md". */
  path: string;
}

/** What a file is to contain. Without bytes it is deleted. */
export interface FileWrite extends FileName {
  bytes: Uint8Array | undefined;
  /** Of the file as the writer knows it; none for a new one. */
  hash: string | undefined;
}

/**
 * A file as it is; neither bytes nor a hash if it doesn't exist.
 * @throws RequestError if the name leads elsewhere
 */
export function readFile(folders: Folders, name: FileName): Pick<FileWrite, 'bytes' | 'hash'> {
  const file = locate(folders, name);
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return { bytes: undefined, hash: undefined };
  const bytes = readFileSync(file);
  return { bytes, hash: hashOf(bytes) };
}

/** Whether a file is still what the writer knows. */
export function isKnown(folders: Folders, write: FileWrite): boolean {
  return readFile(folders, write).hash === write.hash;
}

/** Names that Windows keeps for devices, with any ending. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const NAMES: Record<Folder, { pattern: RegExp; advice: string }> = {
  content: {
    pattern: /^(?:[a-z0-9-]{1,100}\/){0,3}[a-z0-9-]{1,100}\.md$/,
    advice: 'lowercase letters, digits and hyphens',
  },
  images: {
    pattern: /^[a-zA-Z0-9][\w-]{0,100}\.(?:jpe?g|png|webp)$/i,
    advice: 'letters, digits and hyphens, and .jpg, .png or .webp',
  },
};

/** @throws RequestError unless it is the name of a content file or a picture */
export function checkName({ folder, path }: FileName): void {
  const { pattern, advice } = NAMES[folder];
  if (pattern.test(path) && !path.split('/').some((part) => DEVICES.test(part))) return;
  throw new RequestError(403, `\`${path}\` can't name a file here. Use ${advice}.`);
}

/** @throws RequestError if a link on the way leads out of the folder, or the file is one */
function locate(folders: Folders, name: FileName): string {
  checkName(name);
  const root = realpathSync(folders[name.folder]);
  const file = join(root, ...name.path.split('/'));
  for (let at = file; at.length > root.length && at.startsWith(root + sep); at = dirname(at)) {
    const found = lstatSync(at, { throwIfNoEntry: false });
    const isPlain = found === undefined || (at === file ? found.isFile() : found.isDirectory());
    if (!isPlain) throw new RequestError(403, `\`${name.path}\` is a link, or not a file. Edit what it leads to.`);
  }
  return file;
}

/** The steps of a save, so that the next start can complete it. Hidden, and ignored by git. */
const JOURNAL = '.unfinished-save.json';
/** e.g. ".grocery.md.1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed.tmp" */
const LEFTOVER = /^\..+\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;

const step = z.strictObject({
  folder: z.enum(['content', 'images']),
  path: z.string(),
  /** Names the staged file. */
  id: z.uuid(),
  /** Hashes; none for a file that doesn't exist. */
  before: z.string().optional(),
  after: z.string().optional(),
});
type Step = z.output<typeof step>;

/**
 * Writes all of some files or none. The new files are staged beside the old ones; as soon as the journal is written, the next
 * start completes a save that was cut short.
 * @throws RequestError if a name leads elsewhere or a file has changed; nothing is written then
 */
export function writeFiles(folders: Folders, writes: readonly FileWrite[]): void {
  for (const write of writes) if (!isKnown(folders, write)) throw changedError(write);
  const before = writes.map((write) => ({ ...write, bytes: readFile(folders, write).bytes }));
  const steps = stage(folders, writes);
  try {
    writeJournal(folders, steps);
    for (const one of steps) if (!applyStep(folders, one)) throw changedError(one);
  } catch (error) {
    rollBack(folders, steps, before);
    throw error;
  } finally {
    removeStaged(folders, steps);
  }
  rmSync(join(folders.content, JOURNAL), { force: true });
}

/** The journal now describes the way back: if that is cut short, the next start completes it. */
function rollBack(folders: Folders, steps: readonly Step[], before: readonly FileWrite[]): void {
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
 * Completes a save that was cut short, and removes what it left.
 * @returns a message for each file that was changed since, and stays as it is
 */
export function recoverSaves(folders: Folders): string[] {
  const journal = join(folders.content, JOURNAL);
  const steps = existsSync(journal) ? z.array(step).parse(JSON.parse(readFileSync(journal, 'utf8'))) : [];
  const changed = steps.filter((one) => !applyStep(folders, one));
  rmSync(journal, { force: true });
  for (const folder of [folders.content, folders.images]) {
    for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (LEFTOVER.test(name)) rmSync(join(parentPath, name), { force: true });
    }
  }
  return changed.map(
    ({ path }) => `\`${path}\` was edited after a save was interrupted. It was left as it is: check what it says.`,
  );
}

function stage(folders: Folders, writes: readonly FileWrite[]): Step[] {
  const steps: Step[] = [];
  try {
    for (const { folder, path, bytes, hash: before } of writes) {
      const one = { folder, path, id: randomUUID(), before, after: bytes && hashOf(bytes) };
      steps.push(one);
      if (bytes === undefined) continue;
      const file = locate(folders, one);
      mkdirSync(dirname(file), { recursive: true });
      const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0o644;
      writeFileSync(stagedName(file, one), bytes, { mode, flush: true });
    }
    return steps;
  } catch (error) {
    removeStaged(folders, steps);
    throw error;
  }
}

/** Hidden, as it may be half written. */
function stagedName(file: string, { id }: Pick<Step, 'id'>): string {
  return join(dirname(file), `.${basename(file)}.${id}.tmp`);
}

function writeJournal(folders: Folders, steps: readonly Step[]): void {
  const journal = join(folders.content, JOURNAL);
  const staged = stagedName(journal, { id: randomUUID() });
  try {
    writeFileSync(staged, JSON.stringify(steps), { flush: true });
    renameSync(staged, journal);
  } finally {
    rmSync(staged, { force: true });
  }
}

/**
 * Replaces a file with its staged one; that may have been done already.
 * @returns false if somebody else has changed the file
 */
function applyStep(folders: Folders, one: Step): boolean {
  const file = locate(folders, one);
  const staged = stagedName(file, one);
  const { hash } = readFile(folders, one);
  if (hash === one.after) return true;
  if (hash !== one.before || (one.after !== undefined && !existsSync(staged))) return false;
  if (one.after === undefined) rmSync(file, { force: true });
  else if (hash === undefined) return linkNew(staged, file);
  else renameSync(staged, file);
  return true;
}

/** Unlike a rename, a link never replaces a file. */
function linkNew(staged: string, file: string): boolean {
  try {
    linkSync(staged, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'EEXIST') return false;
    // Some file systems have no links (FAT).
    renameSync(staged, file);
  }
  return true;
}

function removeStaged(folders: Folders, steps: readonly Step[]): void {
  for (const one of steps) rmSync(stagedName(locate(folders, one), one), { force: true });
}

function changedError({ path }: Pick<FileName, 'path'>): RequestError {
  return new RequestError(409, `\`${path}\` has changed. Reload the page to see it.`);
}

/** A request that is refused; the message says why. */
export class RequestError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 409 | 413,
    message: string,
  ) {
    super(message);
    this.name = 'RequestError';
  }
}
