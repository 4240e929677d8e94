import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { type BuildOptions, nameFile, type Output, UsageError } from '../core/index.ts';
import { isStaging } from './stage.ts';

/** In every folder that a build wrote, so that the next build may replace it. */
export const MARKER: Output = {
  path: '.made-by-build',
  content: 'The build made this folder and replaces it with all that is in it: keep nothing of your own here.\n',
};

/** Files that systems put into folders which look empty to their users. */
export const SYSTEM_FILES = ['lost+found', '.DS_Store'];

type Folders = Pick<BuildOptions, 'content' | 'images' | 'public'>;

/**
 * Makes sure that a build replaces nothing but what an earlier one made.
 * @param root the checkout
 * @returns the folder for the site, with links followed
 * @throws UsageError if anything else would be lost
 */
export function checkOutFolder(out: string, { root, cache, ...folders }: Folders & { root: string; cache: string }) {
  const folder = followLinks(resolve(out));
  const file = upwards(folder).find((path) => existsSync(path) && !statSync(path).isDirectory());
  if (file !== undefined) throw new UsageError(`--out: \`${nameFile(file)}\` is a file. Write a folder.`);
  const fix = 'Write a folder apart from it, such as dist.';
  const overlap = findOverlap(folder, root);
  if (overlap !== undefined && overlap !== 'is in')
    throw new UsageError(`--out: \`${out}\` ${overlap} the checkout. ${fix}`);
  // On some hosts the site itself has to be in a folder named public.
  const isSite = folders.public !== undefined && existsSync(join(folders.public, MARKER.path));
  const sources = listSources(isSite ? { ...folders, public: undefined } : folders);
  refuseOverlap(
    '--out',
    out,
    folder,
    [...sources, ['the cache', cache], ['the assets folder', join(root, 'assets')]],
    fix,
  );
  if (existsSync(folder)) refuseForeign(out, folder);
  return folder;
}

/**
 * Makes sure that a report is neither written among the sources of the site nor published by mistake.
 * @throws UsageError
 */
export function refuseReportIn(file: string, folders: Folders): void {
  const folder = followLinks(dirname(resolve(file)));
  const fix = 'Write it elsewhere, such as report.html.';
  for (const [name, place] of listSources(folders)) {
    const overlap = findOverlap(folder, place);
    if (overlap === 'is' || overlap === 'is in') throw new UsageError(`--file: \`${file}\` is in ${name}. ${fix}`);
  }
  if (upwards(folder).some((path) => existsSync(join(path, MARKER.path)))) {
    throw new UsageError(`--file: \`${file}\` is in a built site. ${fix}`);
  }
}

/**
 * Makes sure that the public folder has none of the sources of the site in it, and no repository.
 * @throws UsageError
 */
export function refusePublic({ public: folder, ...sources }: Folders): void {
  // A build puts its site there, and then publishes nothing as it is.
  if (folder === undefined || !existsSync(folder) || existsSync(join(folder, MARKER.path))) return;
  const fix = 'Write a folder of its own, such as public.';
  const real = realpathSync(folder);
  if (real.split(sep).includes('.git')) throw new UsageError(`--public: \`${folder}\` belongs to git. ${fix}`);
  refuseOverlap('--public', folder, real, listSources(sources), fix);
}

type Place = readonly [name: string, folder: string];

function listSources({ content, images, public: published }: Folders): Place[] {
  const sources: Place[] = [
    ['the content folder', content],
    ['the pictures folder', images],
  ];
  return published === undefined ? sources : [...sources, ['the public folder', published]];
}

function refuseOverlap(flag: string, written: string, folder: string, places: readonly Place[], fix: string): void {
  for (const [name, place] of places) {
    const overlap = findOverlap(folder, place);
    if (overlap !== undefined) throw new UsageError(`${flag}: \`${written}\` ${overlap} ${name}. ${fix}`);
  }
}

/** Compares device and inode numbers, so that neither links nor capital letters hide anything. */
function findOverlap(folder: string, place: string): 'is' | 'holds' | 'is in' | undefined {
  if (!existsSync(place)) return undefined;
  const above = upwards(folder).map(identify);
  const abovePlace = upwards(realpathSync(place)).map(identify);
  const [self] = above;
  if (self !== undefined && self === abovePlace[0]) return 'is';
  if (self !== undefined && abovePlace.includes(self)) return 'holds';
  return above.includes(abovePlace[0]) ? 'is in' : undefined;
}

function identify(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const { dev, ino } = statSync(path, { bigint: true });
  return `${dev}:${ino}`;
}

function refuseForeign(out: string, folder: string): void {
  const names = readdirSync(folder).filter((name) => !SYSTEM_FILES.includes(name) && !isStaging(name));
  const fix = 'Write a folder that is new or empty, or delete this one yourself.';
  if (names.includes('.git')) throw new UsageError(`--out: \`${out}\` has a .git in it. ${fix}`);
  if (names.length === 0 || names.includes(MARKER.path)) return;
  throw new UsageError(`--out: \`${out}\` has files in it that no build made. ${fix}`);
}

/** As many as systems follow. */
const MOST_LINKS = 40;

/** Where a path leads, even if there is nothing yet. */
function followLinks(path: string, links = 0): string {
  if (links > MOST_LINKS) throw new UsageError(`--out: \`${nameFile(path)}\` is a link to itself. Delete it.`);
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  if (parent === path) return path;
  if (isLink(path)) {
    return followLinks(resolve(followLinks(parent), readlinkSync(path)), links + 1);
  }
  return join(followLinks(parent, links), basename(path));
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** A path and every folder above it. */
function upwards(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [path, ...upwards(parent)];
}
