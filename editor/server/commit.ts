/** Commits what the review showed, and nothing else. */

import { toPathspecs } from './git.ts';
import type { LocalFile } from './local-files.ts';
import { diffTrees } from './objects.ts';
import { PublishError } from './problems.ts';
import type { Worktree } from './worktree.ts';

/**
 * Commits versions of files that git has stored already, in a checkout of the last commit.
 * @returns the ID of the commit
 * @throws PublishError if a hook has changed what was committed
 */
export async function commitFiles({ git }: Worktree, files: readonly LocalFile[], message: string): Promise<string> {
  const deleted = files.flatMap(({ path, afterId }) => (afterId === undefined ? [path] : []));
  const written = files.flatMap(({ path, mode, afterId }) =>
    afterId ? ['--cacheinfo', `${mode},${afterId},${path}`] : [],
  );
  if (deleted.length > 0) await git.run(['rm', '--quiet', '--force', '--', ...toPathspecs(deleted)]);
  await git.run(['update-index', '--add', '--replace', ...written]);
  const tree = await git.text(['write-tree']);
  // Hooks find the new versions on the disk, too.
  await git.run(['read-tree', '--reset', '-u', tree]);
  return commitTree(git, tree, message);
}

/** @param tree what the index has, and the commit must have */
export async function commitTree(git: Worktree['git'], tree: string, message: string): Promise<string> {
  await git.run(['commit', '--quiet', '--no-edit', `--message=${message}`]);
  const commit = await git.text(['rev-parse', 'HEAD']);
  const [changed] = await diffTrees(git, tree, commit);
  if (changed === undefined) return commit;
  const reason = `\`${changed.path}\` was changed by a hook while git saved it.`;
  throw new PublishError('changed', reason, 'Nothing was published. Ask a developer. Then publish again.');
}
