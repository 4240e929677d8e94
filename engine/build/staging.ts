/** Folders of builds at work, beside the site or within it; of a build that was cut short they are litter. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { hashOf } from '../core/hash.ts';
import { isRefusal } from '../core/system-errors.ts';

/**
 * new: the next site, perhaps half written. old: the last site, always whole. gone: one that is being deleted.
 * ready: within a site, what is to be moved into place; whole.
 */
export type Kind = 'new' | 'old' | 'gone' | 'ready';

const HOST = hashOf(hostname());
/** Of a build on another computer or in another container, of which nothing else can be known. In milliseconds. */
const LONGEST_BUILD = 60 * 60 * 1000;

/** e.g. "new-4711-882731-1f2e3d4c5b": the number of the process, its beginning, its host. No maintainer names a folder so. */
function nameWork(kind: Kind): string {
  return `${kind}-${process.pid}-${findBeginning(process.pid)}-${HOST}`;
}

/** Where this build may work, beside the folder of the site. */
export function besideOf(folder: string, kind: Kind): string {
  return `${folder}.${nameWork(kind)}`;
}

/** Where this build may work, within the folder of the site. */
export function withinOf(folder: string, kind: Kind): string {
  return join(folder, `.${nameWork(kind)}`);
}

const WORK = /^(?<kind>new|old|gone|ready)-(?<pid>\d{1,10})-(?<began>\d+)-(?<host>[0-9a-f]{10})$/;

/** Whether a name within a site is that of a build at work. */
export function isLitter(name: string): boolean {
  return name.startsWith('.') && WORK.test(name.slice(1));
}

/** A folder of a build at work, or of one that is dead. */
interface Work {
  path: string;
  kind: string;
  alive: boolean;
}

function listBeside(folder: string): Work[] {
  return listWork(dirname(folder), `${basename(folder)}.`);
}

export function listWithin(folder: string): Work[] {
  return listWork(folder, '.');
}

function listWork(parent: string, prefix: string): Work[] {
  return listNames(parent).flatMap((name) => {
    const { kind, pid, began, host } = (name.startsWith(prefix) && WORK.exec(name.slice(prefix.length))?.groups) || {};
    if (kind === undefined) return [];
    const path = join(parent, name);
    const alive = host === HOST ? findBeginning(Number(pid)) === began : isFresh(path);
    return [{ path, kind, alive }];
  });
}

/** A folder that may be used, but not listed, hides its litter. */
function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/**
 * When a process began, in the system's own count, which tells it from a later one of the same number; only Linux
 * says so, elsewhere all began at 0.
 * @returns undefined if there is no such process
 */
function findBeginning(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isRefusal(error, 'EPERM')) return undefined;
  }
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // proc_pid_stat(5), fields 3 and 22; the name of the program before them may hold spaces and brackets.
    const { 0: state, 19: began = '0' } = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : began;
  } catch {
    return '0';
  }
}

function isFresh(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs < LONGEST_BUILD;
}

/** Puts back a site that a dead build had moved aside, and sweeps what dead builds left beside it. */
export function clearBeside(folder: string): void {
  const dead = listBeside(folder).filter(({ alive }) => !alive);
  const last = dead.findLast(({ kind }) => kind === 'old');
  if (last && !existsSync(folder)) renameIfFree(last.path, folder);
  for (const { path, kind } of dead) {
    if (kind !== 'old') discard(path);
    else if (existsSync(folder)) discardOld(path, folder);
  }
}

/** Another build may have done the same meanwhile. */
function renameIfFree(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!isRefusal(error, 'ENOENT', 'ENOTEMPTY', 'EEXIST')) throw error;
  }
}

/** An old site is put back if need be: before it is half deleted it gets a name from which nothing is put back. */
export function discardOld(path: string, folder: string): void {
  const gone = besideOf(folder, 'gone');
  discard(gone);
  try {
    renameSync(path, gone);
  } catch {
    return;
  }
  discard(gone);
}

/** What cannot be deleted now is left to the next build. */
export function discard(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {}
}
