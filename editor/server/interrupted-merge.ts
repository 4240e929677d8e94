import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Folders } from './content-files.ts';
import { GitError } from './git.ts';
import { kindOf } from './local-files.ts';
import { MERGE_TITLE, tryMerge } from './merge.ts';
import { hashFiles, listTree } from './objects.ts';
import { PublishError } from './problems.ts';
import { type Checkout, openCheckout } from './state.ts';

/**
 * If publishing was killed while it resolved conflicts, files contain both versions, and the site can't be built. Goes back to before
 * the merge; the next publication merges again. Does nothing if anybody has edited these files since.
 */
export async function undoInterruptedMerge(folders: Folders): Promise<void> {
  try {
    const checkout = await openCheckout(folders);
    const theirs = findOwnMerge(checkout);
    if (theirs && !(await isEdited(checkout, theirs))) await checkout.git.run(['merge', '--abort']);
  } catch (error) {
    // Publishing will say why git can't be used.
    if (!(error instanceof PublishError || error instanceof GitError)) throw error;
  }
}

/** @returns the commit that is being merged; undefined if there is none, or if somebody else merges it */
function findOwnMerge({ gitFolder }: Checkout): string | undefined {
  const [head, message] = ['MERGE_HEAD', 'MERGE_MSG'].map((name) => join(gitFolder, name));
  if (!head || !message || !existsSync(head) || !existsSync(message)) return undefined;
  return readFileSync(message, 'utf8').split('\n')[0] === MERGE_TITLE ? readFileSync(head, 'utf8').trim() : undefined;
}

/** Whether a conflicted file is on disk in a version that no commit has. git itself keeps edits of other files. */
async function isEdited({ git, top }: Checkout, theirs: string): Promise<boolean> {
  const { tree, conflicts } = await tryMerge(git, 'HEAD', theirs);
  const withBoth = await listTree(git, tree);
  for (const { path, mineId, theirsId } of conflicts) {
    const kind = kindOf(join(top, path));
    const [id] = kind === 'file' ? await hashFiles(git, [path]) : [];
    const known = [mineId, theirsId, withBoth.get(path)?.id];
    if (kind === 'other' || !known.includes(id)) return true;
  }
  return false;
}
