/** What would be published. */
import { makeHash } from '../../engine/core/index.ts';
import type { ChangedFile, Review, UnpushedCommit } from '../protocol.ts';
import { type Change, describeChanges } from './describe-changes.ts';
import type { Workspace } from './edit-session.ts';
import { type LocalFile, listCode, listLocalFiles, listUnknown, readDisk } from './local-files.ts';
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
  const changes: Change[] = [];
  for (const file of files)
    changes.push({ ...file, before: await readBlob(git, file.beforeId), after: readDisk(repository, file.path) });
  const added = new Set(files.map(({ path }) => path));
  const used = workspace.site.used.names;
  const onlyHere = (await listUnknown(repository)).filter((path) => {
    const place = placeAt(repository, path);
    return place && !added.has(path) && (place.folder !== 'images' || used.includes(place.path));
  });
  const shownTarget = target && `${target.address}, branch ${branch}`;
  const review: Review = {
    fingerprint: makeHash(
      JSON.stringify([head, shownTarget, commits, files.map(({ path, afterId }) => [path, afterId])]),
    ),
    files: describeChanges(changes, workspace),
    commits,
    earlier: target ? await describeUnpushed(repository, target, workspace) : [],
    onlyHere,
    code: await listCode(repository),
    target: shownTarget,
    server: target && nameServer(target.address),
    problem,
  };
  return { review, files, target };
}

/** e.g. "git@github.com:grocers/site.git" → "github.com" */
function nameServer(address: string): string {
  const [, host] = /^(?:[a-z+]+:\/\/)?(?:[^/@]*@)?([\w-]+(?:\.[\w-]+)+)[:/]/i.exec(address) ?? [];
  return host ?? 'a folder on this computer or network';
}

/** What all commits together change that the server does not have. */
async function describeUnpushed(repository: Repository, { tip }: Target, workspace: Workspace): Promise<ChangedFile[]> {
  const { git, head } = repository;
  const base = await git.find(['merge-base', tip, head]);
  const changes: Change[] = [];
  for (const { path, beforeId, afterId } of base ? await diffTrees(git, base, head) : []) {
    const place = placeAt(repository, path);
    if (place)
      changes.push({ path, place, before: await readBlob(git, beforeId), after: await readBlob(git, afterId) });
  }
  return describeChanges(changes, workspace);
}

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

/** e.g. "Change Grocery and 2 more", or "Add Ada Lopes" */
export function composeMessage(verb: string, files: readonly ChangedFile[]): string {
  const [first, ...others] = files;
  return `${verb} ${first?.title}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}
