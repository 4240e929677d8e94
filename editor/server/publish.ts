/** Publishes the content: checks and commits it, merges what others have published, and pushes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { checkWeights } from '../../engine/checks/index.ts';
import { fileIn, valueAt } from '../../engine/content/index.ts';
import { isGroup } from '../field-changes.ts';
import type { ChangePlace, Handlers, ParsedRequests, PublishConflict, PublishResult } from '../protocol.ts';
import { RequestError, readFile } from './content-files.ts';
import { editFile, type FileBytes, fieldOrderIn, parseEntry } from './edit-file.ts';
import type { Workspace } from './edit-session.ts';
import { explainGit, PublishError } from './git.ts';
import { mergeTrees } from './merge.ts';
import * as repo from './repository.ts';
import { readReview } from './review.ts';
import { toFormError, toVirtualFiles, tryBuild, tryWrites } from './unsaved.ts';

/** @returns undefined if the site does not allow publishing from the editor */
export function listPublishActions(workspace: Workspace): Handlers | undefined {
  const { site, made, options, session } = workspace;
  if (site.publishCheckOf?.(made, options) === undefined) return undefined;
  return {
    review: () =>
      repo
        .openRepository(options)
        .then((repository) => readReview(repository, workspace))
        .catch((error) => ({ files: [], message: '', site: '', commits: [], problem: explainGit(error) })),
    async publish(request) {
      if (session.isPublishing) throw new RequestError(409, 'Another window is publishing. Try again later.');
      session.isPublishing = true;
      try {
        const repository = await repo.openRepository(options, request.author);
        return await publish({ ...request, repository, workspace });
      } catch (error) {
        return { errors: [], problem: explainGit(error) };
      } finally {
        session.isPublishing = false;
      }
    },
    /** Saves the last published value of a field. */
    async revert({ place, title }) {
      const { folder, path } = place;
      const files = await repo.listLocalChanges(await repo.openRepository(options));
      const file = files.find((changed) => changed.place.folder === folder && changed.place.path === path);
      if (!file) throw new RequestError(409, `\`${path}\` does not differ from what is published.`);
      const { bytes: after, hash } = readFile(options, { folder, path });
      const write = { folder, path, hash, bytes: revertFields({ ...file, after }, [place], workspace) };
      const { errors } = await tryWrites(workspace, [write]);
      if (errors.length === 0) session.saves.save([write], title);
      return { errors };
    },
  };
}

type Publication = ParsedRequests['publish'] & { repository: repo.Repository; workspace: Workspace };

/** @throws PublishError or GitError before anything has changed */
async function publish(publication: Publication): Promise<PublishResult> {
  const { repository, workspace, message, leftOut } = publication;
  const { git, remote, head, base } = repository;
  if (!remote) throw new PublishError(repo.NO_REMOTE);
  const disk = await repo.snapshot(repository);
  const files = await repo.listLocalChanges(repository, disk);
  const reverted = leaveOut(files, leftOut, workspace);
  const tree = await repo.editTree(git, disk, reverted);
  const isNew = tree !== (await git.text(['rev-parse', `${head}^{tree}`]));
  if (!isNew && head === base) throw new PublishError(repo.NOTHING_TO_PUBLISH);
  const errors = await check(workspace, files, reverted);
  if (errors.length > 0) return { errors };
  const commit = isNew ? await repo.commitTree(git, tree, [head], message) : head;
  const pushed = await push(publication, commit);
  if ('conflicts' in pushed) return { errors: [], conflicts: pushed.conflicts };
  const checkoutError = await updateCheckout(repository, workspace, tree, pushed.commit).then(
    () => undefined,
    (error: unknown) => `This copy of the site could not be brought up to date: ${messageOf(error)}`,
  );
  return { errors: [], published: { ...describeResult(repository, workspace, pushed.commit), checkoutError } };
}

/**
 * Builds the site, checks what the changed pages weigh, and runs the publish check of the site.
 * @param reverted the result of `leaveOut`
 */
async function check(workspace: Workspace, files: readonly repo.LocalChange[], reverted: ReturnType<typeof leaveOut>) {
  const { site, options, cache } = workspace;
  const virtualFiles = toVirtualFiles(reverted.map(({ place, content }) => ({ ...place, bytes: content })));
  const { made, errors } = await tryBuild(workspace, { drafts: false, virtualFiles });
  if (!made) return errors;
  const changed = files.map(({ place }) => fileIn(options.content, place.path));
  const rendered = made.rendered.filter(({ page }) => changed.includes(page.source));
  const weightErrors = await checkWeights({ ...made, rendered }, cache.store, site.budgetOf);
  return [...weightErrors, ...(site.publishCheckOf?.(made, options)?.() ?? [])].map(toFormError);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The files with changes that the author leaves out. @returns their content without these changes, to publish instead */
function leaveOut(files: readonly repo.LocalChange[], leftOut: readonly ChangePlace[], workspace: Workspace) {
  return files.flatMap((file) => {
    const { place, path, mode } = file;
    const places = leftOut.filter((one) => one.folder === place.folder && one.path === place.path);
    if (places.length === 0) return [];
    // The mode 000000 is that of a deleted file. If its deletion is left out, it is a normal file again.
    return [{ place, path, mode: mode === '000000' ? '100644' : mode, content: revertFields(file, places, workspace) }];
  });
}

/** The content of a file, with the last published values in these places. A place without a field is the whole file. */
function revertFields(file: repo.LocalChange, places: readonly ChangePlace[], { collections }: Workspace): FileBytes {
  const { before, after, place } = file;
  const fields = places.flatMap(({ field }) => (field ? [field] : []));
  const entry = parseEntry(place.path, before);
  if (fields.length < places.length || !entry || !after) return before;
  try {
    const changes = fields.map((path) =>
      path.length > 0 ? { path, value: valueAt(entry.data, path) } : { text: entry.text },
    );
    return Buffer.from(editFile(String(after), changes, fieldOrderIn(place.path, collections)));
  } catch {
    throw new RequestError(409, `Changes to \`${place.path}\` depend on each other. Leave out or revert all of them.`);
  }
}

type PushResult = { commit: string } | { conflicts: PublishConflict[] };

/** Pushes a commit, merged with what others have published meanwhile. */
async function push(publication: Publication, commit: string): Promise<PushResult> {
  const { repository } = publication;
  // The caller has checked that there is a remote.
  const { git, remote = { name: '', ref: '', tracking: '' } } = repository;
  await git.connect(['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--', remote.name]);
  const tip = await git.find(['rev-parse', '--verify', '--quiet', `${remote.tracking}^{commit}`]);
  const merged = tip === undefined ? { commit } : await merge(publication, commit, tip);
  if ('conflicts' in merged) return merged;
  await checkOtherFiles(repository, merged.commit);
  if (merged.commit === tip) return merged;
  await git.connect(['push', '--quiet', '--no-verify', '--', remote.name, `${merged.commit}:${remote.ref}`]);
  return merged;
}

/** Merges a commit with what others have published. @param tip their last commit */
async function merge(publication: Publication, commit: string, tip: string): Promise<PushResult> {
  const { repository, workspace, chosen } = publication;
  const { git } = repository;
  const base = await git.text(['merge-base', tip, commit]);
  // One of the two contains the other: nothing to merge.
  if (base === tip || base === commit) return { commit: base === tip ? commit : tip };
  const choose = (place: ChangePlace) =>
    chosen.find(({ place: { path, field } }) => path === place.path && String(field) === String(place.field))?.version;
  const { tree, conflicts } = await mergeTrees(repository, workspace, { base, mine: commit, theirs: tip }, choose);
  if (conflicts.length > 0) return { conflicts };
  return { commit: await repo.commitTree(git, tree, [tip, commit], 'Merge what others published') };
}

/**
 * Updates branch, index and files to what was published. Changes that were left out stay in the files.
 * @param from the tree that the author published
 * @param to the published commit, which also has the work of others
 */
async function updateCheckout(repository: repo.Repository, workspace: Workspace, from: string, to: string) {
  const { git, head, branch } = repository;
  // Read again, because somebody may have saved meanwhile.
  const disk = await repo.snapshot(repository);
  // Where both sides have changed a field, keep mine: it is not published yet.
  const { tree } = await mergeTrees(repository, workspace, { base: from, mine: disk, theirs: to }, () => 'mine');
  const changes = await repo.diffTrees(git, [disk, tree]);
  await git.run(['update-ref', '-m', 'publish', `refs/heads/${branch}`, to, head]);
  const paths = [...repo.foldersOf(repository), ...changes.map(({ path }) => path)];
  const reset = ['reset', '--quiet', '--pathspec-from-file=-', '--pathspec-file-nul'];
  await git.run(reset, { input: paths.map((path) => `${path}\0`).join('') });
  await repo.writeChanges(repository, tree, changes);
}

/**
 * Only content and pictures can be merged.
 * @throws PublishError if others have published changes to a file of any other kind, and it has uncommitted changes here
 */
async function checkOtherFiles(repository: repo.Repository, commit: string): Promise<void> {
  const { git, head } = repository;
  const incoming = await repo.diffTrees(git, [head, commit]);
  const otherPaths = incoming.filter(({ path }) => !repo.placeAt(repository, path)).map(({ path }) => path);
  if (otherPaths.length === 0) return;
  const status = await git.list(['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all']);
  // Before the path, a line has two letters and a space.
  const first = status.map((line) => line.slice(3)).find((path) => otherPaths.includes(path));
  if (first === undefined) return;
  const message = `Others published a new version of \`${first}\`, which has changed here, too.`;
  const fix = 'Ask a developer to commit that change, or to set it aside: `git stash`. Then publish again.';
  throw new PublishError({ code: 'other-files', message, fix });
}

function describeResult({ top, remote, branch }: repo.Repository, { made }: Workspace, commit: string) {
  const workflows = listWorkflows(join(top, '.github/workflows'), branch);
  const [, githubPath] = /github\.com[:/](.+?)(?:\.git)?\/?$/.exec(remote?.address ?? '') ?? [];
  return {
    commit: commit.slice(0, 8),
    target: `${remote?.address}, branch ${branch}`,
    site: made.settings.origin + made.settings.base,
    workflows,
    progressUrl: githubPath && workflows.length > 0 ? `https://github.com/${githubPath}/actions` : undefined,
  };
}

/** The names of the workflows that a push to the branch starts. */
function listWorkflows(folder: string, branch: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
  return files.flatMap((file) => {
    const workflow: unknown = parseDocument(readFileSync(join(folder, file), 'utf8'), { logLevel: 'silent' }).toJS();
    const on = valueAt(workflow, ['on']);
    const branches = valueAt(on, ['push', 'branches']);
    const isStarted = [on].flat().includes('push') || (isGroup(on) && 'push' in on);
    if (!isStarted || (Array.isArray(branches) && !branches.includes(branch))) return [];
    return [String(valueAt(workflow, ['name']) ?? file)];
  });
}
