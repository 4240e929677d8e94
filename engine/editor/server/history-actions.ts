/** Undo, the list of saves, and the history of each field. */
import { isSame, readField, toText } from '../field-changes.ts';
import type { Actions, FieldVersion, JsonPath, OpenEdit, SavedChange } from '../protocol.ts';
import { type FileWrite, RequestError, readFile } from './content-files.ts';
import { parseEntry } from './edit-file.ts';
import type { Workspace } from './edit-session.ts';
import { openGit } from './git.ts';
import { readBlobs } from './repository.ts';
import { describeFile, diffWords } from './review.ts';
import { findNext, type Save, type SaveLog } from './save-log.ts';
import { tryBuild } from './unsaved.ts';

/** In milliseconds, for the history of a field. */
const MAX_DURATION = 10_000;
/** How many saves are listed. Undo also reaches older ones. */
const MAX_LISTED = 100;

export function listHistoryActions(workspace: Workspace): Actions {
  const { options, session } = workspace;
  const { saves } = session;
  /** What undoing a save, or redoing an undone one, does to each of its files. */
  const listReversals = ({ files, isUndone }: Save) =>
    files.map((file) => {
      const { folder, path } = file;
      const [from, to] = isUndone ? (['before', 'after'] as const) : (['after', 'before'] as const);
      return { folder, path, hash: file[from], from: saves.read(file, from), bytes: saves.read(file, to) };
    });
  const describe = ([save, { title, time, isUndone, files }]: [number, Save]): SavedChange => {
    const changed = files.map((file) => {
      const { before, after, ...place } = file;
      return describeFile({ place, base: saves.read(file, 'before'), mine: saves.read(file, 'after') }, workspace);
    });
    return { save, title, time, isUndone, files: changed };
  };
  return {
    async undo({ save, isRedo }) {
      const all = saves.list();
      const number = save ?? findNext(all)[isRedo ? 'redo' : 'undo'];
      const one = all[number];
      if (!one) throw new RequestError(409, `There is nothing to ${isRedo ? 'redo' : 'undo'}.`);
      const answer = { save: number, title: one.title, errors: [], edits: [] };
      const reversals = listReversals(one);
      const changed = reversals.find((reversal) => readFile(options, reversal).hash !== reversal.hash);
      if (changed) return { ...answer, edits: reversals.map((reversal) => toEdit(reversal, changed.path)) };
      const { errors } = await tryBuild(workspace, reversals);
      if (errors.length > 0) return { ...answer, errors };
      if (save === undefined) saves.undoOrRedo(number, reversals);
      else saves.save(reversals, `${one.isUndone ? 'Brought back' : 'Reverted'}: ${one.title}`);
      return answer;
    },
    changes: () => [...saves.list().entries()].slice(-MAX_LISTED).toReversed().map(describe),
    history: ({ path, field }) => readHistory(workspace, path, field),
  };
}

/**
 * @param changed the file that was changed since the save
 * @throws RequestError for a file that was added or deleted, and for a picture
 */
function toEdit({ path, hash, from, bytes }: FileWrite & { from: Buffer | undefined }, changed: string): OpenEdit {
  const [saved, edited] = [parseEntry(path, from), parseEntry(path, bytes)];
  if (hash !== undefined && saved && edited) return { path, hash, saved, edited };
  throw new RequestError(409, `\`${changed}\` was changed outside this window, so nothing was undone.`);
}

/** How many commits of a file are read. */
const MAX_COMMITS = 200;

/**
 * The changes of a field, the latest first: by another program, by saves since the last commit, then by commits, if there
 * is git.
 * @throws RequestError if the name leads elsewhere
 */
async function readHistory(workspace: Workspace, path: string, field: JsonPath) {
  const { options, session } = workspace;
  const now = parseEntry(path, readFile(options, { folder: 'content', path }).bytes);
  const { commits, committed } = await listCommits(workspace, path);
  const known = [...listSaves(session.saves, path, committed), ...commits];
  const latest = { author: 'In another program', time: undefined, before: known[0]?.after, after: now };
  return [latest, ...known].flatMap(({ author, time, before, after }): FieldVersion[] => {
    if (!before || !after) return [];
    const [value, next] = [readField(before, field), readField(after, field)];
    if (isSame(value, next)) return [];
    return [{ author, time, value, diff: diffWords([toText(value), toText(next)]) }];
  });
}

/** Saves since the last commit of the file, the latest first. A version that can't be read is undefined. */
function listSaves(saves: SaveLog, path: string, committed: number) {
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

/** The commits of a file under all its names, and the time after which saves are not in them. */
async function listCommits({ options, session: { versions } }: Workspace, path: string) {
  const git = openGit(options.content, undefined, MAX_DURATION);
  const format = '--format=%x00%an%x00%at%x00%ct';
  const args = ['log', '--follow', '--raw', '--no-abbrev', `-${MAX_COMMITS}`, format, '--', path];
  const log = (await git.find(args)) ?? '';
  const commits = [...log.matchAll(/\0([^\0]*)\0(\d+)\0(\d+)\s+:\d+ \d+ (\w+) (\w+)/g)];
  const ids = commits.flatMap(([, , , , ...both]) => both.filter((id) => /[^0]/.test(id) && !versions.has(id)));
  const blobs = await readBlobs(git, ids);
  for (const [index, id] of ids.entries()) versions.set(id, parseEntry(path, blobs[index]));
  const steps = commits.map(([, author = '', time, , before = '', after = '']) => {
    return { author, time: Number(time) * SECOND, before: versions.get(before), after: versions.get(after) };
  });
  return { commits: steps, committed: (Number(commits[0]?.[3] ?? -1) + 1) * SECOND };
}
