/** Publishes the content with the commands that a person would use: commit, fetch, merge, push. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Diagnostic, makeError } from '../../engine/core/index.ts';
import type { PublishResult, Requests, Review } from '../protocol.ts';
import { checkSite } from './check-site.ts';
import { commitFiles } from './commit.ts';
import { RequestError, readFile } from './content-files.ts';
import type { Workspace } from './edit-session.ts';
import { readCommitted } from './local-files.ts';
import { fetchOthers, isAncestor, mergeOthers } from './merge.ts';
import { listTree } from './objects.ts';
import { explainGit } from './problems.ts';
import { push } from './push.ts';
import { composeMessage, readReview } from './review.ts';
import { openCheckout, openRepository, type Repository, type Target } from './state.ts';
import { checkInTheWay, updateFiles } from './update-files.ts';
import { withWorktree } from './worktree.ts';

/** Whether the site allows publishing from the editor. */
export function canPublish({ site }: Workspace): boolean {
  return site.canPublish === true;
}

async function open({ options }: Workspace): Promise<Repository> {
  return openRepository(await openCheckout(options));
}

export async function readReviewOrProblem(workspace: Workspace): Promise<Review> {
  try {
    return (await readReview(await open(workspace), workspace)).review;
  } catch (error) {
    const nothing = { fingerprint: '', files: [], commits: [], earlier: [], onlyHere: [], code: [] };
    return { ...nothing, problem: explainGit(error) };
  }
}

const OUTDATED = makeError(
  'outdated',
  'Something changed since you looked.',
  'Nothing was published. Look again, then publish.',
);

/** Publishes what a review has shown. Until it is pushed, the author's folder stays as it is. */
export async function publishShown(request: Requests['publish'], workspace: Workspace): Promise<PublishResult> {
  const result = await publish(request, workspace).catch((error: unknown) => ({ problem: explainGit(error) }));
  return { errors: [], ...result };
}

/** @throws PublishError, GitError */
async function publish(
  { fingerprint, leftOut, chosen }: Requests['publish'],
  workspace: Workspace,
): Promise<Partial<PublishResult>> {
  const repository = await open(workspace);
  const { git, head } = repository;
  const { review, files, target } = await readReview(repository, workspace);
  if (review.fingerprint !== fingerprint) return { problem: OUTDATED };
  if (!target) return { problem: review.problem };
  const theirs = await fetchOthers(git, target);
  const shown = review.files.filter(({ path }) => !leftOut.includes(path));
  const published = files.filter(({ path }) => shown.some(({ path: own, others }) => [own, ...others].includes(path)));
  // The server has these if the connection broke after an earlier attempt. That attempt also brought the last commit there; without it,
  // a file may be as on the server because the author took back what this commit changes.
  const onServer = (await isAncestor(git, head, theirs)) ? await listTree(git, theirs) : undefined;
  const added = published.filter(({ path, afterId }) => !onServer || onServer.get(path)?.id !== afterId);
  const verb = added.some(({ beforeId }) => beforeId) ? 'Change' : 'Add';
  return withWorktree(repository, head, async (apart) => {
    const mine = added.length > 0 ? await commitFiles(apart, added, composeMessage(verb, shown)) : head;
    const result = await mergeOthers(apart, repository, theirs, workspace, chosen);
    if ('conflicts' in result) return result;
    const { errors, samples } = await checkSite(apart, repository, workspace);
    if (errors.length > 0) return { errors, problem: findIgnored(review, errors) };
    const commits = { mine, merged: result.commit };
    const log = await git.text(['log', '--no-merges', '--format=%an', `${mine}..${commits.merged}`]);
    await checkInTheWay(repository, commits, published);
    if ((await git.text(['rev-parse', 'HEAD'])) !== head) return { problem: OUTDATED };
    if (commits.merged !== theirs) await push(repository, target, commits.merged, theirs);
    // From here on it is published, whatever happens.
    workspace.session.saves.markPublished(published.map(({ place }) => place));
    const problem = await workspace.session
      .exclusive(() => updateFiles(repository, commits, published))
      .then(() => undefined, explainGit);
    return {
      problem: problem && {
        ...problem,
        message: `It is published, but your files don’t have it yet. ${problem.message}`,
      },
      published: {
        commit: commits.merged.slice(0, 8),
        target: review.target,
        site: workspace.site.settings.origin + workspace.site.settings.base,
        authors: [...new Set(log.split('\n').filter(Boolean))],
        hasChosen: Object.keys(chosen).length > 0,
        samples,
        progressUrl: findProgressUrl(repository, target),
      },
    };
  });
}

/** An error may be that a file is missing which is on this computer only. */
function findIgnored({ onlyHere }: Review, errors: readonly Diagnostic[]): Diagnostic<unknown> | undefined {
  const path = onlyHere.find((one) => errors.some(({ message }) => message.includes(basename(one, '.md'))));
  if (path === undefined) return undefined;
  const fix = 'Ask a developer to take it out of `.gitignore`, or to put the file itself there. Then publish again.';
  return makeError('ignored', `The site needs \`${path}\`, but git ignores it, or it is a link.`, fix);
}

function findProgressUrl({ top }: Repository, { address }: Target): string | undefined {
  const [, onGitHub] = /github\.com[:/](.+?)(?:\.git)?\/?$/.exec(address) ?? [];
  const hasWorkflows = existsSync(join(top, '.github/workflows'));
  return onGitHub !== undefined && hasWorkflows ? `https://github.com/${onGitHub}/actions` : undefined;
}

/** Saves the last published version of an item of the review. Undo takes it back. */
export async function revert({ path, title }: Requests['revert'], workspace: Workspace): Promise<null> {
  const { options, session } = workspace;
  const repository = await open(workspace);
  const { review, files, target } = await readReview(repository, workspace);
  const item = review.files.find((file) => file.path === path);
  if (!item) throw new RequestError(409, `\`${path}\` does not differ from what is published.`);
  const paths = [path, ...item.others];
  const writes = files
    .filter((file) => paths.includes(file.path))
    .map(async (file) => {
      const { hash } = readFile(options, file.place);
      return { ...file.place, hash, bytes: await readCommitted(repository, target?.tip ?? repository.head, file.path) };
    });
  const read = await Promise.all(writes);
  await session.exclusive(() => session.saves.save(read, title));
  return null;
}
