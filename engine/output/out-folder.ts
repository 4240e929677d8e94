import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { type BuildOptions, displayPath, nameInErrors, UsageError } from '../core/index.ts';
import { isBuiltSite, MARKER, SYSTEM_FILES } from './write.ts';

type Folders = Pick<BuildOptions, 'content' | 'images' | 'public'>;

/**
 * Makes sure that a build replaces only what an earlier build made.
 * @param root the folder of the site; messages call it the checkout
 * @returns the folder for the site, with links followed
 * @throws UsageError if anything else would be lost
 */
export function checkOutFolder(out: string, { root, cache, ...folders }: Folders & { root: string; cache: string }) {
  const file = withParents(resolve(out)).find((path) => existsSync(path) && !statSync(path).isDirectory());
  if (file !== undefined) throw new UsageError(`--out: \`${displayPath(file)}\` is a file. Write a folder.`);
  const flag = { name: '--out', value: out, fix: 'Write a folder apart from it, such as dist.' };
  const folder = followLinks(resolve(out));
  // A folder in the checkout is allowed.
  if (findOverlap(folder, root) !== 'is in') refuseOverlap(flag, folder, { 'the checkout': root });
  refuseOverlap(flag, folder, {
    ...findSources(folders),
    'the cache': cache,
    'the assets folder': join(root, 'assets'),
  });
  if (existsSync(folder)) refuseOtherFiles(out, folder);
  return folder;
}

/**
 * Makes sure that the public folder is apart from the sources of the site, and not in a `.git` folder.
 * @throws UsageError
 */
export function checkPublicFolder({ public: folder, ...sources }: Folders): void {
  // A folder with a built site counts as missing.
  if (folder === undefined || !existsSync(folder) || isBuiltSite(folder)) return;
  const flag = { name: '--public', value: folder, fix: 'Write a folder of its own, such as public.' };
  const real = realpathSync(folder);
  if (real.split(sep).includes('.git')) refuse(flag, 'belongs to git');
  refuseOverlap(flag, real, findSources(sources));
}

function refuseOtherFiles(out: string, folder: string): void {
  const names = readdirSync(folder).filter((name) => !SYSTEM_FILES.includes(name));
  const flag = { name: '--out', value: out, fix: 'Write a folder that is new or empty, or delete this one yourself.' };
  if (names.includes('.git')) refuse(flag, 'has a .git in it');
  if (names.length > 0 && !names.includes(MARKER.path)) refuse(flag, 'has files in it that no build made');
}

type Flag = Record<'name' | 'value' | 'fix', string>;

function refuse({ name, value, fix }: Flag, reason: string): never {
  throw new UsageError(`${name}: \`${value}\` ${reason}. ${fix}`);
}

const findSources = ({ content, images, public: published }: Folders) => ({
  'the content folder': content,
  'the pictures folder': images,
  // Some hosts want the site in a folder named public, which is then no source.
  'the public folder': published && isBuiltSite(published) ? undefined : published,
});

function refuseOverlap(flag: Flag, folder: string, others: Readonly<Record<string, string | undefined>>): void {
  for (const [name, other] of Object.entries(others)) {
    const overlap = findOverlap(folder, other);
    if (overlap !== undefined) refuse(flag, `${overlap} ${name}`);
  }
}

/** Compares device and inode numbers, because links and capital letters can give one folder several paths. */
function findOverlap(folder: string, other = ''): 'is' | 'holds' | 'is in' | undefined {
  if (!existsSync(other)) return undefined;
  const [self, ...above] = withParents(folder).map(readInode);
  const [target, ...aboveTarget] = withParents(realpathSync(other)).map(readInode);
  if (self === target) return 'is';
  if (above.includes(target)) return 'is in';
  return self !== undefined && aboveTarget.includes(self) ? 'holds' : undefined;
}

function readInode(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const { dev, ino } = statSync(path, { bigint: true });
  return `${dev}:${ino}`;
}

/** Unlike `realpathSync`, accepts a path that does not exist yet. */
function followLinks(path: string): string {
  // `statSync` throws for a link to itself. `nameInErrors` adds the path to the message.
  if (nameInErrors(path, () => statSync(path, { throwIfNoEntry: false }))) return realpathSync(path);
  const [parent, name] = [dirname(path), basename(path)];
  if (parent === path) return path;
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink ? followLinks(resolve(followLinks(parent), readlinkSync(path))) : join(followLinks(parent), name);
}

function withParents(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [path, ...withParents(parent)];
}
