import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Folders } from './content-files.ts';
import { type Git, GitError } from './git.ts';
import { MERGE_TITLE } from './merge.ts';
import { hashFile } from './objects.ts';
import { PublishError } from './problems.ts';
import { openCheckout } from './state.ts';

/**
 * If publishing was killed while it resolved conflicts, files contain both versions, and the site can't be built. Goes back to before
 * the merge; the next publication merges again. Does nothing if anybody has edited these files since.
 */
export async function undoInterruptedMerge(folders: Folders): Promise<void> {
  try {
    const { git, gitFolder } = await openCheckout(folders);
    const message = join(gitFolder, 'MERGE_MSG');
    const isOwn =
      existsSync(join(gitFolder, 'MERGE_HEAD')) && readFileSync(message, 'utf8').startsWith(`${MERGE_TITLE}\n`);
    if (isOwn && !(await isEdited(git))) await git.run(['merge', '--abort']);
  } catch (error) {
    // Publishing will say why git can't be used.
    if (!(error instanceof PublishError || error instanceof GitError)) throw error;
  }
}

/** Whether a conflicted file is in a version that git does not have. git itself keeps edits of other files. */
async function isEdited(git: Git): Promise<boolean> {
  const paths = await git.list(['diff', '--name-only', '-z', '--diff-filter=U']);
  for (const path of paths) {
    // git stores what it writes into a conflicted file.
    if ((await git.find(['cat-file', '-e', await hashFile(git, path)])) === undefined) return true;
  }
  return false;
}
