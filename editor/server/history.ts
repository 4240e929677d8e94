/** The earlier versions of a field, from the commits of its file. */
import { isSame, readField, toText } from '../field-changes.ts';
import type { FieldVersion, FileContent, JsonPath } from '../protocol.ts';
import { readFile } from './content-files.ts';
import { diffWords } from './describe.ts';
import { parseEntry } from './edit-file.ts';
import type { Workspace } from './edit-session.ts';
import type { Git } from './git.ts';
import { readBlob } from './objects.ts';
import { openCheckout } from './state.ts';

/**
 * The changes of a field, the latest first.
 * @param field `[]` for the body
 * @throws RequestError if the path is not allowed
 */
export async function readHistory({ options }: Workspace, path: string, field: JsonPath): Promise<FieldVersion[]> {
  // Without a repository there are no commits.
  const { git, prefixes } = await openCheckout(options).catch(() => ({ git: undefined, prefixes: [] }));
  /** @param id consists of zeros if there was no file */
  const read = async (id = '0') => parseEntry(path, git && /[^0]/.test(id) ? await readBlob(git, id) : undefined);
  const versions: FieldVersion[] = [];
  const add = (made: Pick<FieldVersion, 'author' | 'time'>, before?: FileContent, after?: FileContent) => {
    const [old, value] = [before && readField(before, field), after && readField(after, field)];
    if (after && !isSame(old, value)) versions.push({ ...made, value, diff: diffWords(toText(old), toText(value)) });
  };
  const { bytes } = readFile(options, { folder: 'content', path });
  const file = `${new Map(prefixes).get('content') ?? ''}${path}`;
  const committed = await read(await git?.find(['rev-parse', '--verify', '--quiet', `HEAD:${file}`]));
  add({ author: 'Saved, not published yet' }, committed, parseEntry(path, bytes));
  for (const { before, after, ...made } of git ? await listCommits(git, file) : [])
    add(made, await read(before), await read(after));
  return versions;
}

/** How many commits of a file are read. */
const MAX_COMMITS = 100;
const SECOND = 1000;
const CHANGE = /\0([^\0]*)\0(\d+)\s+:+[\d ]+? (\w{40,})(?: \w{40,})*? (\w{40,}) [A-Z]/g;

/** The commits of a file under all its names, the latest first; none before the first commit. */
async function listCommits(git: Git, path: string) {
  // --raw adds the IDs of the file before and after. With -c, merges are listed that differ from all that they merge.
  const format = ['--raw', '-c', '--no-abbrev', '--format=%x00%an%x00%at'];
  const log = await git.find(['log', '--follow', `-${MAX_COMMITS}`, ...format, '--', path]);
  return [...(log ?? '').matchAll(CHANGE)].map(([, author = '', time, before, after]) => {
    return { author, time: Number(time) * SECOND, before, after };
  });
}
