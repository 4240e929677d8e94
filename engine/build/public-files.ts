/** Files that are published as they are. */
import { closeSync, existsSync, lstatSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileIn } from '../content/index.ts';
import {
  type CachedContent,
  type Diagnostic,
  explainReason,
  type Finding,
  fileError,
  isIgnored,
  isSystemError,
  type Memo,
  type Output,
  type Page,
  type PublicFile,
  type PublicFiles,
  remember,
  type Settings,
  stampOf,
} from '../core/index.ts';
import { siblingsOf } from './hosts/compress.ts';
import { MARKER } from './out-folder.ts';

/** Public files of an earlier build, by path. */
export interface PublicCache {
  published: Memo<CachedContent>;
}

/**
 * Lists public files without reading them.
 * @param folder may be missing; a folder with a built site counts as missing
 */
export function readPublic(
  folder: string | undefined,
  { published }: PublicCache = { published: new Map() },
): PublicFiles {
  const [files, errors]: [PublicFile[], Diagnostic[]] = [[], []];
  if (folder === undefined || !existsSync(folder) || existsSync(join(folder, MARKER.path))) return { files, errors };
  for (const path of listPaths(folder)) {
    const file = fileIn(folder, path);
    const unusable = findStray(join(folder, path)) ?? checkName(path);
    if (unusable) errors.push(fileError(file, { code: 'unusable-file', ...unusable }));
    else files.push({ path, file, content: cacheFile(join(folder, path), published) });
  }
  return { files, errors };
}

/** Hidden files that hosts read. */
const WANTED = ['.well-known', '.htaccess'];

/** Links are listed, not followed. */
function listPaths(folder: string, within = ''): string[] {
  return readdirSync(join(folder, within), { withFileTypes: true })
    .filter(({ name }) => WANTED.includes(name) || !isIgnored(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = within + entry.name;
      return entry.isDirectory() ? listPaths(folder, `${path}/`) : [path];
    });
}

function cacheFile(file: string, published: PublicCache['published']): CachedContent {
  return remember(published, file, stampOf(file) ?? '', () => ({
    isAt: (standing) => isSameFile(file, standing),
    read: () => readFileSync(file),
  }));
}

/** A file of dist, and who makes it, e.g. "content/pages/contact.md". */
export interface Taken {
  path: string;
  by: string;
}

/** Errors for files whose path in dist is taken, ignoring case, as some disks do. */
export function findConflicts(files: readonly PublicFile[], made: readonly Taken[]): Diagnostic[] {
  const taken = new Map<string, Taken>();
  const take = ({ path, by }: Taken) => {
    for (const place of [path, ...foldersOf(path)]) {
      const key = place.toLowerCase();
      taken.set(key, taken.get(key) ?? { path: place, by });
    }
  };
  for (const one of made) take(one);
  return files.flatMap(({ path, file }) => {
    // A folder may have files of both.
    const places = [path, ...foldersOf(path).map((folder) => folder.slice(0, -1)), `${path}/`];
    const holder = places.flatMap((place) => taken.get(place.toLowerCase()) ?? [])[0];
    take({ path, by: file });
    if (!holder) return [];
    const message = `${holder.by} already makes \`${holder.path}\`.`;
    return [fileError(file, { code: 'path-conflict', message, fix: 'Delete one of them.', value: path })];
  });
}

/** e.g. "a/b/c.pdf" → "a/", "a/b/" */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => `${names.slice(0, index + 1).join('/')}/`);
}

interface Made {
  pages: readonly Page[];
  /** The paths of what the build makes, the pages among them. */
  made: readonly string[];
  forHosts: readonly Output[];
  settings: Settings;
}

/** Errors for files that the build makes itself. */
export function checkPublic(files: readonly PublicFile[], { pages, made, forHosts, settings }: Made): Diagnostic[] {
  if (files.length === 0) return [];
  const own = [...made, ...forHosts.map(({ path }) => path), MARKER.path];
  const all = [...own, ...files.map(({ path }) => path)];
  const siblings = settings.precompress ? all.flatMap(siblingsOf) : [];
  return findConflicts(files, [
    ...pages.map(({ output, source }) => ({ path: output, by: source })),
    ...[...own, ...siblings].map((path) => ({ path, by: 'The build itself' })),
  ]);
}

type Unusable = Pick<Finding, 'message' | 'fix'>;

/** Anything but a file. What a link leads to may not be meant to be public. */
export function findStray(path: string): Unusable | undefined {
  try {
    const found = lstatSync(path);
    if (found.isFile()) return undefined;
    const kind = found.isSymbolicLink() ? 'a link' : 'a pipe or a device';
    return { message: `This is ${kind}, not a file.`, fix: 'Put the file itself here.' };
  } catch (error) {
    if (isSystemError(error)) return { message: `The file can't be read: ${explainReason(error)}`, fix: '' };
    throw error;
  }
}

/** A name that would have to be written in another way in links, or one that some disks do not take. */
export function checkName(path: string): Unusable | undefined {
  if (/^assets\//i.test(path)) {
    return { message: '`assets/` is reserved for files with hashed names.', fix: 'Move it to another folder.' };
  }
  if (/^([\w.~@+-]{0,99}[\w~@+-]\/)*[\w.~@+-]{0,99}[\w~@+-]$/.test(path)) return undefined;
  return {
    message: 'The name makes no good address.',
    fix: 'Use up to 100 letters, digits, dots, hyphens and underscores, such as `price-list.pdf`.',
  };
}

/** In bytes: files may be larger than memory. */
const PIECE = 1 << 20;

/** Whether two files hold the same bytes. */
export function isSameFile(one: string, other: string): boolean {
  const { size } = statSync(one);
  return size === statSync(other).size && withFile(one, (first) => withFile(other, (second) => areSame(first, second)));
}

function areSame(one: number, other: number): boolean {
  const [piece, otherPiece] = [Buffer.alloc(PIECE), Buffer.alloc(PIECE)];
  while (true) {
    const [length, otherLength] = [readSync(one, piece), readSync(other, otherPiece)];
    if (!piece.subarray(0, length).equals(otherPiece.subarray(0, otherLength))) return false;
    if (length === 0) return true;
  }
}

function withFile<Result>(path: string, use: (file: number) => Result): Result {
  const file = openSync(path, 'r');
  try {
    return use(file);
  } finally {
    closeSync(file);
  }
}
