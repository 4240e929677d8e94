/** What would be published. */
import { makeHash } from '../../engine/core/index.ts';
import type { ChangedFile, Review, UnpushedCommit } from '../protocol.ts';
import { describeFile } from './describe.ts';
import type { Workspace } from './edit-session.ts';
import { type LocalFile, listLocalFiles, listUnpublished, readDisk } from './local-files.ts';
import { diffTrees, readBlob } from './objects.ts';
import { explainGit } from './problems.ts';
import { findTarget, placeAt, type Repository, type Target } from './state.ts';

/** A review, and what it is about. */
interface ReadReview {
  review: Review;
  files: LocalFile[];
  /** Undefined if there is none; the review says why. */
  target: Target | undefined;
}

export async function readReview(repository: Repository, workspace: Workspace): Promise<ReadReview> {
  const { git, head, branch } = repository;
  const { target, problem } = await findTarget(repository).then(
    (found) => ({ target: found, problem: undefined }),
    (error: unknown) => ({ target: undefined, problem: explainGit(error) }),
  );
  const files = await listLocalFiles(repository);
  const commits = target ? await listUnpushed(repository, target) : [];
  const described: ChangedFile[] = [];
  for (const { path, place, beforeId } of files) {
    const compared = { place, before: await readBlob(git, beforeId), after: readDisk(repository, path) };
    described.push({ path, ...describeFile(compared, workspace) });
  }
  const earlier: ChangedFile[] = [];
  const pushed = target && commits.length > 0 ? await findBase(repository, target) : head;
  for (const { path, beforeId, afterId } of await diffTrees(git, pushed, head)) {
    const place = placeAt(repository, path);
    if (!place) continue;
    const compared = { place, before: await readBlob(git, beforeId), after: await readBlob(git, afterId) };
    earlier.push({ path, ...describeFile(compared, workspace) });
  }
  const added = new Set(files.map(({ path }) => path));
  const used = workspace.made.used.names;
  const onlyHere = (await listUnpublished(repository, workspace.options, added)).filter(
    ({ path, place }) => placeAt(repository, path) && (place.folder === 'content' || used.includes(place.path)),
  );
  const shownTarget = target && `${target.address}, branch ${branch}`;
  const review: Review = {
    fingerprint: makeHash(
      JSON.stringify([head, shownTarget, commits, files.map(({ path, afterId }) => [path, afterId])]),
    ),
    files: described,
    commits,
    earlier,
    onlyHere: onlyHere.map(({ path }) => path),
    target: shownTarget,
    problem,
  };
  return { review, files, target };
}

/** The last commit that the server has, too. An unrelated history has none. */
const findBase = async ({ git, head }: Repository, { tip }: Target) =>
  (await git.find(['merge-base', tip, head])) ?? tip;

/** Commits that the server does not have, the latest first. */
async function listUnpushed({ git, head }: Repository, { tip }: Target): Promise<UnpushedCommit[]> {
  // For a merge, only files that differ from both sides are listed.
  const format = ['-z', '-c', '--name-only', '--no-renames', '--format=%x01%H%x00%an%x00%s'];
  const log = await git.text(['log', ...format, `${tip}..${head}`, '--']);
  return log
    .split('\x01')
    .slice(1)
    .map((commit) => {
      const [id = '', author = '', subject = '', ...names] = commit.split('\0').map((part) => part.replace(/^\n/, ''));
      return { id, author, subject, files: names.filter(Boolean) };
    });
}

/** e.g. "Change Grocery and 2 more" */
export function composeMessage(files: readonly ChangedFile[]): string {
  const [first, ...others] = files;
  return `Change ${first?.title}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}
