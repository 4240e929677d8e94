import { GitError } from './git.ts';
import { fetchOthers, isAncestor } from './merge.ts';
import { PublishError } from './problems.ts';
import type { Repository, Target } from './state.ts';

/**
 * Pushes a commit, then asks the server what it has: the connection may break after the server has accepted it.
 * @param theirs the commit that the server must still have
 * @throws PublishError, GitError unless the server has the commit
 */
export async function push(
  { git, usesLfs }: Repository,
  target: Target,
  commit: string,
  theirs: string,
): Promise<void> {
  // The hook of Git LFS does this, too, but other programs replace hooks. Then the pictures would be missing on the server.
  if (usesLfs) await git.text(['lfs', 'push', target.remote, commit]);
  const options = ['--progress', '--no-follow-tags', '--recurse-submodules=no'];
  // Without it, a commit that others take back at this moment would be published again.
  const lease = `--force-with-lease=${target.ref}:${theirs}`;
  const failure = await git.text(['push', ...options, lease, '--', target.remote, `${commit}:${target.ref}`]).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure === undefined) return;
  // The server has refused it.
  if (!(failure instanceof GitError) || /rejected\]/.test(failure.output)) throw failure;
  const onServer = await fetchOthers(git, { ...target, tip: theirs }).catch((error: unknown) => {
    if (error instanceof GitError) throw new PublishError('unknown', UNKNOWN, ASK_AGAIN);
    throw error;
  });
  // Others may have published on top of it.
  if (!(await isAncestor(git, commit, onServer))) throw failure;
}

const UNKNOWN = 'The connection broke, so it is not known whether the server has it.';
const ASK_AGAIN = 'Check the network, then publish again: that finds out, and publishes if needed.';
