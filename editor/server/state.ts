/** The repository of the content, whether it can be published, and where to. */
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { findTop, isIgnored } from '../../engine/core/index.ts';
import { isHiddenPublic } from '../../engine/output/index.ts';
import type { FileName } from '../protocol.ts';
import type { Folders } from './content-files.ts';
import { type Git, openGit, withoutPassword } from './git.ts';
import { noServer, PublishError } from './problems.ts';

/** The checkout that holds the content, in whatever state. */
interface Checkout {
  /** Runs in the top folder. */
  git: Git;
  top: string;
  /** Holds the state of this checkout, e.g. MERGE_HEAD. */
  gitFolder: string;
  /** The editor's folders that are in the repository, e.g. "assets/images/". */
  prefixes: readonly (readonly [folder: FileName['folder'], prefix: string])[];
}

/** A checkout from which content can be committed. */
export interface Repository extends Checkout {
  branch: string;
  /** The last commit of the branch. */
  head: string;
  /** Whether Git LFS keeps any content or pictures. */
  usesLfs: boolean;
}

/** Where `git push` would publish the branch. */
export interface Target {
  /** e.g. "origin" */
  remote: string;
  /** The branch there, e.g. "refs/heads/main". */
  ref: string;
  /** What this checkout knows of that branch, e.g. "refs/remotes/origin/main". */
  tracking: string;
  /** The commit of `tracking`. */
  tip: string;
  /** Without a password. */
  address: string;
}

/** @throws PublishError, GitError */
export async function openCheckout(folders: Folders): Promise<Checkout> {
  const content = realpathSync(folders.content);
  const folder = findTop(content);
  if (folder === undefined) throw noServer();
  // The repository may be broken, or bare.
  const located = await openGit(folder).text(['rev-parse', '--show-toplevel', '--absolute-git-dir']);
  const [top = '', gitFolder = ''] = located.split('\n');
  // The pictures may be inside the content folder.
  const prefixes = (['images', 'public', 'content'] as const).flatMap((name) => {
    const given = folders[name];
    if (given === undefined) return [];
    // All its files, and the folder with them, may have been deleted.
    const real = existsSync(given) ? realpathSync(given) : join(realpathSync(dirname(resolve(given))), basename(given));
    const path = relative(realpathSync(top), real).replaceAll('\\', '/');
    const isInside = !/^\.\.|^\/|^\w:/.test(path);
    return isInside ? [[name, path && `${path}/`] as const] : [];
  });
  return { git: openGit(top), top, gitFolder, prefixes };
}

/** Files and folders that git keeps until a command such as `git merge` is finished. In some of these states git would commit. */
const UNFINISHED = 'rebase-merge rebase-apply MERGE_HEAD CHERRY_PICK_HEAD REVERT_HEAD BISECT_LOG sequencer'.split(' ');

/** @throws PublishError if the checkout is not ready to publish from */
export async function openRepository(checkout: Checkout): Promise<Repository> {
  const { git, gitFolder } = checkout;
  const tagged = await git.list(['ls-files', '-z', '-v']);
  // After `git stash pop`, only the index knows of a conflict.
  if (tagged.some((line) => /^M/i.test(line)) || UNFINISHED.some((file) => existsSync(join(gitFolder, file))))
    throw new PublishError(
      'unfinished',
      'Somebody began a merge or something similar here, and did not finish it.',
      FINISH,
    );
  // A short name is longer if a tag has the same one.
  const branch = (await git.find(['symbolic-ref', '--quiet', 'HEAD']))?.slice('refs/heads/'.length);
  const head = await git.find(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (branch === undefined || head === undefined) throw new PublishError('no-branch', NO_BRANCH, SWITCH);
  const hidden = tagged.find((line) => /^[a-zS]/.test(line));
  if (hidden !== undefined) {
    const message = `Git ignores changes to \`${hidden.slice(2)}\` (skip-worktree or assume-unchanged), so a merge could lose them.`;
    throw new PublishError('hidden', message, SHOW);
  }
  const inLfs = checkout.prefixes.map(([, prefix]) => `:(top,literal,attr:filter=lfs)${prefix}`);
  const options = ['-z', '--cached', '--others', '--exclude-standard'];
  const usesLfs = (await git.list(['ls-files', ...options, '--', ...inLfs])).length > 0;
  if (usesLfs && (await git.find(['config', 'filter.lfs.clean'])) === undefined)
    throw new PublishError('no-lfs', NO_LFS, INSTALL_LFS);
  return { ...checkout, branch, head, usesLfs };
}

const FINISH =
  'Run `git status` in a terminal: it says what was begun, and how to finish it or give it up. Or ask a developer.';
const NO_BRANCH = 'No branch is checked out, or it has no commit yet, so git would not know what to publish.';
const SWITCH =
  'Ask a developer, or run `git switch main` in a terminal, with the name of your branch. Your changes stay.';

const SHOW =
  'Ask a developer to run `git update-index --no-skip-worktree --no-assume-unchanged FILE`, or `git sparse-checkout disable`.';
const NO_LFS = 'This repository keeps pictures in Git LFS, which is not set up on this computer.';
const INSTALL_LFS =
  'Install it from https://git-lfs.com/ and run `git lfs install`, then `git lfs pull`. Then publish again.';

/**
 * Where `git push` would publish.
 * @throws PublishError if there is no server, or that is another branch or another server, or not clear
 */
export async function findTarget({ git, branch }: Repository): Promise<Target> {
  if ((await git.text(['remote'])) === '') throw noServer();
  const ref = `refs/heads/${branch}`;
  const format = '%(upstream)%00%(upstream:remotename)%00%(upstream:remoteref)%00%(push)';
  const printed = await git.text(['for-each-ref', `--format=${format}`, ref]);
  const [tracking = '', remote = '', upstreamRef, pushed] = printed.split('\0');
  const isSame = tracking !== '' && upstreamRef === ref && pushed === tracking;
  const tip = isSame ? await git.find(['rev-parse', '--verify', '--quiet', `${tracking}^{commit}`]) : undefined;
  if (tip === undefined) throw unclear(branch);
  const address = await git.text(['remote', 'get-url', '--all', remote]);
  if ((await git.text(['remote', 'get-url', '--push', '--all', remote])) !== address) throw unclear(branch);
  return { remote, ref, tracking, tip, address: withoutPassword(address) };
}

function unclear(branch: string): PublishError {
  const message = `The branch \`${branch}\` is connected to another branch, to several servers, or to none.`;
  const fix = `Ask a developer to connect it: \`git push --set-upstream SERVER ${branch}\`. Then publish again.`;
  return new PublishError('unclear', message, fix);
}

/** The folders of the content, the pictures and the public files in the repository; empty if one of them is its top. */
export function listFolders({ prefixes }: Pick<Repository, 'prefixes'>): string[] {
  const folders = prefixes.map(([, prefix]) => prefix.slice(0, -1));
  return folders.includes('') ? [] : folders;
}

/** The content file, picture or public file at a path in the repository; undefined for other files, and for hidden and temporary ones. */
export function placeAt({ prefixes }: Pick<Repository, 'prefixes'>, path: string): FileName | undefined {
  const [folder, prefix = ''] = prefixes.find(([, start]) => path.startsWith(start)) ?? [];
  if (folder === undefined) return undefined;
  const place = { folder, path: path.slice(prefix.length) };
  return place.path.split('/').some(folder === 'public' ? isHiddenPublic : isIgnored) ? undefined : place;
}
