import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Folders } from './content-files.ts';
import { GitError } from './git.ts';
import { getKind } from './local-files.ts';
import { MERGE_TITLE, tryMerge } from './merge.ts';
import { hashFiles } from './objects.ts';
import { PublishError } from './problems.ts';
import { type Checkout, openCheckout } from './state.ts';

/**
 * If publishing was killed while it resolved conflicts, files contain both versions, and the site can't be built. Goes back to before
 * the merge; the next publication merges again. Does nothing if anybody has edited these files since.
 */
export async function undoInterruptedMerge(folders: Folders): Promise<void> {
  try {
    const checkout = await openCheckout(folders);
    const { git, gitFolder } = checkout;
    const theirs = await git.find(['rev-parse', '--verify', '--quiet', 'MERGE_HEAD']);
    const message = join(gitFolder, 'MERGE_MSG');
    const isOwn = existsSync(message) && readFileSync(message, 'utf8').startsWith(`${MERGE_TITLE}\n`);
    if (theirs && isOwn && !(await isEdited(checkout, theirs))) await git.run(['merge', '--abort']);
  } catch (error) {
    // Publishing will say why git can't be used.
    if (!(error instanceof PublishError || error instanceof GitError)) throw error;
  }
}

/** Whether a conflicted file is on disk in a version that no commit has. git itself keeps edits of other files. */
async function isEdited({ git, top }: Checkout, theirs: string): Promise<boolean> {
  const { tree, conflicts } = await tryMerge(git, 'HEAD', theirs);
  for (const { path, mineId, theirsId } of conflicts) {
    const withBoth = await git.find(['rev-parse', '--verify', '--quiet', `${tree}:${path}`]);
    const [id] = getKind(join(top, path)) === 'missing' ? [] : await hashFiles(git, [path]);
    if (![mineId, theirsId, withBoth].includes(id)) return true;
  }
  return false;
}
