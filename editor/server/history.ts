/** The earlier versions of a field, from the commits of its file. */
import { isSame, readField, toText } from '../field-changes.ts';
import type { FieldVersion, FileContent, JsonPath } from '../protocol.ts';
import { readFile } from './content-files.ts';
import { diffWords } from './describe.ts';
import { parseEntry } from './edit-file.ts';
import type { Workspace } from './edit-session.ts';
import { openGit } from './git.ts';
import { readBlob } from './objects.ts';

/** A version of a file, and the change that made it. */
interface FileVersion {
  author: string;
  /** In milliseconds. */
  time?: number;
  /** Undefined if it can't be parsed, or if there was no file. */
  content: FileContent | undefined;
}

/**
 * The changes of a field, the latest first.
 * @param field `[]` for the body
 * @throws RequestError if the path is not allowed
 */
export async function readHistory({ options }: Workspace, path: string, field: JsonPath): Promise<FieldVersion[]> {
  const onDisk = parseEntry(path, readFile(options, { folder: 'content', path }).bytes);
  const committed = await listCommitted(options.content, path);
  const versions: FileVersion[] = [{ author: 'Saved, not published yet', content: onDisk }, ...committed];
  return versions.flatMap(({ author, time, content }, index): FieldVersion[] => {
    const before = versions[index + 1]?.content;
    if (!before || !content) return [];
    const [value, next] = [readField(before, field), readField(content, field)];
    if (isSame(value, next)) return [];
    return [{ author, time, value, diff: diffWords(toText(value), toText(next)) }];
  });
}

/** How many commits of a file are read. */
const MAX_COMMITS = 100;
const SECOND = 1000;

/** The versions of a file under all its names, the latest first; none without a repository. */
async function listCommitted(folder: string, path: string): Promise<FileVersion[]> {
  const git = openGit(folder);
  // --raw adds the IDs of the file before and after.
  const format = ['--raw', '--no-abbrev', '--format=%x00%an%x00%at'];
  const log = await git.find(['log', '--follow', `-${MAX_COMMITS}`, ...format, '--', path]);
  const versions: FileVersion[] = [];
  for (const [, author = '', time, id = ''] of (log ?? '').matchAll(/\0([^\0]*)\0(\d+)\s+:\d+ \d+ \w+ (\w+)/g)) {
    const bytes = /[^0]/.test(id) ? await readBlob(git, id) : undefined;
    versions.push({ author, time: Number(time) * SECOND, content: parseEntry(path, bytes) });
  }
  return versions;
}
