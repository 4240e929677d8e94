/** Commits what the review showed, and nothing else. */
import { type Git, GitError, pathsAsInput } from './git.ts';
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
  const { args, input } = pathsAsInput(files.map(({ path }) => path));
  const added = await markNewFiles(git, files);
  try {
    await git.run(['commit', '--quiet', '--only', `--message=${message}`, ...args], { input });
  } catch (error) {
    await unmark(git, added);
    throw error instanceof GitError ? explainHook(error) : error;
  }
  const changes = await diffTrees(git, head, 'HEAD');
  const different = findDifference(changes, files);
  if (different === undefined) return git.text(['rev-parse', 'HEAD']);
  const fix = 'Nothing was published. Look at the changes again, then publish.';
  throw new PublishError(
    'changed',
    `\`${different}\` was changed by a hook or another program while it was saved.`,
    fix,
  );
}

/** git commits a new file only if it knows it. This stages no content. @returns the new files */
async function markNewFiles(git: Git, files: readonly LocalFile[]): Promise<string[]> {
  const added = files.filter(({ beforeId }) => beforeId === undefined).map(({ path }) => path);
  const known = await git.list(['ls-files', '-z']);
  const unknown = added.filter((path) => !known.includes(path));
  if (unknown.length === 0) return [];
  const { args, input } = pathsAsInput(unknown);
  try {
    await git.run(['add', '--intent-to-add', ...args], { input });
  } catch (error) {
    await unmark(git, unknown);
    throw error;
  }
  return unknown;
}

async function unmark(git: Git, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const { args, input } = pathsAsInput(paths);
  // The reason why the commit failed matters more.
  await git.run(['reset', '--quiet', ...args], { input }).catch(() => undefined);
}

/** @returns a path that was committed and not shown, or that was committed with other content */
export function findDifference(changes: readonly TreeChange[], shown: readonly TreeChange[]): string | undefined {
  const toKey = ({ path, afterId = '' }: TreeChange) => `${path}\0${afterId}`;
  const [done, wanted] = [changes, shown].map((list) => new Set(list.map(toKey)));
  return [
    ...changes.filter((change) => !wanted?.has(toKey(change))),
    ...shown.filter((file) => !done?.has(toKey(file))),
  ][0]?.path;
}

/** git itself begins its messages with "fatal:" or "error:". A hook that fails prints what it likes, or nothing. */
export function explainHook(error: GitError): unknown {
  if (error.code !== 1 || /^(?:fatal|error):/m.test(error.output) || /tell me who you are/.test(error.output))
    return error;
  const said = error.output.trim() ? ` It said: ${error.message}` : '';
  const fix = 'Ask a developer. Then publish again.';
  return new PublishError('hook', `A check of this repository (a git hook) refused to save it.${said}`, fix);
}
