/** Brings the author's folder to the published commit. What is not published stays as it is. */
import { join } from 'node:path';
import { toPathspecs } from './git.ts';
import { getKind, type LocalFile } from './local-files.ts';
import { diffIndex, diffTrees, storeFiles } from './objects.ts';
import { PublishError } from './problems.ts';
import type { Repository } from './state.ts';

/** What is published: the author's commit, and the one that also has the work of others. */
export interface Commits {
  mine: string;
  merged: string;
}

/**
 * @param published the files of the author's commit
 * @throws PublishError if git would overwrite, or bring back, what is only on this computer
 */
export async function checkInTheWay(
  { git, top, head }: Repository,
  { mine, merged }: Commits,
  published: readonly LocalFile[],
): Promise<void> {
  // Another program may hold the lock of the index, which is needed later.
  await git.run(['update-index', '--refresh'], { allowedCodes: [1] });
  const incoming = await diffTrees(git, mine, merged);
  const kinds = new Map(incoming.map(({ path }) => [path, getKind(join(top, path))]));
  const stored = await storeFiles(
    git,
    [...kinds.keys()].filter((path) => kinds.get(path) === 'file'),
  );
  const own = new Set(published.map(({ path }) => path));
  const staged = new Map(
    (await diffIndex(git, head)).flatMap((file) => (own.has(file.path) ? [] : [[file.path, file.afterId]])),
  );
  const inTheWay = incoming.find(({ path, beforeId, afterId }) => {
    if (staged.has(path) && staged.get(path) !== afterId) return true;
    if (kinds.get(path) === 'missing') return beforeId !== undefined && afterId !== undefined;
    return ![beforeId, afterId].includes(stored.get(path) ?? '');
  });
  if (!inTheWay) return;
  const message = `Others have published \`${inTheWay.path}\`, and that would overwrite what is not published here.`;
  throw new PublishError('in-the-way', message, CLEAR);
}

const CLEAR =
  'Publish it, too, or go back to what is published. If it is not in the list, ask a developer to commit it or to move it.';

/** @param published the files of the author's commit */
export async function updateFiles(
  { git, head, branch }: Repository,
  { mine, merged }: Commits,
  published: readonly LocalFile[],
): Promise<void> {
  // A hook would hold up saves. Settings of the branch must not change what is merged.
  const settings = ['-c', 'core.hooksPath=/dev/null', '-c', `branch.${branch}.mergeOptions=`];
  const changed = new Map((await diffTrees(git, mine, merged)).map(({ path, afterId }) => [path, afterId]));
  const isMerged = ({ path, afterId }: LocalFile) => changed.has(path) && changed.get(path) === afterId;
  // The index knows the published versions, staged or not, so that git takes the files for unchanged.
  for (const [commit, files] of [
    [merged, published.filter(isMerged)],
    [mine, published.filter((file) => !isMerged(file))],
  ] as const)
    if (files.length > 0)
      await git.run([...settings, 'reset', '--quiet', commit, '--', ...toPathspecs(files.map(({ path }) => path))]);
  // Fails if another program has committed meanwhile.
  if (mine !== head) await git.run([...settings, 'update-ref', '-m', 'publish', `refs/heads/${branch}`, mine, head]);
  if (merged === mine) return;
  await git.run([...settings, 'merge', '--ff-only', '--no-overwrite-ignore', '--quiet', '--no-autostash', merged]);
}
