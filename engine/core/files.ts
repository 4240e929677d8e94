import { existsSync, lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashOf } from './hash.ts';
import { hasCode, onDisk } from './system-errors.ts';

/** Reads text with Unix line endings, so that output does not depend on how git checked it out. */
export function readText(file: string | URL): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}

/**
 * Creates a folder and its parents.
 * @param named what an error calls it
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

/** What is in place of a file, e.g. "a broken link"; undefined for a file or a link to one. */
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
/** Test, backup and temporary files of vim, Emacs and JetBrains. */
const OF_EDITORS = /^4913$|~$|^#.*#$|\.tmp$|___jb_(tmp|old)___$/;

/** Whether a file is hidden, or was left there by a system or an editor. */
export function isIgnored(name: string): boolean {
  return name.startsWith('.') || OF_SYSTEMS.includes(name) || OF_EDITORS.test(name);
}

/** A file, identified without reading it where possible. */
export interface Identity {
  /** Equal bytes, equal hash. */
  hash: string;
  read(): Uint8Array;
}

/** What was known of files, by path. */
export type Stamps = Map<string, { stamp: string; hash: string }>;

/** In milliseconds. File systems store times in steps of up to two seconds (FAT), so a very recent stamp proves nothing. */
const COARSEST = 2500;

/**
 * Identifies a file by size, times and inode, as git does. It is read only if one of them has changed.
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

/** Identifies a file and its version. Renames and hard links keep it. */
export function stampOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && [found.ino, found.size, found.mtimeNs].join(' ');
}
