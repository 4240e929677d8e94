/**
 * The only module that writes the site to disk. A build writes into a staging folder, which then replaces the last site by rename. A
 * folder that can't be renamed, such as a volume, gets the files one by one.
 */
import {
  constants,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import {
  attempt,
  hasCode,
  isFile,
  isSlow,
  listParentFolders,
  makeFolder,
  nameInErrors,
  type SiteFile,
  toFile,
  UsageError,
} from '../core/index.ts';

/** In every folder that a build wrote, so that the next build may replace it. */
export const MARKER = toFile(
  '.made-by-build',
  'The build made this folder and replaces it with all that is in it: keep nothing of your own here.\n',
);

export const isBuiltSite = (folder: string): boolean => existsSync(join(folder, MARKER.path));

/** What Linux and macOS may add to the folder of the site. A build keeps it. */
export const SYSTEM_FILES = ['lost+found', '.DS_Store'];

/** Beside the site: the next site, perhaps half written; and the last one, while the next takes its place. */
export const toStaging = (folder: string) => ({ next: `${folder}.next`, last: `${folder}.last` });

/**
 * Writes a site, unless the folder already has exactly these files.
 * @param rename replaced in tests
 */
export async function write(files: readonly SiteFile[], folder: string, rename = renameSync): Promise<void> {
  const marked = [MARKER, ...files];
  const same = await findSame(marked, folder);
  const wanted = listWanted(marked.map(({ path }) => path));
  if (same.size === marked.length && findUnwanted(folder, wanted).length === 0) return;
  const { next, last } = toStaging(folder);
  if (isMount(folder)) {
    await writeInPlace(marked, folder, same);
    return;
  }
  try {
    await stage(marked, next, folder, same);
    if (existsSync(folder)) rename(folder, last);
    rename(next, folder);
  } catch (error) {
    restore(folder);
    if (!hasCode(error, 'EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS')) throw error;
    await writeInPlace(marked, folder, same);
  }
  discard(last);
}

/** Puts the last site back if a build was killed between its two renames, and deletes what such a build has left. */
export function restore(folder: string): void {
  const { next, last } = toStaging(folder);
  if (!existsSync(folder) && isBuiltSite(last)) renameSync(last, folder);
  for (const path of [next, last]) discard(path);
}

/** Whether a folder is a mount point, such as a container's volume, which can't be renamed. */
function isMount(folder: string): boolean {
  const [site, parent] = [folder, dirname(folder)].map((path) => statSync(path, { throwIfNoEntry: false }));
  return site !== undefined && parent !== undefined && site.dev !== parent.dev;
}

/** Writes every file into a staging folder. Files that have not changed are copied from the last site, with their times. */
async function stage(files: readonly SiteFile[], staging: string, current: string, same: ReadonlySet<string>) {
  for (const siteFile of files) {
    const file = join(staging, siteFile.path);
    makeFolder(dirname(file));
    if (same.has(siteFile.path)) nameInErrors(file, () => copy(join(current, siteFile.path), file));
    else await save(siteFile, file);
  }
}

async function save(siteFile: SiteFile, path: string): Promise<void> {
  const bytes = await siteFile.read();
  nameInErrors(path, () => writeFileSync(path, bytes));
}

/** Shares the bytes on the disk, where it can. */
function copy(from: string, to: string): void {
  copyFileSync(from, to, constants.COPYFILE_FICLONE);
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
}

/** The paths of the files that the folder has already, with the same bytes. */
async function findSame(files: readonly SiteFile[], folder: string): Promise<ReadonlySet<string>> {
  const same = new Set<string>();
  for (const file of files) if (await isSame(file, join(folder, file.path))) same.add(file.path);
  return same;
}

async function isSame(file: SiteFile, written: string): Promise<boolean> {
  // The name contains a hash of everything that the file is made from.
  if (isSlow(file)) return isFile(written);
  return attempt(() => readFileSync(written))?.equals(await file.read()) ?? false;
}

/**
 * Replaces the files one by one, by rename, so each is whole at every moment. Assets go before the pages that use them, and files
 * that are no longer wanted stay until the end.
 */
async function writeInPlace(files: readonly SiteFile[], folder: string, same: ReadonlySet<string>): Promise<void> {
  makeFolder(folder);
  const wanted = listWanted(files.map(({ path }) => path));
  for (const path of findUnwanted(folder, wanted)) {
    // A file where a folder belongs, or the other way around.
    if (wanted.has(path.endsWith('/') ? path.slice(0, -1) : `${path}/`)) remove(join(folder, path));
  }
  // The marker goes first: a later build refuses a folder that has other files but no marker.
  const getRank = ({ path }: SiteFile) => (path === MARKER.path ? 0 : path.startsWith('assets/') ? 1 : 2);
  for (const siteFile of files.toSorted((a, b) => getRank(a) - getRank(b))) {
    if (same.has(siteFile.path)) continue;
    const file = join(folder, siteFile.path);
    const staged = join(dirname(file), STAGED_FILE);
    makeFolder(dirname(file));
    await save(siteFile, staged);
    nameInErrors(file, () => renameSync(staged, file));
  }
  for (const path of findUnwanted(folder, wanted)) remove(join(folder, path));
}

const STAGED_FILE = '.next-file';

const listWanted = (paths: readonly string[]) => new Set(paths.flatMap((path) => [path, ...listParentFolders(path)]));

/** @returns paths with forward slashes, also at the end of folders. What is in an unwanted folder is not listed */
function findUnwanted(folder: string, wanted: ReadonlySet<string>, within = ''): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(join(folder, within), { withFileTypes: true })
    .filter(({ name }) => within !== '' || !SYSTEM_FILES.includes(name))
    .map((entry) => `${within}${entry.name}${entry.isDirectory() ? '/' : ''}`)
    .flatMap((path) => {
      if (!wanted.has(path)) return [path];
      return path.endsWith('/') ? findUnwanted(folder, wanted, path) : [];
    });
}

/**
 * Deletes a folder beside the site that a build has left.
 * @throws UsageError if no build made it
 */
function discard(path: string): void {
  const names = attempt(() => readdirSync(path)) ?? [];
  if (names.length > 0 && !names.includes(MARKER.path)) {
    throw new UsageError(
      `--out: \`${path}\` has files in it that no build made. Move them away, or write another folder.`,
    );
  }
  // The marker goes last: a build that is killed here must not leave a folder that the next one refuses.
  for (const name of names.filter((name) => name !== MARKER.path)) remove(join(path, name));
  remove(path);
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true });
