/** Publishes the content with the commands that a person would use: commit, fetch, merge, push. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeError } from '../../engine/core/index.ts';
import type { PublishResult, Requests, Review } from '../protocol.ts';
import { checkSite } from './check-site.ts';
import { commitFiles } from './commit.ts';
import { RequestError, readFile } from './content-files.ts';
import type { Workspace } from './edit-session.ts';
import { listLocalFiles, readCommitted } from './local-files.ts';
import { mergeOthers } from './merge.ts';
import { explainGit } from './problems.ts';
import { push } from './push.ts';
import { composeMessage, readReview } from './review.ts';
import { findTarget, openCheckout, openRepository, type Repository, type Target } from './state.ts';

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
    const nothing = { fingerprint: '', files: [], commits: [], earlier: [], onlyHere: [] };
    return { ...nothing, problem: explainGit(error) };
  }
}

const OUTDATED = makeError(
  'outdated',
  'Something changed since you looked.',
  'Nothing was published. Look again, then publish.',
);

/** Publishes what a review has shown. After a failure, the next try continues from there. */
export async function publishShown(request: Requests['publish'], workspace: Workspace): Promise<PublishResult> {
  const result = await publish(request, workspace).catch((error: unknown) => ({ problem: explainGit(error) }));
  if ('published' in result) return { errors: [], ...result };
  const { commits } = await readReviewOrProblem(workspace);
  return { errors: [], ...result, isSaved: commits.length > 0 };
}

/** @throws PublishError, GitError */
async function publish(
  { fingerprint, leftOut, chosen }: Requests['publish'],
  workspace: Workspace,
): Promise<Partial<PublishResult>> {
  const repository = await open(workspace);
  const { review, files, target } = await readReview(repository, workspace);
  if (review.fingerprint !== fingerprint) return { problem: OUTDATED };
  if (!target) return { problem: review.problem };
  const isLeftOut = ({ path }: { path: string }) => leftOut.includes(path);
  const published = files.filter((file) => !isLeftOut(file));
  const check = () => checkSite(workspace, repository, files.filter(isLeftOut), published);
  const checked = await check();
  if (checked.errors.length > 0) return { errors: checked.errors };
  const { git, head } = repository;
  const verb = published.some(({ beforeId }) => beforeId) ? 'Change' : 'Add';
  const shown = review.files.filter((file) => !isLeftOut(file));
  const mine = published.length > 0 ? await commitFiles(repository, published, composeMessage(verb, shown)) : head;
  const merged = await mergeOthers(repository, mine, target, workspace, chosen);
  if ('conflicts' in merged) return merged;
  const { commit } = merged;
  const { errors, samples } = commit === mine ? checked : await check();
  if (errors.length > 0) return { errors };
  await push(repository, target, commit);
  const log = await git.text(['log', '--no-merges', '--format=%an', `${mine}..${commit}`]);
  const authors = [...new Set(log.split('\n').filter(Boolean))];
  const { origin, base } = workspace.site.settings;
  const progressUrl = findProgressUrl(repository, target);
  return {
    published: {
      commit: commit.slice(0, 8),
      target: review.target,
      site: origin + base,
      authors,
      samples,
      progressUrl,
    },
  };
}

function findProgressUrl({ top }: Repository, { address }: Target): string | undefined {
  const [, onGitHub] = /github\.com[:/](.+?)(?:\.git)?\/?$/.exec(address) ?? [];
  const hasWorkflows = existsSync(join(top, '.github/workflows'));
  return onGitHub !== undefined && hasWorkflows ? `https://github.com/${onGitHub}/actions` : undefined;
}

/** Saves the last published version of a file. Undo takes it back. */
export async function revert({ path, title }: Requests['revert'], workspace: Workspace): Promise<null> {
  const { options, session } = workspace;
  const repository = await open(workspace);
  const file = (await listLocalFiles(repository)).find((changed) => changed.path === path);
  if (!file) throw new RequestError(409, `\`${path}\` does not differ from what is published.`);
  const target = await findTarget(repository).catch(() => undefined);
  const bytes = await readCommitted(repository, target?.tip ?? repository.head, path);
  session.saves.save([{ ...file.place, bytes, hash: readFile(options, file.place).hash }], title);
  return null;
}
