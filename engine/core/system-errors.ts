import { isAbsolute, relative } from 'node:path';

/** Error codes of the system: what is wrong, and what to do. */
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
    super(`${nameFile(file)}: ${explainReason(cause)}`, { cause });
    this.name = 'SystemError';
    this.code = cause.code ?? '';
  }
}

/** e.g. "the disk is full. Make room and try again. (ENOSPC)" */
export function explainReason({ code = '', message }: NodeJS.ErrnoException): string {
  const reason = REASONS.get(code);
  return reason === undefined ? message : `${reason} (${code})`;
}

/** Adds the file to the system's errors, of which not all name it. */
export function onDisk<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw isSystemError(error) && !(error instanceof SystemError) ? new SystemError(file, error) : error;
  }
}

export function isSystemError(error: unknown): error is NodeJS.ErrnoException & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}

/** Whether an error has one of these codes, e.g. "EBUSY". */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** A file as a maintainer would name it: relative to the working directory, if it is in there. */
export function nameFile(path: string): string {
  const name = relative('', path);
  return name === '' || name.startsWith('..') || isAbsolute(name) ? path : name.replaceAll('\\', '/');
}
