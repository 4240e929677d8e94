/**
 * The only module that writes the site to disk. A build writes into a staging folder, which then replaces the old site by
 * rename. A folder that can't be renamed (a volume, a mount point) gets the files one by one. A build killed midway leaves a
 * whole site or the means to make it whole, and the next build repairs it with {@link clearUp}.
 */
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { bytesOf, hasCode, isCached, makeFolder, type Output, onDisk, SystemError, stampOf } from '../core/index.ts';

/** In every folder that a build wrote, so that the next build may replace it. */
export const MARKER: Output = {
  path: '.made-by-build',
  content: 'The build made this folder and replaces it with all that is in it: keep nothing of your own here.\n',
};

/** Files that systems put into folders which look empty to their users. */
export const SYSTEM_FILES = ['lost+found', '.DS_Store'];

/** What identifies each written file, by the path of its output. */
export type WrittenStamps = ReadonlyMap<string, string | undefined>;

/** new: the next site, perhaps half written. old: the last one, whole. gone: being deleted. lock: held while files are moved. */
type StagingKind = 'new' | 'old' | 'gone' | 'lock';

const STAGING = /^(?<kind>new|old|gone|lock)-(?<pid>\d{1,10})-build$/;

/** e.g. "new-4711-build", with the number of the process. */
export const stagingName = (kind: StagingKind, pid = process.pid) => `${kind}-${pid}-build`;

/** The staging folder of a process beside the site, e.g. "dist.new-4711-build". */
export const stagingPath = (folder: string, kind: StagingKind, pid = process.pid) =>
  `${folder}.${stagingName(kind, pid)}`;

/** Whether a name within a site is that of a staging folder. */
export const isStaging = (name: string): boolean => name.startsWith('.') && STAGING.test(name.slice(1));

/** @param rename of the disk */
export function write(outputs: readonly Output[], folder: string, rename = renameSync): WrittenStamps {
  const marked = [MARKER, ...outputs];
  const same = findSameSite(marked, folder);
  if (same) return same;
  try {
    return isMount(folder) ? writeInPlace(marked, folder) : replaceFolder(marked, folder, rename);
  } catch (error) {
    if (!hasCode(error, 'EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS')) throw error;
    return writeInPlace(marked, folder);
  }
}

/** Repairs what killed builds left unfinished in and beside a folder, and deletes their stale staging folders. */
export function clearUp(folder: string): void {
  const beside = listStaging(dirname(folder), `${basename(folder)}.`);
  const old = beside.findLast(({ kind }) => kind === 'old');
  if (old && !existsSync(folder)) moveIfThere(old.path, folder);
  for (const { path, kind } of beside) {
    if (kind !== 'old') discard(path);
    else if (existsSync(folder)) discardOld(path, folder);
  }
  for (const { path } of listStaging(folder, '.')) {
    if (existsSync(join(path, LIST))) withLock(folder, () => moveIn(path, folder));
    discard(path);
  }
}

/** A device of its own, such as a container's volume. Where this is unknown, renaming is tried. */
function isMount(folder: string): boolean {
  const [site, parent] = [folder, dirname(folder)].map((path) => statSync(path, { throwIfNoEntry: false }));
  return site !== undefined && parent !== undefined && site.dev !== parent.dev;
}

function replaceFolder(outputs: readonly Output[], folder: string, rename: typeof renameSync): WrittenStamps {
  const staging = stagingPath(folder, 'new');
  try {
    const stamps = stage(outputs, staging, folder);
    swap(staging, folder, rename);
    return stamps;
  } finally {
    discard(staging);
  }
}

/**
 * Writes every output into a staging folder.
 * @param current the folder of the last site; unchanged files are linked from there
 */
function stage(outputs: readonly Output[], staging: string, current: string): WrittenStamps {
  return new Map(
    outputs.map(({ path, content }) => {
      const file = join(staging, path);
      makeFolder(dirname(file));
      return [path, linkSame(join(current, path), file, content) ?? writeNew(file, content)];
    }),
  );
}

/** @returns undefined unless a folder has exactly these files */
function findSameSite(outputs: readonly Output[], folder: string): WrittenStamps | undefined {
  if (countFiles(folder) !== outputs.length) return undefined;
  const stamps = new Map<string, string>();
  for (const { path, content } of outputs) {
    const stamp = findSame(join(folder, path), content);
    if (stamp === undefined) return undefined;
    stamps.set(path, stamp);
  }
  return stamps;
}

/** 0 if there is no folder, or another build moved it away meanwhile. */
function countFiles(folder: string): number {
  const entries = attempt(() => readdirSync(folder, { recursive: true, withFileTypes: true })) ?? [];
  return entries.filter((entry) => !entry.isDirectory()).length;
}

function writeNew(file: string, content: Output['content']): string | undefined {
  onDisk(file, () => writeFileSync(file, bytesOf(content), { flag: 'wx' }));
  return stampOf(file);
}

/**
 * Links a file that has the same bytes already: five times as fast as writing it.
 * @returns its stamp; undefined if the bytes differ or the disk has no links
 */
function linkSame(current: string, file: string, content: Output['content']): string | undefined {
  const stamp = findSame(current, content);
  if (stamp === undefined) return undefined;
  attempt(() => linkSync(current, file));
  if (stampOf(file) === stamp) return stamp;
  // Another build may have replaced the file meanwhile.
  remove(file);
  return undefined;
}

/** The stamp of a file that can be read and has the same bytes. */
function findSame(file: string, content: Output['content']): string | undefined {
  return attempt(() => {
    const stamp = stampOf(file);
    if (stamp === undefined) return undefined;
    if (isCached(content)) return content.isAt(file, stamp) ? stamp : undefined;
    return readFileSync(file).equals(Buffer.from(content)) && stampOf(file) === stamp ? stamp : undefined;
  });
}

/**
 * Puts a staging folder in place of the old site. If that fails, the old site comes back. If another build does the same at
 * the same time, the last one wins.
 */
export function swap(staging: string, folder: string, rename = renameSync): void {
  const old = stagingPath(folder, 'old');
  while (true) {
    const hadSite = moveIfThere(folder, old, rename);
    try {
      rename(staging, folder);
      if (hadSite) discardOld(old, folder);
      return;
    } catch (error) {
      const isTaken = hasCode(error, 'ENOTEMPTY', 'EEXIST');
      if (hadSite && isTaken) discardOld(old, folder);
      else if (hadSite) rename(old, folder);
      if (!isTaken) throw error;
    }
  }
}

/** The list of all files, written last: a staging folder that has it is complete. */
const LIST = 'list.json';
const SITE = 'site';

/** Every file is whole at every moment. Assets come before the pages that need them. */
export function writeInPlace(outputs: readonly Output[], folder: string): WrittenStamps {
  const staging = join(folder, `.${stagingName('new')}`);
  try {
    makeFolder(staging, folder);
    const stamps = stage(outputs, join(staging, SITE), folder);
    const paths = JSON.stringify(outputs.map(({ path }) => path));
    onDisk(staging, () => writeFileSync(join(staging, LIST), paths));
    withLock(folder, () => moveIn(staging, folder));
    return stamps;
  } finally {
    discard(staging);
  }
}

/** Can be interrupted anywhere and repeated. */
function moveIn(staging: string, folder: string): void {
  const paths: string[] = JSON.parse(readFileSync(join(staging, LIST), 'utf8'));
  const [files, folders] = [new Set(paths), new Set(paths.flatMap(foldersOf))];
  const listUnwanted = () => findUnwanted(folder, (path, isFolder) => (isFolder ? folders : files).has(path));
  // A file where a folder belongs, or the other way around.
  for (const path of listUnwanted()) if (files.has(path) || folders.has(path)) remove(join(folder, path));
  const assetsFirst = (path: string) => (path === MARKER.path ? 0 : path.startsWith('assets/') ? 1 : 2);
  for (const path of paths.toSorted((a, b) => assetsFirst(a) - assetsFirst(b))) {
    const file = join(folder, path);
    makeFolder(dirname(file));
    onDisk(file, () => moveIfThere(join(staging, SITE, path), file));
  }
  for (const path of listUnwanted()) remove(join(folder, path));
}

/** e.g. "a/b/index.html" → "a", "a/b" */
function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/** @returns paths with forward slashes; a folder without wanted files is one path */
function findUnwanted(folder: string, isWanted: (path: string, isFolder: boolean) => boolean, within = ''): string[] {
  return readdirSync(join(folder, within), { withFileTypes: true })
    .filter(({ name }) => within !== '' || !(isStaging(name) || SYSTEM_FILES.includes(name)))
    .flatMap((entry) => {
      const path = `${within}${entry.name}`;
      if (!isWanted(path, entry.isDirectory())) return [path];
      return entry.isDirectory() ? findUnwanted(folder, isWanted, `${path}/`) : [];
    });
}

/** In milliseconds. Moving 10,000 pages takes a few seconds. */
const LONGEST_WAIT = 30_000;

/** Lets one build at a time move files into a folder: whoever makes a lock, and only then sees no other, is alone. */
function withLock(folder: string, work: () => void): void {
  const lock = join(folder, `.${stagingName('lock')}`);
  const started = Date.now();
  const isAlone = () => listStaging(folder, '.', true).every(({ kind, path }) => kind !== 'lock' || path === lock);
  try {
    for (onDisk(lock, () => mkdirSync(lock)); !isAlone(); mkdirSync(lock)) {
      remove(lock);
      if (Date.now() - started > LONGEST_WAIT) throw new SystemError(folder, new Error('another build writes to it'));
      // Two builds that waited equally long would meet again and again.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 + Math.random() * 20);
    }
    work();
  } finally {
    remove(lock);
  }
}

/** The stale staging folders of killed builds or, with `live`, those of running builds. */
function listStaging(parent: string, prefix: string, live = false): { path: string; kind: string }[] {
  // A folder that may be used but not listed hides its staging folders.
  const names = attempt(() => readdirSync(parent).toSorted()) ?? [];
  return names.flatMap((name) => {
    const { kind, pid } = (name.startsWith(prefix) && STAGING.exec(name.slice(prefix.length))?.groups) || {};
    const path = join(parent, name);
    return kind !== undefined && isLive(path, Number(pid)) === live ? [{ path, kind }] : [];
  });
}

/** In milliseconds. A process that is older has the number of a killed build by chance. */
const LONGEST_BUILD = 60 * 60 * 1000;

function isLive(path: string, pid: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || Date.now() - found.mtimeMs > LONGEST_BUILD) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** @returns whether there was anything */
function moveIfThere(from: string, to: string, rename = renameSync): boolean {
  try {
    rename(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** An old site may be put back; renaming it before deleting keeps a half deleted one from that. */
function discardOld(path: string, folder: string): void {
  const gone = stagingPath(folder, 'gone');
  discard(gone);
  attempt(() => renameSync(path, gone));
  discard(gone);
}

/** What can't be deleted now is left to the next build. */
function discard(path: string): void {
  attempt(() => remove(path));
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/** @returns undefined if the system refuses */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
