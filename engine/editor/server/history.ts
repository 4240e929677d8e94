import { hashOf } from '../../core/hash.ts';
import { plainText } from './change/file-text.ts';
import { diffLines, type LineChange } from './change/lines.ts';
import type { Desk, Save } from './desk.ts';
import { Refused } from './refused.ts';
import { type Folders, readFile, type Write, writeFiles } from './store.ts';

/** Writes, and remembers how it was before. */
export function save(desk: Desk, folders: Folders, writes: readonly Write[], words: string): void {
  const files = writes.map(({ folder, path, bytes }) => {
    const before = readFile(folders, { folder, path }).bytes;
    return { folder, path, before, after: bytes };
  });
  writeFiles(folders, writes);
  desk.saves.push({ words, files });
}

/**
 * Takes back what was saved last.
 * @returns what it was
 * @throws Refused where nothing was, or where a file is another by now
 */
export function undo(desk: Desk, folders: Folders): Save {
  const last = desk.saves.at(-1);
  if (last === undefined) throw new Refused(409, 'Nothing has been saved since the start');
  writeFiles(
    folders,
    last.files.map(({ before, after, ...name }) => ({ ...name, bytes: before, hash: after && hashOf(after) })),
  );
  desk.saves.pop();
  return last;
}

/** What differs from how a file was at the start. */
export interface FileChange {
  folder: Write['folder'];
  path: string;
  /** Of a picture, none. */
  lines: LineChange[];
}

export function listChanges({ saves }: Pick<Desk, 'saves'>): FileChange[] {
  const files = new Map<string, Save['files'][number]>();
  for (const file of saves.flatMap((one) => one.files)) {
    const first = files.get(`${file.folder}/${file.path}`);
    files.set(`${file.folder}/${file.path}`, { ...file, before: first ? first.before : file.before });
  }
  return [...files.values()].map(({ folder, path, before, after }) => ({
    folder,
    path,
    lines: folder === 'content' ? diffLines(linesOf(before), linesOf(after)) : [],
  }));
}

function linesOf(bytes: Uint8Array | undefined): string[] {
  return bytes === undefined ? [] : plainText(Buffer.from(bytes).toString()).split('\n');
}
