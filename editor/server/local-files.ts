/** Content files and pictures on disk that differ from the last commit. */
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { isIgnored } from '../../engine/core/index.ts';
import type { FileName } from '../protocol.ts';
import type { Folders } from './content-files.ts';
import { hashFile, listTree, type TreeChange } from './objects.ts';
import { PublishError } from './problems.ts';
import { listFolders, placeAt, type Repository } from './state.ts';

/** From the last commit to what is on disk. */
export interface LocalFile extends TreeChange {
  place: FileName;
  /** Whether git does not know it yet. */
  isUntracked: boolean;
}

/** Links, submodules, and hidden and temporary files are not listed, so the editor never publishes them. */
export async function listLocalFiles(repository: Repository): Promise<LocalFile[]> {
  const { git, top } = repository;
  const folders = listFolders(repository);
  const committed = await listTree(git, 'HEAD', folders);
  const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all', '--ignore-submodules=dirty'];
  const lines = await git.list(['--no-optional-locks', 'status', ...options, '--', ...folders]);
  // Two letters say how a file differs. One that is deleted in the index, and not on disk, is listed twice.
  const status = new Map(lines.map((line) => [line.slice(3), line.startsWith('?')]));
  const files: LocalFile[] = [];
  for (const [path, isUntracked] of status) {
    if (path.includes('\uFFFD')) throw new PublishError('name', `The name of \`${path}\` is not UTF-8.`, RENAME);
    const [place, before, kind] = [placeAt(repository, path), committed.get(path), getKind(join(top, path))];
    if (!place || kind === 'other' || (before && !before.mode.startsWith('100'))) continue;
    const afterId = kind === 'file' ? await hashFile(git, path) : undefined;
    if (before?.id !== afterId) files.push({ path, place, isUntracked, beforeId: before?.id, afterId });
  }
  return files;
}

const RENAME = 'Rename the file, with letters, digits and hyphens. Then publish again.';

/** Neither a link nor a folder counts as a file. */
function getKind(path: string): 'file' | 'missing' | 'other' {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 'missing';
  return stats.isFile() ? 'file' : 'other';
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
      .map((path) => ({ path: prefix + path, place: { folder, path } }))
      .filter(({ path }) => !committed.has(path) && !added.has(path)),
  );
}

/** All files in a folder, with slashes. */
function listFiles(folder: string): string[] {
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
  // If git fails, the file may still be there.
  const isThere = (await listTree(git, commit, [path])).has(path);
  return isThere ? git.run(['cat-file', '--filters', `${commit}:${path}`]) : undefined;
}
