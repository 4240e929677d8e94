/** Finds files on disk that git would overwrite in a merge without asking: those that it ignores. */
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './local-files.ts';
import { listTree, type TreeChange, type TreeFile } from './objects.ts';
import { CLEAR, PublishError } from './problems.ts';
import type { Repository } from './state.ts';

/**
 * @param incoming what the merge would change in the last commit
 * @throws PublishError if a file that is not committed has the place of another
 */
export async function checkCollisions({ git, top }: Repository, incoming: readonly TreeChange[]): Promise<void> {
  const committed = await listTree(git, 'HEAD');
  for (const { path, afterId } of incoming) {
    const obstacle = afterId === undefined ? undefined : findObstacle(top, path, committed);
    if (obstacle === undefined) continue;
    const message = `Others published \`${path}\`, and \`${obstacle}\` is here, not committed. git would overwrite it.`;
    throw new PublishError('in-the-way', message, CLEAR);
  }
}

/** A file that is not committed, at the place of another file or of one of its folders. */
function findObstacle(top: string, path: string, committed: ReadonlyMap<string, TreeFile>): string | undefined {
  const names = path.split('/');
  for (const index of names.keys()) {
    const part = names.slice(0, index + 1).join('/');
    const stats = lstatSync(join(top, part), { throwIfNoEntry: false });
    // git itself protects what is committed here.
    if (stats === undefined || committed.has(part)) return undefined;
    if (!stats.isDirectory()) return part;
  }
  return listFiles(join(top, path))
    .map((file) => `${path}/${file}`)
    .find((file) => !committed.has(file));
}
