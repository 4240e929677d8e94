/** The earlier versions of a field, from the commits of its file. */
import { isSame, readField, toText } from '../field-changes.ts';
import type { FieldVersion, FileContent, JsonPath } from '../protocol.ts';
import { readFile } from './content-files.ts';
import { diffWords } from './describe.ts';
import { parseEntry } from './edit-file.ts';
import type { Workspace } from './edit-session.ts';
import { type Git, openGit } from './git.ts';
import { findBlob, readBlob } from './objects.ts';

/** A change of a file. A version is undefined if it can't be parsed, or if there was no file. */
interface FileVersion {
  author: string;
  /** In milliseconds. */
  time?: number;
  before: FileContent | undefined;
  after: FileContent | undefined;
}

/**
 * The changes of a field, the latest first.
 * @param field `[]` for the body
 * @throws RequestError if the path is not allowed
 */
export async function readHistory({ options }: Workspace, path: string, field: JsonPath): Promise<FieldVersion[]> {
  const git = openGit(options.content);
  const saved: FileVersion = {
    author: 'Saved, not published yet',
    before: await readVersion(git, path, await findBlob(git, 'HEAD', `./${path}`)),
    after: parseEntry(path, readFile(options, { folder: 'content', path }).bytes),
  };
  const versions = await listCommitted(git, path);
  return [saved, ...versions].flatMap(({ author, time, before, after }): FieldVersion[] => {
    const [old, value] = [before && readField(before, field), after && readField(after, field)];
    if (!after || isSame(old, value)) return [];
    return [{ author, time, value, diff: diffWords(toText(old), toText(value)) }];
  });
}

/** How many commits of a file are read. */
const MAX_COMMITS = 100;
const SECOND = 1000;

/** @param id consists of zeros if there was no file */
const readVersion = async (git: Git, path: string, id = '0') =>
  parseEntry(path, /[^0]/.test(id) ? await readBlob(git, id) : undefined);

/** The changes of a file under all its names, the latest first; none without a repository. */
async function listCommitted(git: Git, path: string): Promise<FileVersion[]> {
  // --raw adds the IDs of the file before and after. With -c, merges are listed that differ from all that they merge.
  const format = ['--raw', '-c', '--no-abbrev', '--format=%x00%an%x00%at'];
  const log = await git.find(['log', '--follow', `-${MAX_COMMITS}`, ...format, '--', path]);
  const versions: FileVersion[] = [];
  const pattern = /\0([^\0]*)\0(\d+)\s+:+[\d ]+? (\w{40,})(?: \w{40,})*? (\w{40,}) [A-Z]/g;
  for (const [, author = '', time, ...ids] of (log ?? '').matchAll(pattern)) {
    const [before, after] = await Promise.all(ids.map((id) => readVersion(git, path, id)));
    versions.push({ author, time: Number(time) * SECOND, before, after });
  }
  return versions;
}
