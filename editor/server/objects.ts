/** Reads commits, and the files in them. */
import type { Git } from './git.ts';

/** The content of a file as it was committed. */
export async function readBlob(git: Git, id: string | undefined): Promise<Buffer | undefined> {
  return id === undefined ? undefined : git.run(['cat-file', 'blob', id]);
}

/** A file in a commit. */
interface TreeFile {
  /** e.g. "100644"; "120000" for a link */
  mode: string;
  id: string;
}

/** The files of a commit by path. @param folders in the repository; by default, all */
export async function listTree(git: Git, commit: string, folders: readonly string[] = []) {
  const lines = await git.list(['ls-tree', '-r', '-z', '--full-tree', commit, '--', ...folders]);
  return new Map(
    lines.map((line): [string, TreeFile] => {
      const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(line) ?? [];
      return [path, { mode, id }];
    }),
  );
}

/** A file that differs between two trees. An ID is undefined if its tree does not have the file. */
export interface TreeChange {
  path: string;
  beforeId?: string | undefined;
  afterId?: string | undefined;
}

const RAW = ['-r', '-z', '--no-renames', '--no-ext-diff', '--no-abbrev'];

export const diffTrees = async (git: Git, before: string, after: string): Promise<TreeChange[]> =>
  parseRaw(await git.text(['diff-tree', ...RAW, before, after]));

/** What is staged: from a commit to the index. */
export const diffIndex = async (git: Git, commit: string): Promise<TreeChange[]> =>
  parseRaw(await git.text(['diff-index', ...RAW, '--cached', commit]));

function parseRaw(raw: string): TreeChange[] {
  const getId = (id = '') => (/^0*$/.test(id) ? undefined : id);
  return [...raw.matchAll(/:\d+ \d+ (\w+) (\w+) \w\0([^\0]+)\0/g)].map(
    ([, from, to, path = '']): TreeChange => ({ path, beforeId: getId(from), afterId: getId(to) }),
  );
}

/**
 * Stores files as they would be committed, with line ends and Git LFS as configured. Nothing that changes later is published.
 * @returns their IDs
 */
export async function storeFiles(git: Git, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const printed = paths.length > 0 ? await git.text(['hash-object', '-w', '--', ...paths]) : '';
  const ids = printed.split('\n');
  return new Map(paths.map((path, index) => [path, ids[index] ?? '']));
}
