/** A checkout apart from the author's folder, in which a publication is made and checked. */
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readGit } from '../../engine/core/index.ts';
import type { Folders } from './content-files.ts';
import { type Git, openGit } from './git.ts';
import type { Repository } from './state.ts';

export interface Worktree {
  git: Git;
  folder: string;
}

/** In the folder of the repository, so that hooks find the packages of the project. */
const NAME = 'publish-merge';

/** Runs `act` in a checkout of a commit, which is removed afterwards. Whatever fails there, the author's folder is as before. */
export async function withWorktree<Result>(
  { git, top, gitFolder }: Repository,
  commit: string,
  act: (apart: Worktree) => Promise<Result>,
): Promise<Result> {
  const folder = join(gitFolder, NAME);
  const remove = async () => {
    rmSync(folder, { recursive: true, force: true });
    // `git worktree prune` would also forget those of a developer on a disk that is not connected. Killed while it began, it is locked.
    await git.find(['worktree', 'remove', '--force', '--force', folder]);
  };
  // A path in `core.hooksPath` counts from the folder in which git runs.
  const hooks = resolve(top, await git.text(['rev-parse', '--git-path', 'hooks']));
  // Publishing may have been killed.
  await remove();
  try {
    await git.run(['worktree', 'add', '--quiet', '--detach', folder, commit]);
    return await act({ folder, git: openGit(folder, undefined, ['-c', `core.hooksPath=${hooks}`]) });
  } finally {
    await remove();
  }
}

/** Removes what a killed publication has left. */
export function removeWorktree({ content }: Folders): void {
  const gitFolder = readGit(content, ['rev-parse', '--absolute-git-dir'])?.trim();
  if (gitFolder === undefined || !existsSync(join(gitFolder, NAME))) return;
  rmSync(join(gitFolder, NAME), { recursive: true, force: true });
  readGit(content, ['worktree', 'remove', '--force', '--force', join(gitFolder, NAME)]);
}
