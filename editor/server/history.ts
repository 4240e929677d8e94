/** The earlier versions of a field, from the commits of its file. */
import { isSame, readField, toText } from '../field-changes.ts';
import type { FieldVersion, FileContent, JsonPath } from '../protocol.ts';
import { readFile } from './content-files.ts';
import { parseEntry } from './edit-file.ts';
import type { Workspace } from './edit-session.ts';
import { openGit } from './git.ts';
import { readBlobs } from './repository.ts';
import { diffWords } from './review.ts';

/** A change of a file. A version is undefined if it can't be parsed, or if there was no file. */
interface FileVersions {
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
  const onDisk = parseEntry(path, readFile(options, { folder: 'content', path }).bytes);
  const commits = await listCommits(options.content, path);
  const uncommitted = { author: 'Saved, not published yet', before: commits[0]?.after, after: onDisk };
  return [uncommitted, ...commits].flatMap(({ author, time, before, after }: FileVersions): FieldVersion[] => {
    if (!before || !after) return [];
    const [value, next] = [readField(before, field), readField(after, field)];
    if (isSame(value, next)) return [];
    return [{ author, time, value, diff: diffWords([toText(value), toText(next)]) }];
  });
}

/** How many commits of a file are read. */
const MAX_COMMITS = 200;
/** In milliseconds: how long git may take. */
const MAX_DURATION = 10_000;
const SECOND = 1000;

/** The commits of a file under all its names, the latest first; none without a repository. */
async function listCommits(folder: string, path: string): Promise<FileVersions[]> {
  const git = openGit(folder, undefined, MAX_DURATION);
  // --raw adds the IDs of the file before and after.
  const format = ['--raw', '--no-abbrev', '--format=%x00%an%x00%at'];
  const log = await git.find(['log', '--follow', `-${MAX_COMMITS}`, ...format, '--', path]);
  const commits = [...(log ?? '').matchAll(/\0([^\0]*)\0(\d+)\s+:\d+ \d+ (\w+) (\w+)/g)];
  const ids = commits.flatMap(([, , , before = '', after = '']) => [before, after]);
  const isFile = (id: string) => /[^0]/.test(id);
  const blobs = await readBlobs(
    git,
    ids.map((id) => (isFile(id) ? id : undefined)),
  );
  return commits.map(([, author = '', time], index) => ({
    author,
    time: Number(time) * SECOND,
    before: parseEntry(path, blobs[index * 2]),
    after: parseEntry(path, blobs[index * 2 + 1]),
  }));
}
