import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { type BuildOptions, UsageError } from '../core/options.ts';
import type { Output } from '../core/output.ts';
import { nameFile } from '../core/system-errors.ts';
import { isLitter } from './staging.ts';

/** Stands in every folder that a build wrote, so that the next one may replace it. */
export const MARKER: Output = {
  path: '.made-by-build',
  content: 'The build made this folder and replaces it with all that is in it: keep nothing of your own here.\n',
};

/** What systems put into folders that are empty to their users. */
export const SYSTEM_FILES = ['lost+found', '.DS_Store'];

/** As many as systems follow. */
const MOST_LINKS = 40;

interface Guarded extends Pick<BuildOptions, 'content' | 'images' | 'public' | 'cache'> {
  /** The checkout. */
  root: string;
}

/**
 * Makes sure that a build writes over nothing but what an earlier one made.
 * @param out as the command line names it
 * @returns the folder that gets the site: where a link leads
 * @throws UsageError if anything else would be lost
 */
export function proveOut(out: string, { root, content, images, cache, ...guarded }: Guarded): string {
  const folder = followLinks(resolve(out));
  const file = upwards(folder).find((path) => existsSync(path) && !statSync(path).isDirectory());
  if (file !== undefined) throw new UsageError(`--out: found the file "${nameFile(file)}", write a folder`);
  const places = { 'the content folder': content, 'the folder of pictures': images, 'the cache': cache };
  refuseOverlap(out, folder, 'the checkout', root, ['is', 'holds']);
  for (const [name, place] of Object.entries({ ...places, 'the folder of assets': join(root, 'assets') })) {
    refuseOverlap(out, folder, name, place, ['is', 'holds', 'lies in']);
  }
  // On some hosts a site itself is to be called public.
  if (guarded.public !== undefined && !existsSync(join(guarded.public, MARKER.path))) {
    refuseOverlap(out, folder, 'the folder of files as they are', guarded.public, ['is', 'holds', 'lies in']);
  }
  if (existsSync(folder)) refuseForeign(out, folder);
  return folder;
}

/** Where a path leads, though what it leads to may not be there yet. */
function followLinks(path: string, links = 0): string {
  if (links > MOST_LINKS)
    throw new UsageError(`--out: found a link that leads in a circle, ${nameFile(path)}, delete it`);
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  if (parent === path) return path;
  if (isLink(path)) return followLinks(resolve(followLinks(parent), readlinkSync(path)), links + 1);
  return join(followLinks(parent, links), basename(path));
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** A path and all that it lies in. */
function upwards(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [path, ...upwards(parent)];
}

type Overlap = 'is' | 'holds' | 'lies in';

function refuseOverlap(out: string, folder: string, name: string, place: string, refused: Overlap[]): void {
  const overlap = findOverlap(folder, place);
  if (overlap === undefined || !refused.includes(overlap)) return;
  throw new UsageError(`--out: found "${out}", which ${overlap} ${name}, write a folder apart from it, such as dist`);
}

/**
 * Makes sure that a report is not written among the files that a site is made from, nor published by mistake.
 * @throws UsageError
 */
export function refuseReportIn(file: string, folders: Pick<BuildOptions, 'content' | 'images' | 'public'>): void {
  const folder = followLinks(dirname(resolve(file)));
  const cure = 'Write it elsewhere, such as report.html.';
  for (const [name, place] of listSources(folders)) {
    const overlap = findOverlap(folder, place);
    if (overlap === 'is' || overlap === 'lies in') throw new UsageError(`--file: \`${file}\` lies in ${name}. ${cure}`);
  }
  if (upwards(folder).some((path) => existsSync(join(path, MARKER.path)))) {
    throw new UsageError(`--file: \`${file}\` lies in a built site. ${cure}`);
  }
}

/**
 * Makes sure that what is published as it is holds nothing that the site is made from, and no repository.
 * @throws UsageError
 */
export function refusePublic({
  public: folder,
  ...sources
}: Pick<BuildOptions, 'content' | 'images' | 'public'>): void {
  // A build puts its site there, and then publishes nothing as it is.
  if (folder === undefined || !existsSync(folder) || existsSync(join(folder, MARKER.path))) return;
  const cure = 'Write a folder of its own, such as public.';
  const real = realpathSync(folder);
  if (real.split(sep).includes('.git')) throw new UsageError(`--public: \`${folder}\` belongs to git. ${cure}`);
  for (const [name, place] of listSources(sources)) {
    const overlap = findOverlap(real, place);
    if (overlap !== undefined) throw new UsageError(`--public: \`${folder}\` ${overlap} ${name}. ${cure}`);
  }
}

function listSources(folders: Pick<BuildOptions, 'content' | 'images' | 'public'>): [name: string, folder: string][] {
  const { content, images, public: published } = folders;
  const sources: [string, string][] = [
    ['the content folder', content],
    ['the folder of pictures', images],
  ];
  return published === undefined ? sources : [...sources, ['the public folder', published]];
}

/** Folders are compared by what the disk calls them, so that neither links nor capital letters hide anything. */
function findOverlap(folder: string, place: string): Overlap | undefined {
  if (!existsSync(place)) return undefined;
  const around = upwards(folder).map(identify);
  const aroundPlace = upwards(realpathSync(place)).map(identify);
  const [self] = around;
  if (self !== undefined && self === aroundPlace[0]) return 'is';
  if (self !== undefined && aroundPlace.includes(self)) return 'holds';
  return around.includes(aroundPlace[0]) ? 'lies in' : undefined;
}

function identify(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const { dev, ino } = statSync(path, { bigint: true });
  return `${dev}:${ino}`;
}

function refuseForeign(out: string, folder: string): void {
  const names = readdirSync(folder).filter((name) => !SYSTEM_FILES.includes(name) && !isLitter(name));
  const cure = 'write a folder that is new or empty, or delete it yourself';
  if (names.includes('.git')) throw new UsageError(`--out: found "${out}" with a .git in it, ${cure}`);
  if (names.length === 0 || names.includes(MARKER.path)) return;
  throw new UsageError(`--out: found "${out}" with files in it that no build made, ${cure}`);
}
