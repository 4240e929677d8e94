/** Commits what the review showed, and nothing else. */
import { toPathspecs } from './git.ts';
import type { LocalFile } from './local-files.ts';
import { diffTrees, type TreeChange } from './objects.ts';
import { PublishError } from './problems.ts';
import type { Repository } from './state.ts';

/**
 * Other files stay as they are, staged or not. If the commit fails, nothing is staged that was not staged before.
 * @returns the ID of the commit
 * @throws PublishError if a hook or another program has changed what was committed
 */
export async function commitFiles(
  { git, head }: Repository,
  files: readonly LocalFile[],
  message: string,
): Promise<string> {
  const run = (command: readonly string[], some: readonly LocalFile[]) =>
    git.run([...command, '--', ...toPathspecs(some.map(({ path }) => path))]);
  const untracked = files.filter(({ isUntracked }) => isUntracked);
  try {
    // git commits only files that it knows. This stages no content.
    if (untracked.length > 0) await run(['add', '--intent-to-add'], untracked);
    await run(['commit', '--quiet', '--only', `--message=${message}`], files);
  } catch (error) {
    // Why the commit failed matters more than why this may fail.
    if (untracked.length > 0) await run(['reset', '--quiet'], untracked).catch(() => undefined);
    throw error;
  }
  const commit = await git.text(['rev-parse', 'HEAD']);
  const all = [...(await diffTrees(git, head, commit)), ...files];
  // What was shown and committed occurs twice.
  const isSingle = ({ path, afterId }: TreeChange) =>
    all.filter((one) => one.path === path && one.afterId === afterId).length === 1;
  const different = all.find(isSingle);
  if (different === undefined) return commit;
  const fix = 'Nothing was published. Look at the changes again, then publish.';
  throw new PublishError(
    'changed',
    `\`${different.path}\` was changed by a hook or another program while it was saved.`,
    fix,
  );
}
