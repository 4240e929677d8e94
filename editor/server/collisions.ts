/** Finds files that git would overwrite in a merge without asking: those that it ignores. */
import type { Git } from './git.ts';
import type { TreeChange } from './objects.ts';
import { CLEAR, PublishError } from './problems.ts';

/**
 * @param incoming what the merge would change in the last commit
 * @throws PublishError if an ignored file has the place of a file of others, or of one of its folders
 */
export async function checkCollisions(git: Git, incoming: readonly TreeChange[]): Promise<void> {
  const added = incoming.filter(({ afterId }) => afterId !== undefined).map(({ path }) => `${path}/`);
  const ignored = await git.list(['ls-files', '-z', '--others', '--ignored', '--exclude-standard']);
  for (const path of added) {
    const obstacle = ignored.find((file) => path.startsWith(`${file}/`) || file.startsWith(path));
    if (obstacle === undefined) continue;
    const message = `Others published \`${path.slice(0, -1)}\`, and \`${obstacle}\` is here, not committed. git would overwrite it.`;
    throw new PublishError('in-the-way', message, CLEAR);
  }
}
