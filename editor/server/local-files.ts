/** Content files and pictures on disk that differ from the last commit. */
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { isIgnored } from '../../engine/core/index.ts';
import type { FileName } from '../protocol.ts';
import type { Folders } from './content-files.ts';
import { hashFiles, listTree, type TreeChange, type TreeFile } from './objects.ts';
import { PublishError } from './problems.ts';
import { listFolders, placeAt, type Repository } from './state.ts';

/** From the last commit to what is on disk. */
export interface LocalFile extends TreeChange {
  place: FileName;
  /** Whether git does not know it yet. */
  isUntracked: boolean;
}

/**
 * Links, submodules, and hidden and temporary files are not listed, so the editor never publishes them.
 * @throws PublishError if a picture belongs to Git LFS, which is not installed
 */
export async function listLocalFiles(repository: Repository): Promise<LocalFile[]> {
  const { git, top } = repository;
  const folders = listFolders(repository);
  const committed = await listTree(git, 'HEAD', folders);
  const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all', '--ignore-submodules=dirty'];
  const lines = await git.list(['--no-optional-locks', 'status', ...options, '--', ...folders]);
  // Two letters say how a file differs. One that is deleted in the index, and not on disk, is listed twice.
  const status = new Map(lines.map((line) => [line.slice(3), line.startsWith('?')]));
  const candidates = [...status].flatMap(([path, isUntracked]) => {
    const place = placeAt(repository, path);
    const kind = getKind(join(top, path));
    return place && kind !== 'other' && isRegular(committed.get(path)) ? [{ path, place, kind, isUntracked }] : [];
  });
  const onDisk = candidates.filter(({ kind }) => kind === 'file').map(({ path }) => path);
  await checkLfs(repository, onDisk);
  const ids = await hashFiles(git, onDisk);
  const getId = new Map(onDisk.map((path, index) => [path, ids[index]]));
  return candidates
    .map(({ kind, ...file }) => ({ ...file, beforeId: committed.get(file.path)?.id, afterId: getId.get(file.path) }))
    .filter(({ beforeId, afterId }) => beforeId !== afterId);
}

const isRegular = (file: TreeFile | undefined) => file === undefined || file.mode.startsWith('100');

/** Neither a link nor a folder counts as a file. */
export function getKind(path: string): 'file' | 'missing' | 'other' {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 'missing';
  return stats.isFile() ? 'file' : 'other';
}

/** Without Git LFS, git would commit the picture itself. */
async function checkLfs({ git }: Repository, paths: readonly string[]): Promise<void> {
  if (paths.length === 0 || (await git.find(['config', 'filter.lfs.clean'])) !== undefined) return;
  const input = paths.map((path) => `${path}\0`).join('');
  const facts = await git.list(['check-attr', '-z', '--stdin', 'filter'], { input });
  const index = facts.findIndex((value, position) => position % 3 === 2 && value === 'lfs');
  if (index < 0) return;
  const fix = 'Install it from https://git-lfs.com/, and run `git lfs install`. Then publish again.';
  throw new PublishError('no-lfs', `\`${facts[index - 2]}\` is kept in Git LFS, which is not on this computer.`, fix);
}

/** A file that a build on this computer reads, but that no commit will have. */
export interface UnpublishedFile {
  path: string;
  place: FileName;
}

/**
 * The files on disk that will not be published: git ignores them, they are links, or they belong to another repository.
 * @param added paths that the next commit adds
 */
export async function listUnpublished(repository: Repository, folders: Folders, added: ReadonlySet<string>) {
  const committed = await listTree(repository.git, 'HEAD', listFolders(repository));
  return repository.prefixes.flatMap(([folder, prefix]) =>
    listFiles(folders[folder])
      // As a build does, skips hidden files, but not those in hidden folders.
      .filter((path) => !isIgnored(basename(path)))
      .map((path): UnpublishedFile => ({ path: prefix + path, place: { folder, path } }))
      .filter(({ path }) => !committed.has(path) && !added.has(path)),
  );
}

/** All files in a folder, with slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
}

/** What is on disk now; undefined if there is no file. */
export function readDisk({ top }: Repository, path: string): Buffer | undefined {
  return getKind(join(top, path)) === 'file' ? readFileSync(join(top, path)) : undefined;
}

/** A file of a commit as git would write it to disk, with line ends and Git LFS as configured. */
export async function readCommitted({ git }: Repository, commit: string, path: string): Promise<Buffer | undefined> {
  const isThere = await git.find(['rev-parse', '--verify', '--quiet', `${commit}:${path}`]);
  return isThere === undefined ? undefined : git.run(['cat-file', '--filters', `${commit}:${path}`]);
}
