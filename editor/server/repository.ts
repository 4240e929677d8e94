/** The git repository of the content: what was published, what differs, and commits that change neither index nor files. */
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { isIgnored } from '../../engine/core/index.ts';
import type { ChangePlace, PublishProblem, PublishRequest } from '../protocol.ts';
import type { Folders } from './content-files.ts';
import { BY_UPLOAD, type Git, openGit, PublishError, withoutPassword } from './git.ts';

export interface Repository {
  /** Runs in the top folder. */
  git: Git;
  top: string;
  gitFolder: string;
  branch: string;
  head: string;
  /** Where the branch is published; undefined if there is no server. */
  remote?: Remote | undefined;
  /** The commit that was published last; `head` if unknown. */
  base: string;
  /** The editor's folders that are in the repository, e.g. "assets/images/". */
  prefixes: readonly (readonly [folder: ChangePlace['folder'], prefix: string])[];
}

interface Remote {
  /** e.g. "origin" */
  name: string;
  /** The branch there, e.g. "refs/heads/main". */
  ref: string;
  /** Its last known state here, e.g. "refs/remotes/origin/main". */
  tracking: string;
  /** Without a password. */
  address: string;
}

/** Files and folders that git keeps until a command is finished, and the name of the command. */
const UNFINISHED = [
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
  ['MERGE_HEAD', 'merge'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
] as const;

export const NO_REMOTE: PublishProblem = {
  code: 'no-remote',
  message: 'This copy of the site is not connected to a server, so it can’t be published.',
  fix: `${BY_UPLOAD} Or ask a developer to connect it: \`git remote add origin ADDRESS\`.`,
};

export const NOTHING_TO_PUBLISH: PublishProblem = {
  code: 'nothing',
  message: 'Nothing differs from what is published.',
  fix: 'Change something and save it first.',
};

/**
 * @param author of commits; by default, as configured in git
 * @throws PublishError, GitError
 */
export async function openRepository(folders: Folders, author?: PublishRequest['author']): Promise<Repository> {
  const open = (folder: string) => openGit(folder, author);
  const wanted = ['--show-toplevel', '--absolute-git-dir', '--show-prefix'];
  const printed = await open(folders.content).text(['rev-parse', ...wanted]);
  const [top = '', gitFolder = '', prefix = ''] = printed.split('\n');
  const git = open(top);
  checkUnfinished(gitFolder);
  const format = `--format=${BRANCH_FIELDS.map((name) => `%(${name})`).join('%00')}`;
  const listed = await git.text(['for-each-ref', format, 'refs/heads/']);
  const branches = listed.split('\n').map((line) => line.split('\0'));
  const [current] = branches.filter(([mark]) => mark === '*');
  if (!current) throw new PublishError(NO_BRANCH);
  const [, head = '', branch = '', ...upstream] = current;
  const remote = await findRemote(git, branch, upstream);
  const shared = remote && (await git.find(['merge-base', head, remote.tracking]));
  const images = relative(realpathSync(top), realpathSync(folders.images)).replaceAll('\\', '/');
  return {
    ...{ git, top, gitFolder, branch, head, remote, base: shared ?? head },
    prefixes: [['content', prefix], ...(/^\.\.|^\//.test(images) ? [] : [['images', `${images}/`] as const])],
  };
}

const BRANCH_FIELDS = 'HEAD objectname refname:lstrip=2 upstream:remotename upstream:remoteref upstream'.split(' ');

const NO_BRANCH: PublishProblem = {
  code: 'detached',
  message: 'No branch is checked out, or it has no commit yet, so git would not know what to publish.',
  fix: 'Ask a developer, or run `git switch main` in a terminal, with the name of your branch. Your changes stay.',
};

function checkUnfinished(gitFolder: string): void {
  const [, name] = UNFINISHED.find(([file]) => existsSync(join(gitFolder, file))) ?? [];
  if (name === undefined) return;
  const message = `Somebody began a ${name} in this folder, and it is not finished.`;
  const fix = `Finish it, or run \`git ${name} --abort\` in a terminal to give it up; then publish again.`;
  throw new PublishError({ code: 'unfinished', message, fix });
}

async function findRemote(git: Git, branch: string, upstream: readonly string[]): Promise<Remote | undefined> {
  const [upstreamName = '', ref = '', tracking = ''] = upstream;
  const names = (await git.text(['remote'])).split('\n');
  const name = upstreamName || (names.includes('origin') ? 'origin' : names.length === 1 ? names[0] : undefined);
  const url = name && (await git.find(['remote', 'get-url', '--push', name]));
  // A branch that follows another local branch has the remote ".", which has no URL.
  if (!name || !url) return undefined;
  const address = withoutPassword(url);
  if (upstreamName) return { name, ref, tracking, address };
  return { name, address, ref: `refs/heads/${branch}`, tracking: `refs/remotes/${name}/${branch}` };
}

/** A file that differs between two trees. An ID is undefined if its tree does not have the file. */
export interface TreeChange {
  /** Relative to the top folder. */
  path: string;
  beforeId?: string | undefined;
  afterId?: string | undefined;
  /** After the change, e.g. "100644"; "000000" if the file is deleted. */
  mode: string;
}

/** @param paths by default, all */
export async function diffTrees(git: Git, trees: readonly [string, string], paths: readonly string[] = []) {
  const raw = await git.text(['diff-tree', '-r', '-z', '--no-renames', '--no-ext-diff', ...trees, '--', ...paths]);
  const idOf = (id = '') => (/^0*$/.test(id) ? undefined : id);
  return [...raw.matchAll(/:\d+ (\d+) (\w+) (\w+) \w\0([^\0]+)\0/g)].map(
    ([, mode = '', from, to, path = '']): TreeChange => ({ path, beforeId: idOf(from), afterId: idOf(to), mode }),
  );
}

/** The folders of the content and the pictures, as arguments of git. */
export const foldersOf = ({ prefixes }: Pick<Repository, 'prefixes'>) =>
  prefixes.map(([, prefix]) => prefix.replace(/\/$/, '') || '.');

/** The content file or picture at a path in the repository; undefined for other files. */
export function placeAt({ prefixes }: Pick<Repository, 'prefixes'>, path: string): ChangePlace | undefined {
  // One folder may be inside the other, so the longest prefix counts.
  const [closest] = prefixes
    .filter(([, prefix]) => path.startsWith(prefix))
    .toSorted(([, a], [, b]) => b.length - a.length);
  return closest && { folder: closest[0], path: path.slice(closest[1].length) };
}

export async function readBlobs(git: Git, ids: readonly (string | undefined)[]): Promise<(Buffer | undefined)[]> {
  const known = ids.filter((id) => id !== undefined);
  if (known.length === 0) return ids.map(() => undefined);
  const all = await git.run(['cat-file', '--batch'], { input: known.map((id) => `${id}\n`).join('') });
  let offset = 0;
  return ids.map((id) => {
    if (id === undefined) return undefined;
    // "ID blob LENGTH", then the bytes and a line end.
    const start = all.indexOf('\n', offset) + 1;
    const end = start + Number(String(all.subarray(offset, start)).split(' ')[2]);
    offset = end + 1;
    return all.subarray(start, end);
  });
}

/** Calls `work` with a temporary index, so that the index of the repository stays as it is. */
async function withIndex<Result>(work: (env: { GIT_INDEX_FILE: string }) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  try {
    return await work({ GIT_INDEX_FILE: join(folder, 'index') });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The tree of the last commit, but with the content and pictures on disk. Other uncommitted files are not in it. */
export function snapshot(repository: Repository): Promise<string> {
  const { git, gitFolder, head } = repository;
  return withIndex(async (env) => {
    const index = join(gitFolder, 'index');
    // git doesn't read unchanged files that are older than its index, so the copy keeps the modification time.
    if (existsSync(index)) cpSync(index, env.GIT_INDEX_FILE, { preserveTimestamps: true });
    await git.run(['read-tree', '--reset', head], { env });
    const listFiles = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...foldersOf(repository)];
    // git lists another repository inside the folders as one path that ends with a slash.
    const isPublished = (path: string) => !path.endsWith('/') && !path.split('/').some(isIgnored);
    const names = (await git.list(listFiles, { env })).filter(isPublished);
    const update = ['update-index', '-z', '--add', '--remove', '--replace', '--stdin'];
    await git.run(update, { env, input: names.map((name) => `${name}\0`).join('') });
    return git.text(['write-tree'], { env });
  });
}

/** A content file or picture, before and after a change. */
export interface ComparedFile {
  place: ChangePlace;
  before: Buffer | undefined;
  after: Buffer | undefined;
}

/** A content file or picture that differs from what was published last. */
export interface LocalChange extends TreeChange, ComparedFile {}

/** @param tree by default, what is on disk */
export async function listLocalChanges(repository: Repository, tree?: string): Promise<LocalChange[]> {
  const { git, base } = repository;
  const changes = await diffTrees(git, [base, tree ?? (await snapshot(repository))], foldersOf(repository));
  const ids = changes.flatMap(({ beforeId, afterId }) => [beforeId, afterId]);
  const blobs = await readBlobs(git, ids);
  return changes.flatMap((change, index) => {
    const place = placeAt(repository, change.path);
    return place ? [{ ...change, place, before: blobs[index * 2], after: blobs[index * 2 + 1] }] : [];
  });
}

/** The new content of a file in a tree. */
export interface TreeEdit extends Pick<TreeChange, 'path' | 'mode'> {
  /** A string is the ID of content that the repository already has. Undefined deletes the file. */
  content: string | Uint8Array | undefined;
}

/** A copy of a tree with some files changed. @returns its ID */
export async function editTree(git: Git, tree: string, edits: readonly TreeEdit[]): Promise<string> {
  if (edits.length === 0) return tree;
  return withIndex(async (env) => {
    await git.run(['read-tree', tree], { env });
    const lines = edits.map(async ({ path, mode, content }) => {
      // A mode and an ID of zeros delete a file.
      if (content === undefined) return `0 ${'0'.repeat(tree.length)}\t${path}\0`;
      const isId = typeof content === 'string';
      return `${mode} ${isId ? content : await git.text(['hash-object', '-w', '--stdin'], { input: content })}\t${path}\0`;
    });
    const input = (await Promise.all(lines)).join('');
    await git.run(['update-index', '-z', '--add', '--replace', '--index-info'], { env, input });
    return git.text(['write-tree'], { env });
  });
}

export function commitTree(git: Git, tree: string, parents: readonly string[], message: string) {
  const options = parents.flatMap((parent) => ['-p', parent]);
  return git.text(['commit-tree', tree, ...options, '-F', '-'], { input: `${message.trimEnd()}\n` });
}

/** Writes changed files of a tree to disk, and deletes the changed files that are not in the tree. */
export async function writeChanges({ git, top }: Repository, tree: string, changes: readonly TreeChange[]) {
  const written = changes.filter(({ afterId }) => afterId !== undefined).map(({ path }) => `${path}\0`);
  await withIndex(async (env) => {
    await git.run(['read-tree', tree], { env });
    await git.run(['checkout-index', '--force', '--quiet', '-z', '--stdin'], { env, input: written.join('') });
  });
  for (const { path, afterId } of changes) if (afterId === undefined) rmSync(join(top, path), { force: true });
}
