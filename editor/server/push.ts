import { GitError } from './git.ts';
import { fetchOthers } from './merge.ts';
import { PublishError } from './problems.ts';
import type { Repository, Target } from './state.ts';

/**
 * Pushes the last commit, then asks the server what it has: the connection may break after the server has accepted it.
 * @throws PublishError, GitError unless the server has the commit
 */
export async function push({ git, usesLfs }: Repository, target: Target, commit: string): Promise<void> {
  // The hook of Git LFS does this, too, but other programs replace hooks. Then the pictures would be missing on the server.
  if (usesLfs) await git.connect(['lfs', 'push', target.remote, target.ref]);
  const options = ['--progress', '--no-follow-tags', '--recurse-submodules=no'];
  const failure = await git.connect(['push', ...options, '--', target.remote, `${commit}:${target.ref}`]).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure === undefined) return;
  // The server has refused it.
  if (!(failure instanceof GitError) || /rejected\]/.test(failure.output)) throw failure;
  const onServer = await fetchOthers(git, target).catch((error: unknown) => {
    if (error instanceof GitError) throw new PublishError('unknown', UNKNOWN, ASK_AGAIN);
    throw error;
  });
  // Others may have published on top of it.
  const isThere = (await git.find(['merge-base', '--is-ancestor', commit, onServer])) !== undefined;
  if (!isThere) throw failure;
}

const UNKNOWN = 'The connection broke, so it is not known whether the server has it.';
const ASK_AGAIN = 'Check the network, then publish again: that finds out, and publishes if needed.';
