/** The repository of the content, whether it can be published, and where to. */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isIgnored } from '../../engine/core/index.ts';
import type { ChangePlace } from '../protocol.ts';
import type { Folders } from './content-files.ts';
import { findTop, type Git, type GitOptions, LOCK_WAIT, openGit, withoutPassword } from './git.ts';
import { noRemote, noRepository, PublishError } from './problems.ts';

/** The checkout that holds the content, in whatever state. */
export interface Checkout {
  /** Runs in the top folder. */
  git: Git;
  top: string;
  /** Holds the state of this checkout, e.g. MERGE_HEAD. */
  gitFolder: string;
  /** The editor's folders that are in the repository, e.g. "assets/images/". */
  prefixes: readonly (readonly [folder: ChangePlace['folder'], prefix: string])[];
}

/** A checkout from which content can be committed. */
export interface Repository extends Checkout {
  branch: string;
  /** The last commit of the branch. */
  head: string;
}

/** Where `git push` would publish the branch. */
export interface Target {
  /** e.g. "origin" */
  remote: string;
  /** The branch there, e.g. "refs/heads/main". */
  ref: string;
  /** What this checkout knows of that branch, e.g. "refs/remotes/origin/main". */
  tracking: string;
  /** The commit of `tracking`; undefined if nothing was published yet. */
  tip: string | undefined;
  /** Without a password. */
  address: string;
}

/** @throws PublishError, GitError */
export async function openCheckout(folders: Folders, options?: GitOptions): Promise<Checkout> {
  const content = realpathSync(folders.content);
  const folder = findTop(content);
  if (folder === undefined) throw noRepository();
  // The repository may be broken, or bare.
  const located = await openGit(folder).text(['rev-parse', '--show-toplevel', '--absolute-git-dir']);
  const [top = '', gitFolder = ''] = located.split('\n');
  const prefixes = (['content', 'images'] as const).flatMap((name) => {
    if (!existsSync(folders[name])) return [];
    const path = relative(realpathSync(top), realpathSync(folders[name])).replaceAll('\\', '/');
    const isInside = !/^\.\.|^\/|^\w:/.test(path);
    return isInside ? [[name, path && `${path}/`] as const] : [];
  });
  return { git: openGit(top, options), top, gitFolder, prefixes };
}

/** Files and folders that git keeps until a command is finished, and the name of the command. */
const UNFINISHED = [
  ['rebase-merge', 'rebase'],
  ['rebase-apply/applying', 'am'],
  ['rebase-apply', 'rebase'],
  ['MERGE_HEAD', 'merge'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
  ['BISECT_LOG', 'bisect'],
] as const;

/** @throws PublishError if the checkout is not ready to publish from */
export async function openRepository(checkout: Checkout): Promise<Repository> {
  const { git, gitFolder } = checkout;
  await waitForLock(join(gitFolder, 'index.lock'));
  // In some of these states git would commit, but not what the author means.
  const [, command] = UNFINISHED.find(([file]) => existsSync(join(gitFolder, file))) ?? [];
  if (command !== undefined) throw unfinished(command);
  const branch = await git.find(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  const head = await git.find(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (branch === undefined || head === undefined) throw new PublishError('no-branch', NO_BRANCH, SWITCH);
  await checkHidden(checkout);
  return { ...checkout, branch, head };
}

const NO_BRANCH = 'No branch is checked out, or it has no commit yet, so git would not know what to publish.';
const SWITCH =
  'Ask a developer, or run `git switch main` in a terminal, with the name of your branch. Your changes stay.';

function unfinished(command: string): PublishError {
  const end = command === 'bisect' ? 'git bisect reset' : `git ${command} --abort`;
  const fix = `Ask who began it to finish it, or to give it up: \`${end}\` in a terminal. Then publish again.`;
  return new PublishError('unfinished', `Somebody began \`git ${command}\` here, and it is not finished.`, fix);
}

/** In milliseconds. */
const [LOCK_POLL, MINUTE] = [100, 60_000];

/** Other programs, such as a text editor that shows what has changed, take this lock for a moment. */
async function waitForLock(file: string): Promise<void> {
  const deadline = Date.now() + LOCK_WAIT;
  for (;;) {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return;
    if (Date.now() > deadline) {
      const minutes = Math.round((Date.now() - stats.mtimeMs) / MINUTE);
      const message = `Another program is using the repository: \`${file}\` is ${minutes} minutes old.`;
      throw new PublishError('locked', message, LOCKED);
    }
    await wait(LOCK_POLL);
  }
}

const LOCKED = 'If no program that uses git is running, one has crashed: then delete that file. Publish again.';

/** @throws PublishError if git has been told to ignore changes of some content */
async function checkHidden(checkout: Checkout): Promise<void> {
  const [first] = await listHidden(checkout.git, foldersOf(checkout));
  if (first === undefined) return;
  const message = `Git has been told not to look at \`${first}\`, so it would not publish changes there.`;
  throw new PublishError('hidden', message, SHOW);
}

const SHOW =
  'Ask a developer to run `git update-index --no-skip-worktree --no-assume-unchanged FILE`, or `git sparse-checkout disable`.';

/** The files whose changes git does not see: skip-worktree (also sparse) or assume-unchanged. */
export async function listHidden(git: Git, folders: readonly string[] = []): Promise<string[]> {
  const lines = await git.list(['ls-files', '-z', '-v', '--', ...folders]);
  return lines.filter((line) => /^[a-zS]/.test(line)).map((line) => line.slice(2));
}

/**
 * Where `git push` would publish.
 * @throws PublishError if there is no server, or that is another branch or another server, or not clear
 */
export async function findTarget({ git, branch }: Repository): Promise<Target> {
  const remotes = (await git.text(['remote'])).split('\n').filter(Boolean);
  if (remotes.length === 0) throw noRemote();
  const fields = ['upstream', 'upstream:remotename', 'upstream:remoteref', 'push', 'push:remotename'];
  const format = fields.map((field) => `%(${field})`).join('%00');
  const ref = `refs/heads/${branch}`;
  const printed = await git.text(['for-each-ref', `--format=${format}`, ref]);
  const [upstream = '', upstreamRemote = '', upstreamRef = '', push = '', pushRemote = ''] = printed.split('\0');
  const isNew = upstreamRemote === '' && remotes.length === 1;
  const remote = (isNew ? remotes[0] : upstreamRemote) ?? '';
  const isSame = isNew ? await isPlainPush(git, remote) : upstreamRef === ref && upstream !== '' && push === upstream;
  const [address, ...others] = isSame ? await listServers(git, remote) : [];
  if (address === undefined || others.length > 0 || (pushRemote !== '' && pushRemote !== remote)) {
    const message = `The branch \`${branch}\` is connected to another branch, to several servers, or to none.`;
    const fix = `Ask a developer to connect it: \`git push --set-upstream SERVER ${branch}\`. Then publish again.`;
    throw new PublishError('unclear', message, fix);
  }
  const tracking = upstream || `refs/remotes/${remote}/${branch}`;
  const tip = await git.find(['rev-parse', '--verify', '--quiet', `${tracking}^{commit}`]);
  return { remote, ref, tracking, tip, address };
}

/** Whether a branch without an upstream would be pushed to the branch of the same name. */
async function isPlainPush(git: Git, remote: string): Promise<boolean> {
  const refspecs = await git.find(['config', '--get-all', `remote.${remote}.push`]);
  return refspecs === undefined && (await git.find(['config', 'push.default'])) !== 'nothing';
}

/** The addresses that a remote is fetched from and pushed to, without passwords. HTTPS and SSH of a server count as one. */
async function listServers(git: Git, remote: string): Promise<string[]> {
  const pushed = await git.text(['remote', 'get-url', '--push', '--all', remote]);
  const urls = [await git.text(['remote', 'get-url', remote]), ...pushed.split('\n')].map(withoutPassword);
  // e.g. "git@github.com:grocers/site.git" → "github.com/grocers/site"
  const simplify = (url: string) =>
    url
      .replace(/^\w+:\/\/|\.git$/g, '')
      .replace(/^[^@/]*@/, '')
      .replace(/(?<=^[^/:]+):(?!\d)/, '/');
  return [...new Map(urls.map((url) => [simplify(url), url])).values()];
}

/** The folders of the content and the pictures in the repository; empty if one of them is its top. */
export function foldersOf({ prefixes }: Pick<Repository, 'prefixes'>): string[] {
  const folders = prefixes.map(([, prefix]) => prefix.slice(0, -1));
  return folders.includes('') ? [] : folders;
}

/** The content file or picture at a path in the repository; undefined for other files, and for hidden and temporary ones. */
export function placeAt({ prefixes }: Pick<Repository, 'prefixes'>, path: string): ChangePlace | undefined {
  // One folder may be inside the other, so the longest prefix counts.
  const [closest] = prefixes
    .filter(([, prefix]) => path.startsWith(prefix))
    .toSorted(([, a], [, b]) => b.length - a.length);
  if (!closest) return undefined;
  const place = { folder: closest[0], path: path.slice(closest[1].length) };
  return place.path.split('/').some(isIgnored) ? undefined : place;
}
