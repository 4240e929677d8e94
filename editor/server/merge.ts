/** Brings in what others have published. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ChosenVersions, PublishConflict } from '../protocol.ts';
import { type ConflictedFile, describeConflict, listConflicts } from './conflicts.ts';
import type { Workspace } from './edit-session.ts';
import { type Git, openGit, toPathspecs } from './git.ts';
import { diffTrees } from './objects.ts';
import { needsDeveloper, PublishError } from './problems.ts';
import type { Repository, Target } from './state.ts';

type MergeResult = { commit: string } | { conflicts: PublishConflict[] };

/**
 * Merges what others have published, if there is anything.
 * @param mine the commit that the author has seen
 * @param chosen the versions that the author has chosen
 * @returns the commit to publish, or the conflicts without a choice; then nothing has changed
 * @throws PublishError, GitError
 */
export async function mergeOthers(
  repository: Repository,
  mine: string,
  target: Target,
  workspace: Workspace,
  chosen: ChosenVersions,
): Promise<MergeResult> {
  const { git } = repository;
  const theirs = await fetchOthers(git, target);
  const has = async (commit: string, other: string) =>
    (await git.find(['merge-base', '--is-ancestor', other, commit])) !== undefined;
  if (await has(mine, theirs)) return { commit: mine };
  const merged = (await has(theirs, mine))
    ? { commit: theirs }
    : await withWorktree(repository, mine, (apart) => mergeIn(apart, repository, theirs, workspace, chosen));
  if ('conflicts' in merged) return merged;
  await git.run(['merge', '--ff-only', '--no-overwrite-ignore', ...OPTIONS, merged.commit]);
  return merged;
}

/** @returns the commit that the server has */
export async function fetchOthers(git: Git, { remote, ref, tracking }: Target): Promise<string> {
  const options = ['--progress', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];
  await git.connect(['fetch', ...options, '--', remote, `+${ref}:${tracking}`]);
  return git.text(['rev-parse', tracking]);
}

/** Options that settings of git may change. */
const OPTIONS = ['--quiet', '--no-autostash', '--no-edit', '--no-squash'];

/**
 * Runs `act` in a checkout of its own, so that the author's never has a merge in progress. Removes it afterwards.
 * @param commit what is checked out
 */
async function withWorktree<Result>({ git, gitFolder }: Repository, commit: string, act: (apart: Git) => Result) {
  // Hooks find the packages of the project there.
  const folder = join(gitFolder, 'publish-merge');
  const remove = async () => {
    rmSync(folder, { recursive: true, force: true });
    await git.find(['worktree', 'remove', '--force', '--force', folder]);
  };
  // Publishing may have been killed.
  await remove();
  try {
    await git.run(['worktree', 'add', '--quiet', '--detach', folder, commit]);
    return await act(openGit(folder));
  } finally {
    await remove();
  }
}

async function mergeIn(
  apart: Git,
  repository: Repository,
  theirs: string,
  workspace: Workspace,
  chosen: ChosenVersions,
): Promise<MergeResult> {
  const { git } = repository;
  const conflicts = await startMerge(apart, repository, theirs);
  const open = conflicts.filter(({ id }) => chosen[id] === undefined);
  if (open.length > 0)
    return { conflicts: await Promise.all(open.map((file) => describeConflict(git, file, theirs, workspace))) };
  for (const file of conflicts) await keepVersion(apart, file, chosen[file.id]);
  const tree = await apart.text(['write-tree']);
  await apart.run(['commit', '--quiet', '--message=Merge what others published']);
  const commit = await apart.text(['rev-parse', 'HEAD']);
  const [changed] = await diffTrees(git, tree, commit);
  if (changed === undefined) return { commit };
  const message = `\`${changed.path}\` was changed by a hook while git merged it.`;
  throw new PublishError('changed', message, 'Ask a developer. Then publish again.');
}

async function startMerge(apart: Git, repository: Repository, theirs: string): Promise<ConflictedFile[]> {
  const bases = await apart.text(['merge-base', '--all', 'HEAD', theirs], { allowedCodes: [1] });
  if (bases.includes('\n')) throw needsDeveloper('the same files');
  // Other strategies guess which file was renamed, and then put words into another file, or delete it.
  const command = ['merge', '--strategy=resolve', '--no-ff', '--no-commit', '--no-rerere-autoupdate'];
  try {
    await apart.run([...command, ...OPTIONS, theirs]);
    return [];
  } catch (error) {
    const conflicts = await listConflicts(apart, repository);
    if (conflicts.length === 0) throw error;
    return conflicts;
  }
}

async function keepVersion(
  apart: Git,
  { path, mineId, theirsId }: ConflictedFile,
  version: ChosenVersions[string] | undefined,
): Promise<void> {
  const paths = ['--', ...toPathspecs([path])];
  if ((version === 'mine' ? mineId : theirsId) === undefined) {
    await apart.run(['rm', '--quiet', ...paths]);
    return;
  }
  await apart.run(['checkout', version === 'mine' ? '--ours' : '--theirs', ...paths]);
  await apart.run(['add', ...paths]);
}
