import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRefusal, onDisk } from './system-errors.ts';

/**
 * Makes a folder, and those that it lies in.
 * @param named as what a refusal is told
 * @param mkdir of the disk
 * @throws SystemFault
 */
export function makeFolder(path: string, named = path, mkdir: typeof mkdirSync = mkdirSync): void {
  onDisk(named, () => {
    try {
      mkdir(path, { recursive: true });
    } catch (error) {
      // On a disk that cannot be written Node says so only of one folder (MKDirp in its node_file.cc).
      if (isRefusal(error, 'ENOENT')) mkdir(findFirst(path));
      throw error;
    }
  });
}

/** The highest folder of a path that is not there. */
function findFirst(path: string): string {
  const parent = dirname(path);
  return parent === path || existsSync(parent) ? path : findFirst(parent);
}
