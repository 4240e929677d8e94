/** Undo, the list of saves, and the history of each field. */
import { isSame, readField, toText } from '../field-changes.ts';
import type { Actions, FieldVersion, JsonPath, ListedSave, OpenEdit } from '../protocol.ts';
import { type FileWrite, RequestError, readFile } from './content-files.ts';
import { describeFile, diffWords } from './describe.ts';
import { parseEntry } from './edit-file.ts';
import type { Workspace } from './edit-session.ts';
import { openGit } from './git.ts';
import { readBlobs } from './objects.ts';
import { findNext, type Save, type SaveLog } from './save-log.ts';
import { tryWrites } from './unsaved.ts';

/** How many saves are listed. Undo also reaches older ones. */
const MAX_LISTED = 100;

export function listHistoryActions(workspace: Workspace): Actions {
  const { options, session } = workspace;
  const { saves } = session;
  /** The writes that undo a save, or redo an undone one. */
  const listReversals = ({ files, isUndone }: Save) =>
    files.map((file) => {
      const { folder, path } = file;
      const [from, to] = isUndone ? (['before', 'after'] as const) : (['after', 'before'] as const);
      return { folder, path, hash: file[from], old: saves.read(file, from), bytes: saves.read(file, to) };
    });
  const describe = ([number, { title, time, isUndone, files }]: [number, Save]): ListedSave => {
    const changed = files.map((file) => {
      const { before, after, ...place } = file;
      return describeFile({ place, before: saves.read(file, 'before'), after: saves.read(file, 'after') }, workspace);
    });
    return { number, title, time, isUndone, files: changed };
  };
  return {
    async undo({ number: requested, isRedo }) {
      const list = saves.list();
      const number = requested ?? findNext(list)[isRedo ? 'redo' : 'undo'];
      const target = list[number];
      if (!target) throw new RequestError(409, `There is nothing to ${isRedo ? 'redo' : 'undo'}.`);
      const answer = { number, title: target.title, errors: [], edits: [] };
      const reversals = listReversals(target);
      const changed = reversals.find((reversal) => readFile(options, reversal).hash !== reversal.hash);
      // Edits keep the later changes of the files. The panel saves them.
      if (changed) return { ...answer, edits: reversals.map((reversal) => toEdit(reversal, changed.path)) };
      const { errors } = await tryWrites(workspace, reversals);
      if (errors.length > 0) return { ...answer, errors };
      // A save that was chosen from the list is reverted by a new save, which Undo can take back.
      if (requested === undefined) saves.undoOrRedo(number, reversals);
      else saves.save(reversals, `${target.isUndone ? 'Brought back' : 'Reverted'}: ${target.title}`);
      return answer;
    },
    changes: () => [...saves.list().entries()].slice(-MAX_LISTED).toReversed().map(describe),
    history: ({ path, field }) => readHistory(workspace, path, field),
  };
}

/**
 * The edit that undoes or redoes a save in one file.
 * @param changed the path of a file that was changed since the save
 * @throws RequestError for a file that was added or deleted, and for a picture
 */
function toEdit({ path, hash, old, bytes }: FileWrite & { old: Buffer | undefined }, changed: string): OpenEdit {
  const [saved, edited] = [parseEntry(path, old), parseEntry(path, bytes)];
  if (hash !== undefined && saved && edited) return { path, hash, saved, edited };
  throw new RequestError(409, `\`${changed}\` was changed outside this window, so nothing was undone.`);
}

/** How many commits of a file are read for its history. */
const MAX_COMMITS = 200;

/**
 * The changes of a field, the latest first: by another program, by saves since the last commit, and by commits.
 * @throws RequestError if the path is not allowed
 */
async function readHistory(workspace: Workspace, path: string, field: JsonPath) {
  const { options, session } = workspace;
  const current = parseEntry(path, readFile(options, { folder: 'content', path }).bytes);
  const { commits, lastCommitTime } = await listCommits(workspace, path);
  const recorded = [...listSaves(session.saves, path, lastCommitTime), ...commits];
  const latest = { author: 'In another program', time: undefined, before: recorded[0]?.after, after: current };
  return [latest, ...recorded].flatMap(({ author, time, before, after }): FieldVersion[] => {
    if (!before || !after) return [];
    const [value, next] = [readField(before, field), readField(after, field)];
    if (isSame(value, next)) return [];
    return [{ author, time, value, diff: diffWords([toText(value), toText(next)]) }];
  });
}

/** Saves since the last commit of the file, the latest first. A version that can't be parsed is undefined. */
function listSaves(saves: SaveLog, path: string, lastCommitTime: number) {
  const recent = saves.list().filter(({ isUndone, time }) => !isUndone && time > lastCommitTime);
  return recent.toReversed().flatMap(({ time, files }) =>
    files
      .filter((file) => file.folder === 'content' && file.path === path)
      .map((file) => {
        const [before, after] = (['before', 'after'] as const).map((side) => parseEntry(path, saves.read(file, side)));
        return { author: 'Saved here', time, before, after };
      }),
  );
}

const SECOND = 1000;

/** The commits of a file under all its names. The time of the last one is rounded up, because git counts whole seconds. */
async function listCommits({ options, session: { versions } }: Workspace, path: string) {
  const git = openGit(options.content);
  // The name of the author, author time and commit time; --raw adds the IDs of the file before and after.
  const format = '--format=%x00%an%x00%at%x00%ct';
  const args = ['log', '--follow', '--raw', '--no-abbrev', `-${MAX_COMMITS}`, format, '--', path];
  const log = (await git.find(args)) ?? '';
  const commits = [...log.matchAll(/\0([^\0]*)\0(\d+)\0(\d+)\s+:\d+ \d+ (\w+) (\w+)/g)];
  const ids = commits.flatMap(([, , , , ...pair]) => pair.filter((id) => /[^0]/.test(id) && !versions.has(id)));
  const blobs = await readBlobs(git, ids);
  for (const [index, id] of ids.entries()) versions.set(id, parseEntry(path, blobs[index]));
  const changes = commits.map(([, author = '', time, , before = '', after = '']) => {
    return { author, time: Number(time) * SECOND, before: versions.get(before), after: versions.get(after) };
  });
  return { commits: changes, lastCommitTime: (Number(commits[0]?.[3] ?? -1) + 1) * SECOND };
}
