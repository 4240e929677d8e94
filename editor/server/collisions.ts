/** Finds files on disk that a merge would overwrite. git protects most of them, but not those that it ignores. */
import { lstatSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { kindOf, listUncommitted } from './local-files.ts';
import { listTree, type TreeChange, type TreeFile } from './objects.ts';
import { PublishError } from './problems.ts';
import { listHidden, type Repository } from './state.ts';

/**
 * @param incoming what the merge would change in the last commit
 * @param isFastForward whether there is nothing to commit. If there is, git merges nothing while something is staged
 * @throws PublishError if a file that is not committed would be in the way
 */
export async function checkCollisions(
  repository: Repository,
  incoming: readonly TreeChange[],
  isFastForward: boolean,
): Promise<void> {
  const { git, top } = repository;
  const committed = await listTree(git, 'HEAD');
  const uncommitted = await listUncommitted(repository);
  const hidden = (await listHidden(git)).filter((path) => kindOf(join(top, path)) !== 'missing');
  // On some disks, "Grocery.md" and "grocery.md" are the same file.
  const ignoresCase = (await git.find(['config', '--type=bool', 'core.ignoreCase'])) === 'true';
  const fold = (path: string) => (ignoresCase ? path.toLowerCase() : path);
  const changed = new Set([...uncommitted.map(({ path }) => path), ...hidden].map(fold));
  for (const { path, afterId } of incoming) {
    const obstacle = afterId === undefined ? undefined : findObstacle(top, path, committed);
    if (obstacle !== undefined || changed.has(fold(path))) throw inTheWay(path, obstacle ?? path);
  }
  const staged = uncommitted.find(({ isStaged }) => isStaged);
  if (!staged || isFastForward) return;
  const message = `Others have published, too. git can’t merge while \`${staged.path}\` is staged (\`git add\`).`;
  throw new PublishError('staged', message, 'Ask a developer to commit it. Then publish again.');
}

/** A file that is not committed, at the place of another file or of one of its folders. */
function findObstacle(top: string, path: string, committed: ReadonlyMap<string, TreeFile>): string | undefined {
  const names = path.split('/');
  for (const index of names.keys()) {
    const part = names.slice(0, index + 1).join('/');
    const stats = lstatSync(join(top, part), { throwIfNoEntry: false });
    // What is committed here will be deleted by the same merge.
    if (stats === undefined || committed.has(part)) return undefined;
    if (!stats.isDirectory()) return part;
  }
  return listAll(top, path).find((file) => !committed.has(file));
}

function listAll(top: string, folder: string): string[] {
  return readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(top, join(parentPath, name)).replaceAll('\\', '/'));
}

function inTheWay(path: string, obstacle: string): PublishError {
  const message = `Others published \`${path}\`, and \`${obstacle}\` is here, not committed. git would overwrite it.`;
  return new PublishError('in-the-way', message, CLEAR);
}

const CLEAR =
  'Publish it, too, or go back to what is published. If it is not in the list, ask a developer to commit it or to move it.';
