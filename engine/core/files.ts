import { existsSync, lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, isAbsolute, relative } from 'node:path';

/** Reads text with Unix line endings, so that output does not depend on how git checked the file out. */
export function readText(file: string | URL): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}

/**
 * Creates a folder and its parents.
 * @param name its name in errors
 * @throws SystemError
 */
export function makeFolder(path: string, name = path, mkdir: typeof mkdirSync = mkdirSync): void {
  nameInErrors(name, () => {
    try {
      mkdir(path, { recursive: true });
    } catch (error) {
      // On a read-only disk Node's recursive mkdir throws ENOENT (MKDirp in node_file.cc). A plain one throws the true reason.
      if (hasCode(error, 'ENOENT')) mkdir(findHighestMissing(path));
      throw error;
    }
  });
}

function findHighestMissing(path: string): string {
  const parent = dirname(path);
  return parent === path || existsSync(parent) ? path : findHighestMissing(parent);
}

/** What a path leads to, if it is no file, e.g. "a folder". Links to files are files. */
export function describeNonFile(path: string): string | undefined {
  try {
    const stats = statSync(path);
    if (stats.isFile()) return undefined;
    if (!stats.isDirectory()) return 'a pipe or a device';
    return lstatSync(path).isSymbolicLink() ? 'a link to a folder' : 'a folder';
  } catch (error) {
    if (hasCode(error, 'ELOOP')) return 'a link to itself';
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return 'a broken link';
    throw error;
  }
}

const WINDOWS_FILES = ['Thumbs.db', 'desktop.ini'];
/** Test, backup and temporary files of vim, Emacs and JetBrains. */
const EDITOR_FILES = /^4913$|~$|^#.*#$|\.tmp$|___jb_(tmp|old)___$/;

/** Whether a file is hidden, or was put there by Windows or a text editor. */
export function isIgnored(name: string): boolean {
  return name.startsWith('.') || WINDOWS_FILES.includes(name) || EDITOR_FILES.test(name);
}

/** Changes whenever a file changes, but not when it is renamed or linked. */
export function stampOf(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && [stats.ino, stats.size, stats.mtimeNs].join(' ');
}

const REASONS = new Map([
  ['EACCES', 'no permission. Give it to this user or choose another folder.'],
  ['EPERM', 'no permission. Give it to this user or choose another folder.'],
  ['EROFS', 'this disk is read-only. Choose another folder.'],
  ['ENOSPC', 'the disk is full. Make room and try again.'],
  ['EDQUOT', 'no room left for this user. Make room and try again.'],
  ['EFBIG', 'no room for a file of this size. Make room and try again.'],
  ['EISDIR', 'there is a folder where a file belongs. Move it away.'],
  ['ENOTDIR', 'there is a file where a folder belongs. Move it away.'],
  ['EEXIST', 'there is a file where a folder belongs. Move it away.'],
  ['ENOTEMPTY', 'something else writes to this folder. End it and try again.'],
  ['EBUSY', 'it is in use. End what uses it and try again.'],
  ['ELOOP', 'it is a link to itself. Delete it.'],
  ['ENAMETOOLONG', 'the name is too long for the disk. Write a shorter one.'],
  ['ENOENT', 'it no longer exists. Put it back or try again.'],
  ['EMFILE', 'too many open files. End other programs or raise the limit (ulimit -n).'],
  ['ENFILE', 'too many open files. End other programs or try again.'],
  ['EIO', 'the disk fails. Check it before anything else.'],
]);

/** An error of the system while reading or writing, in one line: the file, what is wrong, and the fix. */
export class SystemError extends Error {
  readonly code: string;

  constructor(file: string, cause: NodeJS.ErrnoException) {
    super(`${displayPath(file)}: ${explainReason(cause)}`, { cause });
    this.name = 'SystemError';
    this.code = cause.code ?? '';
  }
}

/** e.g. "the disk is full. Make room and try again. (ENOSPC)" */
export function explainReason({ code = '', message }: NodeJS.ErrnoException): string {
  const reason = REASONS.get(code);
  return reason === undefined ? message : `${reason} (${code})`;
}

/** Calls `work`. A system error that it throws then names the file. */
export function nameInErrors<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw isSystemError(error) && !(error instanceof SystemError) ? new SystemError(file, error) : error;
  }
}

export function isSystemError(error: unknown): error is NodeJS.ErrnoException & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}

/** @returns undefined if `work` throws */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** The path of a file, relative to the working directory if it is in there. */
export function displayPath(path: string): string {
  const name = relative('', path);
  return name === '' || name.startsWith('..') || isAbsolute(name) ? path : name.replaceAll('\\', '/');
}
