import { isAbsolute, relative } from 'node:path';

/** What the system may refuse: how a maintainer would put it, and what to do. */
const REFUSALS = new Map([
  ['EACCES', 'no permission for it, give it to this user or choose another folder'],
  ['EPERM', 'no permission for it, give it to this user or choose another folder'],
  ['EROFS', 'a disk that cannot be written, choose another folder'],
  ['ENOSPC', 'a full disk, make room and try again'],
  ['EDQUOT', 'no room left for this user, make room and try again'],
  ['EFBIG', 'no room for a file of this size, make room and try again'],
  ['EISDIR', 'a folder where a file belongs, move it away'],
  ['ENOTDIR', 'a file where a folder belongs, move it away'],
  ['EEXIST', 'a file where a folder belongs, move it away'],
  ['ENOTEMPTY', 'a folder that something else writes to, end that and try again'],
  ['EBUSY', 'that it is in use, end what uses it and try again'],
  ['ELOOP', 'a link that leads in a circle, delete it'],
  ['ENAMETOOLONG', 'a name that is too long for the disk, write a shorter one'],
  ['ENOENT', 'that it is no longer there, put it back or try again'],
  ['EMFILE', 'too many open files, end other programs or raise the limit (ulimit -n)'],
  ['ENFILE', 'too many open files, end other programs or try again'],
  ['EIO', 'a disk that fails, look after it before anything else'],
]);

/** What the system refused while reading or writing, in one line that names the file and the cure. */
export class SystemFault extends Error {
  readonly code: string;

  constructor(file: string, cause: NodeJS.ErrnoException) {
    super(`${nameFile(file)}: found ${explainRefusal(cause)}`, { cause });
    this.name = 'SystemFault';
    this.code = cause.code ?? '';
  }
}

/** e.g. "a full disk, make room and try again (ENOSPC)" */
export function explainRefusal({ code = '', message }: NodeJS.ErrnoException): string {
  const words = REFUSALS.get(code);
  return words === undefined ? message : `${words} (${code})`;
}

/** Works on a file; not every refusal of the system names it by itself. */
export function onDisk<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw isSystemError(error) && !(error instanceof SystemFault) ? new SystemFault(file, error) : error;
  }
}

export function isSystemError(error: unknown): error is NodeJS.ErrnoException & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error;
}

/** Whether the system refused something for one of these reasons, e.g. "EBUSY". */
export function isRefusal(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** A file as a maintainer would name it: from the folder in which they are, if it lies there. */
export function nameFile(path: string): string {
  const name = relative('', path);
  return name === '' || name.startsWith('..') || isAbsolute(name) ? path : name.replaceAll('\\', '/');
}
