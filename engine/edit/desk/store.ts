import { randomUUID } from 'node:crypto';
import {
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { hashOf } from '../../assets/hash.ts';
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

/**
 * Writes files, each as a whole or not at all.
 * @throws Refused where a name leads elsewhere, or a file is another by now; nothing is written then
 */
export function writeFiles(folders: Folders, writes: readonly Write[]): void {
  for (const write of writes) if (!isKnown(folders, write)) throw changed(write);
  const before = writes.map((write) => ({ write, bytes: readFile(folders, write).bytes }));
  const done: typeof before = [];
  try {
    for (const one of before) {
      put(locate(folders, one.write), one.write);
      done.push(one);
    }
  } catch (error) {
    for (const { write, bytes } of done.reverse()) put(locate(folders, write), { ...write, bytes, hash: '' });
    throw error;
  }
}

function put(file: string, { bytes, hash, path }: Write): void {
  if (bytes === undefined) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  // Hidden, so that nobody takes half a file for a whole one.
  const aside = join(dirname(file), `.${basename(file)}.${randomUUID()}.tmp`);
  try {
    writeFileSync(aside, bytes, { mode: statSync(file, { throwIfNoEntry: false })?.mode ?? 0o644, flush: true });
    if (hash === undefined) linkNew(aside, file, path);
    else renameSync(aside, file);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Replaces no file that has come meanwhile. */
function linkNew(aside: string, file: string, path: string): void {
  try {
    linkSync(aside, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'EEXIST') throw changed({ path });
    // Some disks know no links (FAT).
    renameSync(aside, file);
  }
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
