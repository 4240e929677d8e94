/**
 * The only module that writes the site to disk. A build writes into a staging folder, which then replaces the old site by
 * rename. If a build is killed, the next one repairs the site with {@link repair}. A folder that can't be renamed (a volume, a mount
 * point) gets the files one by one.
 */
import { existsSync, linkSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listParentFolders } from '../checks/index.ts';
import { attempt, hasCode, makeFolder, nameInErrors, type Output, readStamp, toOutput } from '../core/index.ts';

/** In every folder that a build wrote, so that the next build may replace it. */
export const MARKER = toOutput(
  '.made-by-build',
  'The build made this folder and replaces it with all that is in it: keep nothing of your own here.\n',
);

/** What Linux and macOS may add to the folder of the site. A build keeps it. */
export const SYSTEM_FILES = ['lost+found', '.DS_Store'];

/** The files of the last site that have not changed, by path, each with its stamp (see `readStamp`). */
type UnchangedFiles = ReadonlyMap<string, string>;

/** new: the next site, perhaps half written. old: the last site, complete if it has its marker. */
type StagingKind = 'new' | 'old';

/** The staging folder of a process beside the site, e.g. "dist.new-4711-build". */
export const stagingPath = (folder: string, kind: StagingKind, pid = process.pid) => `${folder}.${kind}-${pid}-build`;

const STAGING = /^(?<kind>new|old)-(?<pid>\d{1,10})-build$/;

/**
 * Writes a site, unless the folder already has exactly these files.
 * @param rename replaced in tests
 */
export function write(outputs: readonly Output[], folder: string, rename = renameSync): void {
  const marked = [MARKER, ...outputs];
  const same = findSame(marked, folder);
  // If another build moves the folder away meanwhile, this fails.
  const unwanted = attempt(() => findUnwanted(folder, listWanted(marked.map(({ path }) => path))));
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

/** Puts back the site that a killed build has moved away, and deletes the staging folders of killed builds. */
export function repair(folder: string): void {
  for (const { path, kind } of listStaging(folder)) {
    if (kind === 'old' && existsSync(join(path, MARKER.path)) && !existsSync(folder)) moveIfThere(path, folder);
    else discard(path);
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
  for (const { path, bytes } of outputs) {
    const [file, stamp] = [join(staging, path), same.get(path)];
    makeFolder(dirname(file));
    if (stamp !== undefined && link(join(current, path), file, stamp)) continue;
    nameInErrors(file, () => writeFileSync(file, bytes(), { flag: 'wx' }));
  }
}

/** @returns false if the disk has no hard links, or if another build has replaced the file meanwhile */
function link(current: string, file: string, stamp: string): boolean {
  attempt(() => linkSync(current, file));
  if (readStamp(file) === stamp) return true;
  remove(file);
  return false;
}

/** The stamps of the files that have the same bytes as an output, by path. */
function findSame(outputs: readonly Output[], folder: string): UnchangedFiles {
  const same = outputs.flatMap((output) => {
    const stamp = attempt(() => readStampIfSame(join(folder, output.path), output));
    return stamp === undefined ? [] : [[output.path, stamp] as const];
  });
  return new Map(same);
}

function readStampIfSame(file: string, output: Output): string | undefined {
  const stamp = readStamp(file);
  if (stamp === undefined) return undefined;
  const isSame = readFileSync(file).equals(output.bytes());
  return isSame && readStamp(file) === stamp ? stamp : undefined;
}

/**
 * Puts a staging folder in place of the old site. If that fails, the old site comes back. If another build does the same at
 * the same time, the last one wins.
 */
function swap(staging: string, folder: string, rename = renameSync): void {
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
 * Replaces the files one by one, by rename, so each is whole at every moment. Assets go before the pages that use them, and files
 * that are no longer wanted stay until the end.
 */
function writeInPlace(outputs: readonly Output[], folder: string, same = findSame(outputs, folder)): void {
  makeFolder(folder);
  const wanted = listWanted(outputs.map(({ path }) => path));
  for (const path of findUnwanted(folder, wanted)) {
    // A file where a folder belongs, or the other way around.
    if (wanted.has(path.endsWith('/') ? path.slice(0, -1) : `${path}/`)) remove(join(folder, path));
  }
  // The marker goes first: a later build refuses a folder that has other files but no marker.
  const getRank = ({ path }: Output) => (path === MARKER.path ? 0 : path.startsWith('assets/') ? 1 : 2);
  for (const { path, bytes } of outputs.toSorted((a, b) => getRank(a) - getRank(b))) {
    if (same.has(path)) continue;
    const file = join(folder, path);
    const staged = join(dirname(file), `.${process.pid}-build`);
    makeFolder(dirname(file));
    nameInErrors(file, () => {
      writeFileSync(staged, bytes());
      renameSync(staged, file);
    });
  }
  for (const path of findUnwanted(folder, wanted)) remove(join(folder, path));
}

const listWanted = (paths: readonly string[]) => new Set(paths.flatMap((path) => [path, ...listParentFolders(path)]));

/** @returns paths with forward slashes, also at the end of folders. What is in an unwanted folder is not listed */
function findUnwanted(folder: string, wanted: ReadonlySet<string>, within = ''): string[] {
  return readdirSync(join(folder, within), { withFileTypes: true })
    .filter(({ name }) => within !== '' || !SYSTEM_FILES.includes(name))
    .map((entry) => `${within}${entry.name}${entry.isDirectory() ? '/' : ''}`)
    .flatMap((path) => {
      if (!wanted.has(path)) return [path];
      return path.endsWith('/') ? findUnwanted(folder, wanted, path) : [];
    });
}

/** The staging folders of killed builds. */
function listStaging(folder: string) {
  const prefix = `${basename(folder)}.`;
  // Some folders can be used, but not listed.
  const names = attempt(() => readdirSync(dirname(folder)).toSorted()) ?? [];
  return names.flatMap((name) => {
    const { kind, pid } = (name.startsWith(prefix) && STAGING.exec(name.slice(prefix.length))?.groups) || {};
    const path = join(dirname(folder), name);
    return kind !== undefined && !isRunning(path, Number(pid)) ? [{ path, kind }] : [];
  });
}

/** In milliseconds. The build of an older staging folder was killed, and another process may have its process number now. */
const MAX_BUILD_TIME = 60 * 60 * 1000;

/** Whether the build that made a staging folder is running. In a container, every build may have the same process number. */
function isRunning(path: string, pid: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || pid === process.pid || Date.now() - stats.mtimeMs > MAX_BUILD_TIME) return false;
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
