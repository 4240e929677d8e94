/** Pushes a commit, and finds out whether the server has it. */
import { type Git, GitError } from './git.ts';
import { fetchOthers } from './merge.ts';
import { PublishError } from './problems.ts';
import type { Target } from './state.ts';

/** @throws PublishError, GitError unless the server has the commit */
export async function push(git: Git, target: Target, commit: string): Promise<void> {
  const { remote, ref } = target;
  const options = ['--progress', '--no-follow-tags', '--recurse-submodules=no'];
  const failure = await git.connect(['push', ...options, '--', remote, `${commit}:${ref}`]).then(
    () => undefined,
    (error: unknown) => error,
  );
  const onServer = await readServer(git, target).catch((error: unknown) => {
    if (error instanceof GitError) return error;
    throw error;
  });
  if (onServer instanceof GitError) {
    // The push succeeded, or the server refused it: that is certain.
    if (failure === undefined) return;
    throw failure instanceof GitError && /rejected\]/.test(failure.output) ? failure : unknown();
  }
  if (onServer === commit || (await isIncluded(git, target, commit, onServer))) return;
  throw failure ?? new PublishError('overtaken', 'Somebody has taken it back on the server.', 'Ask your colleagues.');
}

/** @returns the commit of the branch; an empty string if the server does not have the branch */
async function readServer(git: Git, { remote, ref }: Target): Promise<string> {
  const printed = await git.connect(['ls-remote', '--', remote, ref]);
  return printed.split('\t')[0] ?? '';
}

/** Whether others have published on top of the commit. */
async function isIncluded(git: Git, target: Target, commit: string, onServer: string): Promise<boolean> {
  if (onServer === '') return false;
  try {
    await fetchOthers(git, target);
    await git.run(['merge-base', '--is-ancestor', commit, onServer]);
    return true;
  } catch (error) {
    if (error instanceof GitError || error instanceof PublishError) return false;
    throw error;
  }
}

function unknown(): PublishError {
  const message = 'The connection broke, so it is not known whether the server has it.';
  return new PublishError(
    'unknown',
    message,
    'Check the network, then publish again: that finds out, and publishes if needed.',
  );
}
