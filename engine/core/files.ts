import { existsSync, lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashOf } from './hash.ts';
import { hasCode, onDisk } from './system-errors.ts';

/** A text with the line ends of Unix, whatever a checkout made of them: what is published must not depend on it. */
export function readText(file: string | URL): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}

/**
 * Makes a folder, and those that it lies in.
 * @param named as what a refusal is told
 * @param mkdir of the disk
 * @throws SystemError
 */
export function makeFolder(path: string, named = path, mkdir: typeof mkdirSync = mkdirSync): void {
  onDisk(named, () => {
    try {
      mkdir(path, { recursive: true });
    } catch (error) {
      // On a disk that cannot be written Node says so only of one folder (MKDirp in its node_file.cc).
      if (hasCode(error, 'ENOENT')) mkdir(findFirst(path));
      throw error;
    }
  });
}

/** The highest folder of a path that is not there. */
function findFirst(path: string): string {
  const parent = dirname(path);
  return parent === path || existsSync(parent) ? path : findFirst(parent);
}

/** What stands where a file belongs, e.g. "a link that leads nowhere"; undefined for a file, or a link that leads to one. */
export function findNoFile(path: string): string | undefined {
  try {
    const found = statSync(path);
    if (found.isFile()) return undefined;
    if (!found.isDirectory()) return 'a pipe or a device';
    return lstatSync(path).isSymbolicLink() ? 'a link to a folder' : 'a folder';
  } catch (error) {
    if (hasCode(error, 'ELOOP')) return 'a link that leads in a circle';
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return 'a link that leads nowhere';
    throw error;
  }
}

const OF_SYSTEMS = ['Thumbs.db', 'desktop.ini'];
/** vim tries by such a file whether it may write; the others hold what is being saved, or was before. */
const OF_EDITORS = /^4913$|~$|^#.*#$|\.tmp$|___jb_(tmp|old)___$/;

/** Whether a file is none of its folder's: hidden, or left there by a system or an editor. */
export function isIgnored(name: string): boolean {
  return name.startsWith('.') || OF_SYSTEMS.includes(name) || OF_EDITORS.test(name);
}

/** A file as it stands, known without being read where that is possible. */
export interface Identity {
  /** Equal bytes, equal hash. */
  hash: string;
  read(): Uint8Array;
}

/** What was known of files when they were last looked at, by their paths. */
export type Stamps = Map<string, { stamp: string; hash: string }>;

/** Disks count time in steps of up to two seconds (FAT): of two saves within one step, the later is not to be told by it. */
const COARSEST = 2500;

/**
 * A file that stands as it did is not read again: its length, its times and its place on the disk say so, as they do for Git.
 * @param now in milliseconds
 */
export function identify(path: string, stamps: Stamps, now = Date.now()): Identity {
  const { dev, ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
  const stamp = [dev, ino, size, mtimeNs, ctimeNs].join(' ');
  const known = stamps.get(path);
  if (known?.stamp === stamp) return { hash: known.hash, read: () => readFileSync(path) };
  const bytes = readFileSync(path);
  const hash = hashOf(bytes);
  const age = now - Number((mtimeNs > ctimeNs ? mtimeNs : ctimeNs) / 1_000_000n);
  if (age > COARSEST) stamps.set(path, { stamp, hash });
  else stamps.delete(path);
  return { hash, read: () => bytes };
}

/** What tells a file from any other, and from itself after a change. Moves and further links leave it as it is. */
export function stampOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && [found.ino, found.size, found.mtimeNs].join(' ');
}
