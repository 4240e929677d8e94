/** Reads commits, and the files in them. */
import { type Git, toPathspecs } from './git.ts';

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

/** A file in a commit. */
export interface TreeFile {
  /** e.g. "100644"; "120000" for a link */
  mode: string;
  id: string;
}

/** The files of a commit by path. @param folders in the repository; by default, all */
export async function listTree(git: Git, commit: string, folders: readonly string[] = []) {
  const lines = await git.list(['ls-tree', '-r', '-z', '--full-tree', commit, '--', ...folders]);
  return new Map(
    lines.map((line): [string, TreeFile] => {
      const tab = line.indexOf('\t');
      const [mode = '', , id = ''] = line.slice(0, tab).split(' ');
      return [line.slice(tab + 1), { mode, id }];
    }),
  );
}

/** A file that differs between two trees. An ID is undefined if its tree does not have the file. */
export interface TreeChange {
  path: string;
  beforeId?: string | undefined;
  afterId?: string | undefined;
}

/** @param folders in the repository; by default, all */
export async function diffTrees(git: Git, before: string, after: string, folders: readonly string[] = []) {
  const options = ['-r', '-z', '--no-renames', '--no-ext-diff', '--no-abbrev'];
  const raw = await git.text(['diff-tree', ...options, before, after, '--', ...toPathspecs(folders)]);
  const idOf = (id = '') => (/^0*$/.test(id) ? undefined : id);
  return [...raw.matchAll(/:\d+ \d+ (\w+) (\w+) \w\0([^\0]+)\0/g)].map(
    ([, from, to, path = '']): TreeChange => ({ path, beforeId: idOf(from), afterId: idOf(to) }),
  );
}

/** How many files are hashed at once, because a list of arguments has a maximum length. */
const MAX_HASHED = 200;

/** The IDs that files on disk would get in a commit, with line ends and Git LFS as configured. */
export async function hashFiles(git: Git, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const printed = await git.text(['hash-object', '--', ...paths.slice(0, MAX_HASHED)]);
  return [...printed.split('\n'), ...(await hashFiles(git, paths.slice(MAX_HASHED)))];
}
