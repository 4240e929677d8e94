import fs from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { z } from 'zod';
import { type BuildOptions, makeHash } from '../../engine/core/index.ts';
import { type FileName, fileName } from '../protocol.ts';

/** The folders that the editor writes to. A site may have no folder of public files. */
export type Folders = Readonly<Pick<BuildOptions, FileName['folder']>>;

/** The new content of a file. Without bytes it is deleted. */
export interface FileWrite extends FileName {
  bytes: Uint8Array | undefined;
  /** The hash when last read; undefined for a new file. */
  hash: string | undefined;
}

/**
 * Reads a file; bytes and hash are undefined if it doesn't exist.
 * @throws RequestError if the name is not allowed, or leads outside the folder
 */
export function readFile(folders: Folders, name: FileName): { bytes: Buffer | undefined; hash: string | undefined } {
  const file = locate(folders, name);
  if (fs.lstatSync(file, { throwIfNoEntry: false }) === undefined) return { bytes: undefined, hash: undefined };
  const bytes = fs.readFileSync(file);
  return { bytes, hash: makeHash(bytes) };
}

/** Names that Windows reserves for devices, with any extension. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const NAMES: Record<FileName['folder'], RegExp> = {
  content: /^(?:[a-z0-9-]{1,100}\/){0,3}[a-z0-9-]{1,100}\.md$/,
  images: /^[a-zA-Z0-9][\w-]{0,100}\.(?:jpe?g|png|webp)$/i,
  public: /^(?:(?!\.\.?(?:\/|$))[\w.~@+-]{1,100}(?:\/(?!$)|$))+$/,
};
/** The names of entries are made by the editor. */
const ADVICE = 'Use letters, digits and hyphens, and .jpg, .png or .webp for a picture.';

/** @throws RequestError unless it is the name of a content file or a picture */
export function checkName({ folder, path }: FileName): void {
  if (NAMES[folder].test(path) && !path.split('/').some((part) => DEVICES.test(part))) return;
  throw new RequestError(403, `\`${path}\` can't be a file name here. ${ADVICE}`);
}

/** All files of a folder may have been deleted, and the folder with them. */
function findRoot(folders: Folders, { folder, path }: FileName): string {
  const root = folders[folder];
  if (root === undefined) throw new RequestError(403, `This site has no folder for \`${path}\`.`);
  return fs.existsSync(root) ? fs.realpathSync(root) : resolve(root);
}

/** @throws RequestError if the file or a folder on its path is a link, which may lead outside the folder */
function locate(folders: Folders, name: FileName): string {
  checkName(name);
  const root = findRoot(folders, name);
  const file = join(root, ...name.path.split('/'));
  for (let part = file; part.length > root.length && part.startsWith(root + sep); part = dirname(part)) {
    const stats = fs.lstatSync(part, { throwIfNoEntry: false });
    const isExpected = stats === undefined || (part === file ? stats.isFile() : stats.isDirectory());
    if (!isExpected) throw new RequestError(403, `\`${name.path}\` is a link, or not a file. Edit what it leads to.`);
  }
  return file;
}

/** A hidden folder, in all folders while files are saved. Ignored by git. */
const STAGING = '.unfinished-save';
/** The steps of a save, in the content folder. If a save is interrupted, the next start completes it. */
const JOURNAL = `${STAGING}/.steps.json`;

/** A file before and after a save, in Base64; undefined if it doesn't exist. */
const step = fileName.extend({ before: z.base64().optional(), after: z.base64().optional() });
type Step = z.output<typeof step>;

/**
 * Writes all files or none.
 * @throws RequestError if a name is not allowed or a file has changed; nothing is written then
 */
export function writeFiles(folders: Folders, writes: readonly FileWrite[]): void {
  const steps = writes.map(({ folder, path, bytes, hash }): Step => {
    const now = readFile(folders, { folder, path });
    if (now.hash !== hash) throw changedError(path);
    return { folder, path, before: toBase64(now.bytes), after: toBase64(bytes) };
  });
  writeJournal(folders, steps);
  try {
    for (const write of steps) if (!applyStep(folders, write)) throw changedError(write.path);
  } catch (error) {
    // Steps that were not done are skipped.
    const reverted = steps.map(({ before, after, ...name }) => ({ ...name, before: after, after: before }));
    writeJournal(folders, reverted);
    recoverSaves(folders);
    throw error;
  }
  removeStaging(folders);
}

/**
 * Completes an interrupted save, and removes its temporary files.
 * @returns a warning for each file that was changed meanwhile, and so was not overwritten
 */
export function recoverSaves(folders: Folders): string[] {
  const journal = join(folders.content, JOURNAL);
  // A crash of the computer may empty the journal. Steps are done only after it is on the disk.
  const written = fs.existsSync(journal) ? fs.readFileSync(journal, 'utf8').replaceAll('\0', '').trim() : '';
  const steps = written === '' ? [] : z.array(step).parse(JSON.parse(written));
  const changed = steps.filter((write) => !applyStep(folders, write));
  removeStaging(folders);
  return changed.map(
    ({ path }) => `\`${path}\` was edited after a save was interrupted, so it was not overwritten. Check its content.`,
  );
}

function toBase64(bytes: Uint8Array | undefined): string | undefined {
  return bytes && Buffer.from(bytes).toString('base64');
}

function writeJournal({ content }: Folders, steps: readonly Step[]): void {
  writeAtomically(content, join(content, JOURNAL), JSON.stringify(steps));
}

function removeStaging({ content, images, public: published }: Folders): void {
  for (const folder of [content, images, published ?? []].flat())
    fs.rmSync(join(folder, STAGING), { recursive: true, force: true });
}

/**
 * Does a step, unless it is done already.
 * @returns false if somebody else has changed the file
 */
function applyStep(folders: Folders, { before, after, ...name }: Step): boolean {
  const file = locate(folders, name);
  const now = toBase64(readFile(folders, name).bytes);
  if (now === after) return true;
  if (now !== before) return false;
  if (after === undefined) fs.rmSync(file, { force: true });
  else writeAtomically(findRoot(folders, name), file, Buffer.from(after, 'base64'));
  return true;
}

function writeAtomically(root: string, file: string, content: Uint8Array | string): void {
  const staged = join(root, STAGING, 'file.tmp');
  for (const path of [staged, file]) fs.mkdirSync(dirname(path), { recursive: true });
  fs.writeFileSync(staged, content, { flush: true });
  fs.renameSync(staged, file);
}

function changedError(path: string): RequestError {
  return new RequestError(
    409,
    `\`${path}\` was changed by another program, so nothing was written. Reload the page; choose new pictures again.`,
  );
}

/** A request that is refused; the message says why. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** For the panel, which reloads the page if it is `restarted`. */
    readonly code?: 'restarted',
  ) {
    super(message);
    this.name = 'RequestError';
  }
}

/** @throws RequestError if the body of a request does not match the schema */
export function parseRequest<Output>(schema: z.ZodType<Output>, body: Uint8Array): Output {
  try {
    return schema.parse(JSON.parse(Buffer.from(body).toString()));
  } catch (error) {
    throw new RequestError(400, `Invalid request: ${error}`);
  }
}
