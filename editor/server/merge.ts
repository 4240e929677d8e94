/** Brings in what others have published. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeHash } from '../../engine/core/index.ts';
import type { ChosenVersions, PublishConflict } from '../protocol.ts';
import { checkCollisions } from './collisions.ts';
import { type ConflictedFile, describeConflict } from './conflicts.ts';
import type { Workspace } from './edit-session.ts';
import { type Git, toPathspecs } from './git.ts';
import { diffTrees, findBlob } from './objects.ts';
import { PublishError } from './problems.ts';
import { placeAt, type Repository, type Target } from './state.ts';

/** What a merge would give. Nothing on disk has changed yet. */
interface TriedMerge {
  /** With both versions in conflicted files. */
  tree: string;
  conflicts: ConflictedFile[];
}

/** A conflicted file, and the version of it to keep. */
interface ResolvedFile extends ConflictedFile {
  version?: ChosenVersions[string] | undefined;
}

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
  if ((await git.find(['merge-base', '--is-ancestor', theirs, mine])) !== undefined) return { commit: mine };
  const { tree, conflicts } = await tryMerge(git, mine, theirs);
  const incoming = await diffTrees(git, mine, tree);
  await checkCollisions(git, incoming);
  const resolved = conflicts.map((file) => ({ ...file, version: chosen[file.id] }));
  const open = resolved.filter(({ version }) => version === undefined);
  if (open.length > 0) {
    const described = open.map((file) => {
      const place = placeAt(repository, file.path);
      if (!place) throw needsDeveloper(file.path);
      return describeConflict(git, file, place, theirs, workspace);
    });
    return { conflicts: await Promise.all(described) };
  }
  await merge(repository, theirs, resolved);
  const paths = resolved.map(({ path }) => path);
  const changed = (await diffTrees(git, tree, 'HEAD')).find(({ path }) => !paths.includes(path));
  if (!changed) return { commit: await git.text(['rev-parse', 'HEAD']) };
  const fix = 'Ask a developer to look at the last commit.';
  throw new PublishError('changed', `\`${changed.path}\` was changed by a hook while git merged it.`, fix);
}

/** @returns the commit that the server has */
export async function fetchOthers(git: Git, { remote, ref, tracking }: Target): Promise<string> {
  const options = ['--progress', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];
  await git.connect(['fetch', ...options, '--', remote, `+${ref}:${tracking}`]);
  return git.text(['rev-parse', tracking]);
}

async function tryMerge(git: Git, mine: string, theirs: string): Promise<TriedMerge> {
  const options = ['--write-tree', '-z', '--no-messages', '--name-only'];
  const [tree = '', ...paths] = await git.list(['merge-tree', ...options, mine, theirs], { allowedCodes: [1] });
  const conflicts: ConflictedFile[] = [];
  for (const path of paths) {
    // A link, or a file that has become a folder: git invents a name with "~" for it.
    if (path.includes('~')) throw needsDeveloper(path);
    const [mineId, theirsId] = [await findBlob(git, mine, path), await findBlob(git, theirs, path)];
    // A choice counts for these two versions only.
    conflicts.push({ id: makeHash(path, mineId ?? '', theirsId ?? ''), path, mineId, theirsId });
  }
  return { tree, conflicts };
}

function needsDeveloper(path: string): PublishError {
  const message = `You and others have changed \`${path}\` in ways that can’t be joined here.`;
  return new PublishError('conflict', message, 'Ask a developer to run `git pull`. Then publish again.');
}

/** The first line of the commit. It tells an interrupted merge of ours from others. */
export const MERGE_TITLE = 'Merge what others published';
/** Options that settings of git may change. */
const OPTIONS = ['--quiet', '--no-autostash', '--no-edit', '--no-squash', '--no-rerere-autoupdate', `-m${MERGE_TITLE}`];

async function merge({ git, gitFolder }: Repository, theirs: string, resolved: readonly ResolvedFile[]): Promise<void> {
  const isUnfinished = () => existsSync(join(gitFolder, 'MERGE_HEAD'));
  try {
    if (resolved.length === 0) {
      await git.run(['merge', '--ff', '--commit', ...OPTIONS, theirs]);
      return;
    }
    await git.run(['merge', '--no-ff', '--no-commit', ...OPTIONS, theirs]).catch((error: unknown) => {
      // git fails because of the conflicts. If it has not begun, there is another reason.
      if (!isUnfinished()) throw error;
    });
    for (const file of resolved) await keepVersion(git, file);
    await git.run(['commit', '--quiet', `--message=${MERGE_TITLE}`]);
  } catch (error) {
    // All content is in the two commits. What the author left out is not part of the merge, so git keeps it.
    if (isUnfinished()) await git.find(['merge', '--abort']);
    throw error;
  }
}

async function keepVersion(git: Git, { path, mineId, theirsId, version }: ResolvedFile): Promise<void> {
  const paths = ['--', ...toPathspecs([path])];
  if ((version === 'mine' ? mineId : theirsId) === undefined) {
    await git.run(['rm', '--quiet', ...paths]);
    return;
  }
  await git.run(['checkout', version === 'mine' ? '--ours' : '--theirs', ...paths]);
  await git.run(['add', ...paths]);
}
