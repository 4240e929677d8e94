import { lstatSync, statSync } from 'node:fs';
import { isRefusal } from './system-errors.ts';

/** What stands where a file belongs, e.g. "a link that leads nowhere"; undefined for a file, or a link that leads to one. */
export function findNoFile(path: string): string | undefined {
  try {
    const found = statSync(path);
    if (found.isFile()) return undefined;
    if (!found.isDirectory()) return 'a pipe or a device';
    return lstatSync(path).isSymbolicLink() ? 'a link to a folder' : 'a folder';
  } catch (error) {
    if (isRefusal(error, 'ELOOP')) return 'a link that leads in a circle';
    if (isRefusal(error, 'ENOENT', 'ENOTDIR')) return 'a link that leads nowhere';
    throw error;
  }
}
