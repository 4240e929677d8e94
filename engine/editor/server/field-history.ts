/** Who changed a field, when, and from what to what. */
import { isSame, readField } from '../field-changes.ts';
import type { FieldVersion, FileContent, JsonPath } from '../protocol.ts';
import { type Folders, readFile } from './content-files.ts';
import { parseEntry } from './edit-entry.ts';
import type { EditSession } from './edit-session.ts';
import type { Git } from './git.ts';
import { readBlobs } from './repository.ts';
import { diffWords, toWords } from './review.ts';

/** How many commits of a file are read. */
const MOST_COMMITS = 200;

/** A file before and after somebody changed it; undefined where it can't be read. */
interface FileStep extends Pick<FieldVersion, 'author' | 'time'> {
  before: FileContent | undefined;
  after: FileContent | undefined;
}

/**
 * The changes of a field, the latest first: by commits, then by saves and other programs since. Without git, by saves alone.
 * @throws RequestError if the name leads elsewhere
 */
export async function readHistory(git: Git, folders: Folders, session: EditSession, path: string, field: JsonPath) {
  const { saves, versions } = session;
  const now = parseEntry(path, readFile(folders, { folder: 'content', path }).bytes);
  const { commits, committed } = await listCommits(git, path, versions);
  const steps = [...listSaves(saves, path, committed), ...commits];
  const known = steps[0]?.after;
  if (known) steps.unshift({ author: 'In another program', before: known, after: now });
  return steps.flatMap(({ author, time, before, after }): FieldVersion[] => {
    if (!before || !after) return [];
    const [value, next] = [readField(before, field), readField(after, field)];
    if (isSame(value, next)) return [];
    return [{ author, time, value, words: diffWords([toWords(value), toWords(next)]) }];
  });
}

/** Saves since the last commit of the file, the latest first. */
function listSaves(saves: EditSession['saves'], path: string, committed: number): FileStep[] {
  const since = saves.list().filter(({ isUndone, time }) => !isUndone && time > committed);
  return since.toReversed().flatMap(({ time, files }) =>
    files
      .filter((file) => file.folder === 'content' && file.path === path)
      .map((file) => {
        const [before, after] = (['before', 'after'] as const).map((side) => parseEntry(path, saves.read(file, side)));
        return { author: 'Saved here', time, before, after };
      }),
  );
}

const SECOND = 1000;

/** The commits of a file under all its names, and the second in which the last one was made. */
async function listCommits(git: Git, path: string, versions: EditSession['versions']) {
  const format = '--format=%x00%an%x00%at%x00%ct';
  const args = ['log', '--follow', '--raw', '--no-abbrev', `-${MOST_COMMITS}`, format, '--', path];
  const log = (await git.find(args)) ?? '';
  const commits = [...log.matchAll(/\0([^\0]*)\0(\d+)\0(\d+)\s+:\d+ \d+ (\w+) (\w+)/g)];
  const ids = commits.flatMap(([, , , , ...both]) => both.filter((id) => /[^0]/.test(id) && !versions.has(id)));
  const blobs = await readBlobs(git, ids);
  for (const [index, id] of ids.entries()) versions.set(id, parseEntry(path, blobs[index]));
  const steps = commits.map(([, author = '', time, , before = '', after = '']): FileStep => {
    return { author, time: Number(time) * SECOND, before: versions.get(before), after: versions.get(after) };
  });
  return { commits: steps, committed: (Number(commits[0]?.[3] ?? -1) + 1) * SECOND };
}
