/** Brings in what others have published. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ChosenVersion, PublishConflict } from '../protocol.ts';
import { checkCollisions } from './collisions.ts';
import { explainHook, findDifference } from './commit.ts';
import { describeConflict } from './conflicts.ts';
import type { Workspace } from './edit-session.ts';
import { type Git, GitError, toPathspecs } from './git.ts';
import { diffTrees, listTree, type TreeChange } from './objects.ts';
import { PublishError } from './problems.ts';
import { placeAt, type Repository, type Target } from './state.ts';

/** A file that both sides have changed. An ID is undefined if that side has deleted it. */
export interface ConflictedFile {
  path: string;
  mineId?: string | undefined;
  theirsId?: string | undefined;
}

/** What a merge would give. Nothing on disk has changed yet. */
interface TriedMerge {
  /** With both versions in conflicted files. */
  tree: string;
  conflicts: ConflictedFile[];
}

type MergeResult = { commit: string } | { conflicts: PublishConflict[] };

/**
 * Merges what others have published, if there is anything.
 * @param chosen the versions that the author has chosen
 * @returns the commit to publish, or the conflicts without a choice; then nothing has changed
 * @throws PublishError, GitError
 */
export async function mergeOthers(
  repository: Repository,
  target: Target,
  workspace: Workspace,
  chosen: readonly ChosenVersion[],
): Promise<MergeResult> {
  const { git } = repository;
  const theirs = await fetchOthers(git, target);
  const mine = await git.text(['rev-parse', 'HEAD']);
  const base = theirs && (await git.find(['merge-base', mine, theirs]));
  if (theirs === undefined || base === theirs) return { commit: mine };
  if (base === undefined) throw unrelated(target);
  const tried = await tryMerge(git, mine, theirs);
  const described = await describeConflicts(repository, tried, theirs, workspace);
  const incoming = await diffTrees(git, mine, tried.tree);
  await checkCollisions(repository, [...incoming, ...tried.conflicts], base === mine);
  const choices = new Map(chosen.map(({ id, version }) => [id, version]));
  const open = described.filter(({ id }) => !choices.has(id));
  if (open.length > 0) return { conflicts: open };
  const resolved = tried.conflicts.map(({ path, mineId, theirsId }, index): TreeChange => {
    const version = choices.get(described[index]?.id ?? '');
    return { path, afterId: version === 'mine' ? mineId : theirsId };
  });
  await merge(repository, theirs, tried, resolved);
  const commit = await git.text(['rev-parse', 'HEAD']);
  const different = findDifference(
    await diffTrees(git, tried.tree, commit),
    await onlyChanged(git, tried.tree, resolved),
  );
  if (different === undefined) return { commit };
  const fix = 'Ask a developer to look at the last commit.';
  throw new PublishError('changed', `\`${different}\` was changed by a hook while git merged it.`, fix);
}

/** @returns the commit that the server has; undefined if the branch is new there */
async function fetchOthers(git: Git, { remote, ref, tracking, tip }: Target): Promise<string | undefined> {
  const options = ['--progress', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];
  try {
    await git.connect(['fetch', ...options, '--', remote, `+${ref}:${tracking}`]);
  } catch (error) {
    if (!(error instanceof GitError && /couldn't find remote ref/.test(error.output))) throw error;
    if (tip === undefined) return undefined;
    const message = `The server no longer has the branch \`${ref.replace('refs/heads/', '')}\`; it may have been renamed.`;
    throw new PublishError(
      'no-branch',
      message,
      'Ask a developer to connect yours with the new one. Then publish again.',
    );
  }
  return git.text(['rev-parse', tracking]);
}

function unrelated({ address }: Target): PublishError {
  const message = `What is on ${address} has nothing in common with this copy of the site.`;
  const fix = 'Ask a developer whether it is the right server; if it is, clone it again.';
  return new PublishError('unrelated', message, fix);
}

export async function tryMerge(git: Git, mine: string, theirs: string): Promise<TriedMerge> {
  const options = ['--write-tree', '-z', '--no-messages'];
  const [tree = '', ...lines] = await git.list(['merge-tree', ...options, mine, theirs], { allowedCodes: [1] });
  const files = new Map<string, ConflictedFile>();
  for (const line of lines) {
    const [, mode = '', id, stage, path = ''] = /^(\d+) (\w+) (\d)\t(.*)$/s.exec(line) ?? [];
    if (!mode.startsWith('100')) throw needsDeveloper(path);
    const file = files.get(path) ?? { path };
    if (stage === '2') file.mineId = id;
    if (stage === '3') file.theirsId = id;
    files.set(path, file);
  }
  return { tree, conflicts: [...files.values()] };
}

function needsDeveloper(path: string): PublishError {
  const message = `You and others have changed \`${path}\` in ways that can’t be joined here.`;
  return new PublishError('conflict', message, 'Ask a developer to run `git pull`. Then publish again.');
}

/** @throws PublishError if a conflict is not about a content file or picture */
async function describeConflicts(repository: Repository, tried: TriedMerge, theirs: string, workspace: Workspace) {
  if (tried.conflicts.length === 0) return [];
  const { git } = repository;
  // Where a file has become a folder, git invents a name.
  const known = [await listTree(git, 'HEAD'), await listTree(git, theirs)];
  const isKnown = (path: string) => known.some((tree) => tree.has(path));
  const conflicts: PublishConflict[] = [];
  for (const file of tried.conflicts) {
    const place = placeAt(repository, file.path);
    if (!place || !isKnown(file.path)) throw needsDeveloper(file.path);
    conflicts.push(await describeConflict(git, file, place, theirs, workspace));
  }
  return conflicts;
}

/** The first line of the commit. It tells an interrupted merge of ours from others. */
export const TITLE = 'Merge what others published';
/** Options that settings of git may change. */
const OPTIONS = ['--no-autostash', '--no-edit', '--no-squash', '--no-rerere-autoupdate', `-m${TITLE}`];

/** @param resolved the version to keep of each conflicted file */
async function merge(
  { git, gitFolder }: Repository,
  theirs: string,
  tried: TriedMerge,
  resolved: readonly TreeChange[],
) {
  try {
    if (tried.conflicts.length === 0) {
      await git.run(['merge', '--quiet', '--ff', '--commit', ...OPTIONS, theirs]);
      return;
    }
    await git.run(['merge', '--quiet', '--no-ff', '--no-commit', ...OPTIONS, theirs]).catch((error: unknown) => {
      // Conflicts are expected. Without this file, git has refused to begin.
      if (!existsSync(join(gitFolder, 'MERGE_HEAD'))) throw error;
    });
    for (const [index, { path, mineId }] of tried.conflicts.entries()) {
      const id = resolved[index]?.afterId;
      await keepVersion(git, path, id === undefined ? 'deleted' : id === mineId ? 'ours' : 'theirs');
    }
    await git.run(['commit', '--quiet', `--message=${TITLE}`]);
  } catch (error) {
    // All content is in the two commits. What the author left out is not part of the merge, so git keeps it.
    if (existsSync(join(gitFolder, 'MERGE_HEAD'))) await git.find(['merge', '--abort']);
    throw error instanceof GitError ? explainHook(error) : error;
  }
}

async function keepVersion(git: Git, path: string, version: 'ours' | 'theirs' | 'deleted'): Promise<void> {
  const paths = toPathspecs([path]);
  if (version === 'deleted') {
    await git.run(['rm', '--quiet', '--', ...paths]);
    return;
  }
  await git.run(['checkout', `--${version}`, '--', ...paths]);
  await git.run(['add', '--', ...paths]);
}

/** The resolved files that differ from a tree. */
async function onlyChanged(git: Git, tree: string, resolved: readonly TreeChange[]): Promise<TreeChange[]> {
  if (resolved.length === 0) return [];
  const files = await listTree(git, tree);
  return resolved.filter(({ path, afterId }) => files.get(path)?.id !== afterId);
}
