import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';

/** Reads text with Unix line endings, so that output does not depend on how git checked the file out. */
export function readText(file: string | URL): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}

/** Creates a folder and its parents. @throws SystemError */
export function makeFolder(path: string): void {
  nameInErrors(path, () => mkdirSync(path, { recursive: true }));
}

/** Links to files are files; pipes and devices are not. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** e.g. "a/b/c.pdf" → "a/", "a/b/" */
export function listParentFolders(path: string): string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
}

const WINDOWS_FILES = ['Thumbs.db', 'desktop.ini'];
/** Test, backup and temporary files of vim, Emacs and JetBrains. */
const EDITOR_FILES = /^4913$|~$|^#.*#$|\.tmp$|___jb_(tmp|old)___$/;

/** Whether a file is hidden, or was put there by Windows or a text editor. */
export function isIgnored(name: string): boolean {
  return name.startsWith('.') || WINDOWS_FILES.includes(name) || EDITOR_FILES.test(name);
}

const REASONS = new Map([
  ['EACCES', 'no permission. Give it to this user or choose another folder.'],
  ['EPERM', 'no permission. Give it to this user or choose another folder.'],
  ['EROFS', 'this disk is read-only. Choose another folder.'],
  ['ENOSPC', 'the disk is full. Make room and try again.'],
  ['EISDIR', 'there is a folder where a file belongs. Move it away.'],
  ['ENOTDIR', 'there is a file where a folder belongs. Move it away.'],
  ['EEXIST', 'there is a file where a folder belongs. Move it away.'],
  ['ELOOP', 'it is a link to itself. Delete it.'],
  ['ENOENT', 'it no longer exists. Put it back or try again.'],
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
