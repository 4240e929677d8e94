/**
 * The only module that writes the site to disk. A build writes into a staging folder, which then replaces the old site by
 * rename. A folder that can't be renamed (a volume, a mount point) gets the files one by one. If a build is killed, the next
 * one repairs the site with {@link repair}.
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
import { parentFoldersOf } from '../checks/index.ts';
import type { Output } from '../core/index.ts';
import { attempt, bytesOf, hasCode, makeFolder, nameInErrors, SystemError, stampOf } from '../core/index.ts';

/** In every folder that a build wrote, so that the next build may replace it. */
export const MARKER: Output = {
  path: '.made-by-build',
  content: 'The build made this folder and replaces it with all that is in it: keep nothing of your own here.\n',
};

/** What Linux and macOS may add to the folder of the site. A build keeps it. */
export const SYSTEM_FILES = ['lost+found', '.DS_Store'];

/** The files of the last site that have not changed, by path, each with its stamp (see `stampOf`). */
type UnchangedFiles = ReadonlyMap<string, string>;

/**
 * new: the next site, perhaps half written. old: the last site, complete if it has its marker. lock: exists while files are moved.
 */
type StagingKind = 'new' | 'old' | 'lock';

const STAGING = /^(?<kind>new|old|lock)-(?<pid>\d{1,10})-build$/;

/** e.g. "new-4711-build" */
export const stagingName = (kind: StagingKind, pid = process.pid) => `${kind}-${pid}-build`;

/** The staging folder of a process beside the site, e.g. "dist.new-4711-build". */
export const stagingPath = (folder: string, kind: StagingKind, pid = process.pid) =>
  `${folder}.${stagingName(kind, pid)}`;

/** Whether this is the name of a staging folder within the site. */
export const isStaging = (name: string): boolean => name.startsWith('.') && STAGING.test(name.slice(1));

/**
 * Writes a site, unless the folder already has exactly these files.
 * @param rename replaced in tests
 */
export function write(outputs: readonly Output[], folder: string, rename = renameSync): void {
  const marked = [MARKER, ...outputs];
  const same = findSame(marked, folder);
  // If another build moves the folder away meanwhile, this fails.
  const unwanted = attempt(() => findUnwanted(folder, wantedOf(marked.map(({ path }) => path))));
  if (same.size === marked.length && unwanted?.length === 0) return;
  const staging = stagingPath(folder, 'new');
  try {
    if (isMount(folder)) writeInPlace(marked, folder, same);
    else {
      stage(marked, staging, folder, same);
      swap(staging, folder, rename);
    }
  } catch (error) {
    discard(staging);
    if (!hasCode(error, 'EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS')) throw error;
    writeInPlace(marked, folder, same);
  }
}

/** Repairs what killed builds left unfinished in and beside a folder, and deletes their stale staging folders. */
export function repair(folder: string): void {
  for (const { path, kind } of listStaging(dirname(folder), `${basename(folder)}.`)) {
    if (kind === 'old' && existsSync(join(path, MARKER.path)) && !existsSync(folder)) moveIfThere(path, folder);
    else discard(path);
  }
  for (const { path } of listStaging(folder, '.')) {
    if (existsSync(join(path, LIST))) withLock(folder, () => moveIn(path, folder));
    discard(path);
  }
}

/** Whether a folder is a mount point, such as a container's volume, which can't be renamed. */
function isMount(folder: string): boolean {
  const [site, parent] = [folder, dirname(folder)].map((path) => statSync(path, { throwIfNoEntry: false }));
  return site !== undefined && parent !== undefined && site.dev !== parent.dev;
}

/**
 * Writes every output into a staging folder.
 * @param current the folder of the last site
 * @param same the files of the last site that have not changed. Linking them is five times as fast as writing them
 */
function stage(outputs: readonly Output[], staging: string, current: string, same: UnchangedFiles): void {
  for (const { path, content } of outputs) {
    const [file, stamp] = [join(staging, path), same.get(path)];
    makeFolder(dirname(file));
    if (stamp !== undefined && link(join(current, path), file, stamp)) continue;
    nameInErrors(file, () => writeFileSync(file, bytesOf(content), { flag: 'wx' }));
  }
}

/** @returns false if the disk has no hard links, or if another build has replaced the file meanwhile */
function link(current: string, file: string, stamp: string): boolean {
  attempt(() => linkSync(current, file));
  if (stampOf(file) === stamp) return true;
  remove(file);
  return false;
}

/** The stamps of the files that have the same bytes as an output, by path. */
function findSame(outputs: readonly Output[], folder: string): UnchangedFiles {
  const same = outputs.flatMap(({ path, content }) => {
    const stamp = attempt(() => stampOfSame(join(folder, path), content));
    return stamp === undefined ? [] : [[path, stamp] as const];
  });
  return new Map(same);
}

function stampOfSame(file: string, content: Output['content']): string | undefined {
  const stamp = stampOf(file);
  if (stamp === undefined) return undefined;
  const isSame = readFileSync(file).equals(Buffer.from(bytesOf(content)));
  return isSame && stampOf(file) === stamp ? stamp : undefined;
}

/**
 * Puts a staging folder in place of the old site. If that fails, the old site comes back. If another build does the same at
 * the same time, the last one wins.
 */
export function swap(staging: string, folder: string, rename = renameSync): void {
  const old = stagingPath(folder, 'old');
  const hadSite = moveIfThere(folder, old, rename);
  try {
    rename(staging, folder);
  } catch (error) {
    // Another build has put its site there meanwhile.
    const isTaken = hasCode(error, 'ENOTEMPTY', 'EEXIST');
    if (hadSite && !isTaken) rename(old, folder);
    if (!isTaken) throw error;
  }
  discard(old);
  // If it was taken, try again.
  if (existsSync(staging)) swap(staging, folder, rename);
}

/**
 * In a staging folder within the site: the list of all files, and the folder that holds them until they are moved. The list is
 * written last, so a staging folder that has it is complete.
 */
const LIST = 'list.json';
const SITE = 'site';

/** Replaces the files one by one, by rename, so each is whole at every moment. Assets go before the pages that use them. */
export function writeInPlace(outputs: readonly Output[], folder: string, same = findSame(outputs, folder)): void {
  const staging = join(folder, `.${stagingName('new')}`);
  try {
    makeFolder(staging, folder);
    stage(outputs, join(staging, SITE), folder, same);
    const list = join(staging, LIST);
    nameInErrors(staging, () => writeFileSync(`${list}.tmp`, JSON.stringify(outputs.map(({ path }) => path))));
    renameSync(`${list}.tmp`, list);
    withLock(folder, () => moveIn(staging, folder));
  } finally {
    discard(staging);
  }
}

/** Moves a complete staging folder into the site. If the build is killed meanwhile, the move can be repeated. */
function moveIn(staging: string, folder: string): void {
  const paths: string[] = JSON.parse(readFileSync(join(staging, LIST), 'utf8'));
  const wanted = wantedOf(paths);
  for (const path of findUnwanted(folder, wanted)) {
    // A file where a folder belongs, or the other way around.
    if (wanted.has(path.endsWith('/') ? path.slice(0, -1) : `${path}/`)) remove(join(folder, path));
  }
  // The marker goes first: a later build refuses a folder that has other files but no marker.
  const rankOf = (path: string) => (path === MARKER.path ? 0 : path.startsWith('assets/') ? 1 : 2);
  for (const path of paths.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const file = join(folder, path);
    makeFolder(dirname(file));
    nameInErrors(file, () => moveIfThere(join(staging, SITE, path), file));
  }
  for (const path of findUnwanted(folder, wanted)) remove(join(folder, path));
}

const wantedOf = (paths: readonly string[]) => new Set(paths.flatMap((path) => [path, ...parentFoldersOf(path)]));

/** @returns paths with forward slashes, also at the end of folders. What is in an unwanted folder is not listed */
function findUnwanted(folder: string, wanted: ReadonlySet<string>, within = ''): string[] {
  return readdirSync(join(folder, within), { withFileTypes: true })
    .filter(({ name }) => within !== '' || !(isStaging(name) || SYSTEM_FILES.includes(name)))
    .map((entry) => `${within}${entry.name}${entry.isDirectory() ? '/' : ''}`)
    .flatMap((path) => {
      if (!wanted.has(path)) return [path];
      return path.endsWith('/') ? findUnwanted(folder, wanted, path) : [];
    });
}

/** In milliseconds. Moving 10,000 pages takes a few seconds. */
const MAX_WAIT = 30_000;

/**
 * Lets one build at a time move files into a folder. A build that sees the lock of another one deletes its own lock, and tries
 * again.
 */
function withLock(folder: string, work: () => void): void {
  const lock = join(folder, `.${stagingName('lock')}`);
  const started = Date.now();
  const isAlone = () => listStaging(folder, '.', 'running').every(({ kind, path }) => kind !== 'lock' || path === lock);
  try {
    for (nameInErrors(lock, () => mkdirSync(lock)); !isAlone(); mkdirSync(lock)) {
      remove(lock);
      if (Date.now() - started > MAX_WAIT) throw new SystemError(folder, new Error('another build writes to it'));
      // A random time, because two builds that wait equally long would collide again and again.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 + Math.random() * 20);
    }
    work();
  } finally {
    remove(lock);
  }
}

function listStaging(parent: string, prefix: string, state: 'killed' | 'running' = 'killed') {
  // Some folders can be used, but not listed.
  const names = attempt(() => readdirSync(parent).toSorted()) ?? [];
  return names.flatMap((name) => {
    const { kind, pid } = (name.startsWith(prefix) && STAGING.exec(name.slice(prefix.length))?.groups) || {};
    const path = join(parent, name);
    return kind !== undefined && isRunning(path, Number(pid)) === (state === 'running') ? [{ path, kind }] : [];
  });
}

/** In milliseconds. The build of an older staging folder was killed, and another process may have its process number now. */
const MAX_BUILD_TIME = 60 * 60 * 1000;

/** Whether the build that made a staging folder is running. */
function isRunning(path: string, pid: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || Date.now() - stats.mtimeMs > MAX_BUILD_TIME) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function moveIfThere(from: string, to: string, rename = renameSync): boolean {
  try {
    rename(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Deletes the marker first, so that a half-deleted site is never put back. What can't be deleted now, the next build deletes. */
function discard(path: string): void {
  attempt(() => {
    remove(join(path, MARKER.path));
    remove(path);
  });
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true });
