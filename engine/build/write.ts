import { renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Output } from '../core/output.ts';
import { isRefusal } from '../core/system-errors.ts';
import { MARKER } from './out-folder.ts';
import { findStanding, type Stamps, stage } from './stage.ts';
import { besideOf, clearBeside, discard, discardOld } from './staging.ts';
import { clearWithin, writeWithin } from './write-in-place.ts';

/**
 * The one door to the disk: writes every output into a fresh folder, then puts that in place of the old one.
 * Until the last moment the old site stays whole. A build killed between the two steps of that moment leaves the old
 * site beside, and the next one puts it back. A folder that cannot be moved gets the site file by file.
 * Where it stands already, nothing is touched.
 * @param rename of the disk
 */
export function write(outputs: readonly Output[], folder: string, rename = renameSync): Stamps {
  const marked = [MARKER, ...outputs];
  const standing = findStanding(marked, folder);
  if (standing) return standing;
  try {
    return isMount(folder) ? writeWithin(marked, folder) : writeBeside(marked, folder, rename);
  } catch (error) {
    if (!isRefusal(error, 'EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS')) throw error;
    return writeWithin(marked, folder);
  }
}

/** Makes good what builds cut short left undone at a folder, and sweeps their litter. */
export function clearUp(folder: string): void {
  clearBeside(folder);
  clearWithin(folder);
}

/** A disk of its own, such as a container's volume. Where this cannot be told, moving the folder is tried. */
function isMount(folder: string): boolean {
  const [site, parent] = [folder, dirname(folder)].map((path) => statSync(path, { throwIfNoEntry: false }));
  return site !== undefined && parent !== undefined && site.dev !== parent.dev;
}

function writeBeside(outputs: readonly Output[], folder: string, rename: typeof renameSync): Stamps {
  const fresh = besideOf(folder, 'new');
  try {
    const stamps = stage(outputs, fresh, folder);
    swap(fresh, folder, rename);
    return stamps;
  } finally {
    discard(fresh);
  }
}

/**
 * Puts a fresh folder in place of the old one; in the moment between, and if it fails, the old one stands aside.
 * Another build may do the same: the last one stays.
 */
export function swap(fresh: string, folder: string, rename = renameSync): void {
  const old = besideOf(folder, 'old');
  while (true) {
    const aside = moveIfThere(folder, old, rename);
    try {
      rename(fresh, folder);
      if (aside) discardOld(old, folder);
      return;
    } catch (error) {
      const taken = isRefusal(error, 'ENOTEMPTY', 'EEXIST');
      if (aside && taken) discardOld(old, folder);
      else if (aside) rename(old, folder);
      if (!taken) throw error;
    }
  }
}

function moveIfThere(from: string, to: string, rename: typeof renameSync): boolean {
  try {
    rename(from, to);
    return true;
  } catch (error) {
    if (isRefusal(error, 'ENOENT')) return false;
    throw error;
  }
}
