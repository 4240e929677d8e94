/** Content files and pictures on disk that differ from the last commit. */
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSystemError } from '../../engine/core/index.ts';
import type { FileName } from '../protocol.ts';
import type { Git } from './git.ts';
import { listTree, storeFiles, type TreeChange } from './objects.ts';
import { PublishError } from './problems.ts';
import { listFolders, placeAt, type Repository } from './state.ts';

/** From the last commit to what is on disk. */
export interface LocalFile extends TreeChange {
  place: FileName;
  /** e.g. "100644" */
  mode: string;
}

/** Links, submodules, and hidden and temporary files are not listed, so the editor never publishes them. */
export async function listLocalFiles(repository: Repository): Promise<LocalFile[]> {
  const { git, top } = repository;
  const folders = listFolders(repository);
  const committed = await listTree(git, 'HEAD', folders);
  const candidates = (await listStatus(git, '--untracked-files=all', folders)).flatMap((path) => {
    if (path.includes('\uFFFD')) throw new PublishError('name', `The name of \`${path}\` is not UTF-8.`, RENAME);
    const [place, before, kind] = [placeAt(repository, path), committed.get(path), getKind(join(top, path))];
    if (!place || kind === 'other' || (before && !before.mode.startsWith('100'))) return [];
    return [{ path, place, kind, mode: before?.mode ?? '100644', beforeId: before?.id }];
  });
  const paths = candidates.flatMap(({ path, kind }) => (kind === 'file' ? [path] : []));
  const stored = await storeFiles(git, paths);
  return candidates
    .map(({ kind: _, ...file }): LocalFile => ({ ...file, afterId: stored.get(file.path) }))
    .filter(({ beforeId, afterId }) => beforeId !== afterId);
}

/** Changed files outside of the folders that the editor publishes. */
export async function listCode(repository: Repository): Promise<string[]> {
  const folders = listFolders(repository);
  if (folders.length === 0) return [];
  return listStatus(repository.git, '--untracked-files=normal', [
    '.',
    ...folders.map((path) => `:(exclude,top)${path}`),
  ]);
}

/** Paths that differ from the last commit. */
async function listStatus(git: Git, untracked: string, paths: readonly string[]): Promise<string[]> {
  const options = ['--porcelain', '-z', '--no-renames', untracked, '--ignore-submodules=dirty'];
  const lines = await git.list(['--no-optional-locks', 'status', ...options, '--', ...paths]);
  // Two letters say how a file differs. One that is deleted in the index, and not on disk, is listed twice.
  return [...new Set(lines.map((line) => line.slice(3)))];
}

const RENAME = 'Rename the file, with letters, digits and hyphens. Then publish again.';

/** Neither a link nor a folder counts as a file. */
export function getKind(path: string): 'file' | 'missing' | 'other' {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return 'missing';
    return stats.isFile() ? 'file' : 'other';
  } catch (error) {
    // There is a file where its folder would be.
    if (isSystemError(error) && error.code === 'ENOTDIR') return 'other';
    throw error;
  }
}

/** The files that git does not know: new or ignored ones, links, and those of other repositories. */
export const listUnknown = (repository: Repository): Promise<string[]> =>
  repository.git.list(['ls-files', '--others', '-z', '--', ...listFolders(repository)]);

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
