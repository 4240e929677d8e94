/** Brings in what others have published. */
import type { ChosenVersions, PublishConflict } from '../protocol.ts';
import { commitTree } from './commit.ts';
import { type ConflictedFile, describeConflict, listConflicts } from './conflicts.ts';
import type { Workspace } from './edit-session.ts';
import { type Git, toPathspecs } from './git.ts';
import { needsDeveloper, PublishError } from './problems.ts';
import type { Repository, Target } from './state.ts';
import type { Worktree } from './worktree.ts';

type MergeResult = { commit: string } | { conflicts: PublishConflict[] };

/** @throws GitError if git can't say */
export const isAncestor = async (git: Git, commit: string, of: string): Promise<boolean> =>
  (await git.text(['merge-base', commit, of], { allowedCodes: [1] })) === commit;

/**
 * Fetches what others have published.
 * @returns the commit that the server has
 * @throws PublishError if they have taken back what this checkout knew as published
 */
export async function fetchOthers(git: Git, { remote, ref, tracking, tip }: Target): Promise<string> {
  const options = ['--progress', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];
  await git.text(['fetch', ...options, '--', remote, `+${ref}:${tracking}`]);
  const theirs = await git.text(['rev-parse', tracking]);
  if (await isAncestor(git, tip, theirs)) return theirs;
  const message = 'Others have taken back something that was published.';
  throw new PublishError(
    'rewound',
    message,
    'Nothing was published. Look again what would be published, then publish.',
  );
}

/**
 * Merges what others have published, if there is anything, in a checkout of the author's commit.
 * @param chosen the versions that the author has chosen
 * @returns the commit to publish, or the conflicts without a choice
 * @throws PublishError, GitError
 */
export async function mergeOthers(
  { git }: Worktree,
  repository: Repository,
  theirs: string,
  workspace: Workspace,
  chosen: ChosenVersions,
): Promise<MergeResult> {
  const mine = await git.text(['rev-parse', 'HEAD']);
  if (await isAncestor(git, theirs, mine)) return { commit: mine };
  if (await isAncestor(git, mine, theirs)) {
    await git.run(['reset', '--quiet', '--hard', theirs]);
    return { commit: theirs };
  }
  const conflicts = await startMerge(git, repository, theirs);
  const open = conflicts.filter(({ id }) => chosen[id] === undefined);
  if (open.length > 0)
    return { conflicts: await Promise.all(open.map((file) => describeConflict(git, file, theirs, workspace))) };
  for (const file of conflicts) await keepVersion(git, file, chosen[file.id]);
  const tree = await git.text(['write-tree']);
  return { commit: await commitTree(git, tree, 'Merge what others published') };
}

async function startMerge(git: Git, repository: Repository, theirs: string): Promise<ConflictedFile[]> {
  const bases = await git.text(['merge-base', '--all', 'HEAD', theirs], { allowedCodes: [1] });
  if (bases.includes('\n')) throw needsDeveloper('the same files');
  // Other strategies guess which file was renamed, and then put words into another file, or delete it.
  const command = ['merge', '--strategy=resolve', '--no-ff', '--no-commit', '--no-rerere-autoupdate'];
  try {
    await git.run([...command, '--quiet', '--no-autostash', '--no-edit', '--no-squash', theirs]);
    return [];
  } catch (error) {
    const conflicts = await listConflicts(git, repository);
    if (conflicts.length === 0) throw error;
    return conflicts;
  }
}

async function keepVersion(
  git: Git,
  { path, mineId, theirsId }: ConflictedFile,
  version: ChosenVersions[string] | undefined,
): Promise<void> {
  const paths = ['--', ...toPathspecs([path])];
  if ((version === 'mine' ? mineId : theirsId) === undefined) {
    await git.run(['rm', '--quiet', ...paths]);
    return;
  }
  await git.run(['checkout', version === 'mine' ? '--ours' : '--theirs', ...paths]);
  await git.run(['add', ...paths]);
}
