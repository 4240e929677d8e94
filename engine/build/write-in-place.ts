/**
 * Writes a site into a folder that itself cannot be moved: a container's volume, or one whose parent may not be
 * written. All of it is written into a hidden folder first, then moved into place file by file (assets before pages,
 * so that each page finds what it names), then what is no longer wanted is deleted. Every file is whole at every
 * moment. A build killed on the way leaves pages of both sites and the means to go on, and the next one does.
 */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../core/files.ts';
import type { Output } from '../core/output.ts';
import { isRefusal, onDisk } from '../core/system-errors.ts';
import { MARKER, SYSTEM_FILES } from './out-folder.ts';
import { type Stamps, stage } from './stage.ts';
import { discard, isLitter, listWithin, withinOf } from './staging.ts';

const LIST = 'list.json';
const SITE = 'site';

export function writeWithin(outputs: readonly Output[], folder: string): Stamps {
  const fresh = withinOf(folder, 'new');
  try {
    makeFolder(fresh, folder);
    const stamps = stage(outputs, join(fresh, SITE), folder);
    const list = outputs.map(({ path }) => path);
    onDisk(fresh, () => writeFileSync(join(fresh, LIST), JSON.stringify(list)));
    clearWithin(folder);
    const ready = takeTurn(fresh, folder);
    if (ready !== undefined) moveIn(ready, folder);
    return stamps;
  } finally {
    discard(fresh);
  }
}

/** Moves in what dead builds had ready, and sweeps the rest of what they left in a folder. */
export function clearWithin(folder: string): void {
  for (const { path, kind } of listWithin(folder).filter(({ alive }) => !alive)) {
    const ready = kind === 'ready' ? takeTurn(path, folder) : undefined;
    if (ready !== undefined) moveIn(ready, folder);
    discard(path);
  }
}

/**
 * Waits until no other living build moves files in the same folder. Who raises the flag, and only then sees no
 * other's, is alone.
 * @param from what is to be moved in
 * @returns where it stands now; undefined if another build has taken it
 */
function takeTurn(from: string, folder: string): string | undefined {
  const ready = withinOf(folder, 'ready');
  while (moveIfThere(from, ready)) {
    const others = listWithin(folder).filter(({ path, kind, alive }) => kind === 'ready' && alive && path !== ready);
    if (others.length === 0) return ready;
    renameSync(ready, from);
    // Of a random length, or two who meet would meet for ever. In milliseconds.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 + Math.random() * 20);
  }
  return undefined;
}

function moveIfThere(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (isRefusal(error, 'ENOENT')) return false;
    throw error;
  }
}

/** May be cut short anywhere and begun again. */
function moveIn(ready: string, folder: string): void {
  const list = z.array(z.string()).parse(JSON.parse(readFileSync(join(ready, LIST), 'utf8')));
  const files = new Set(list);
  const folders = new Set(list.flatMap(foldersOf));
  const inTheWay = (path: string) => files.has(path) || folders.has(path);
  const unwanted = () => findUnwanted(folder, (path, isFolder) => (isFolder ? folders : files).has(path));
  for (const path of unwanted().filter(inTheWay)) rmSync(join(folder, path), { recursive: true });
  for (const path of [...list].sort(byTurn)) {
    const file = join(folder, path);
    makeFolder(dirname(file));
    onDisk(file, () => moveIfThere(join(ready, SITE, path), file));
  }
  for (const path of unwanted()) rmSync(join(folder, path), { recursive: true, force: true });
  const gone = withinOf(folder, 'gone');
  renameSync(ready, gone);
  discard(gone);
}

/** e.g. "a/b/index.html" → "a", "a/b" */
function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/** The marker, assets, everything else. */
function byTurn(a: string, b: string): number {
  const turn = (path: string) => (path === MARKER.path ? 0 : path.startsWith('assets/') ? 1 : 2);
  return turn(a) - turn(b);
}

/** @returns paths with forward slashes; of a folder without anything wanted only its own */
function findUnwanted(folder: string, isWanted: (path: string, isFolder: boolean) => boolean, within = ''): string[] {
  return readdirSync(join(folder, within), { withFileTypes: true })
    .filter(({ name }) => within !== '' || !(isLitter(name) || SYSTEM_FILES.includes(name)))
    .flatMap((entry) => {
      const path = `${within}${entry.name}`;
      if (!isWanted(path, entry.isDirectory())) return [path];
      return entry.isDirectory() ? findUnwanted(folder, isWanted, `${path}/`) : [];
    });
}
