/** The log of saves. They can be undone and redone even after a restart of the dev server. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { type Cache, hashOf } from '../../engine/core/index.ts';
import { fileName } from '../protocol.ts';
import { type FileWrite, type Folders, RequestError, readFile, writeFiles } from './content-files.ts';

/** The hashes of a file before and after a save; undefined if it didn't exist. */
const savedFile = fileName.extend({ before: z.string().optional(), after: z.string().optional() });
type SavedFile = z.output<typeof savedFile>;

const save = z.object({
  /** e.g. "Changed Grocery" */
  title: z.string(),
  /** In milliseconds. */
  time: z.number(),
  isUndone: z.boolean().default(false),
  /** When it was last undone or redone, in milliseconds. */
  changedAt: z.number().optional(),
  files: z.array(savedFile),
});
export type Save = z.output<typeof save>;

export type SaveLog = ReturnType<typeof openSaveLog>;

/** @param pictures uploaded pictures that no saved file uses yet */
export function openSaveLog(folders: Folders, store: Cache, pictures: Map<string, Uint8Array>) {
  const key = `saves of ${resolve(folders.content)}`;
  const keyOf = ({ folder, path }: Pick<SavedFile, 'folder' | 'path'>, hash = '') => `${key}/${folder}/${path} ${hash}`;
  /** The latest is last. Saves are never removed, so the index of a save is its number. */
  const list = (): Save[] => {
    const bytes = store.get(key);
    return bytes ? z.array(save).parse(JSON.parse(String(Buffer.from(bytes)))) : [];
  };
  const writeList = (saves: readonly Save[]) => store.set(key, Buffer.from(JSON.stringify(saves)));
  const storeBytes = (file: FileWrite) => {
    const hash = file.bytes && hashOf(file.bytes);
    if (file.bytes) store.set(keyOf(file, hash), file.bytes);
    return hash;
  };
  // The cache deletes what was not requested for 30 days; `has` counts as a request.
  for (const file of list().flatMap(({ files }) => files))
    for (const hash of [file.before, file.after]) store.has(keyOf(file, hash));
  return {
    list,
    /** @throws RequestError if the cache no longer has that version */
    read(file: SavedFile, side: 'before' | 'after'): Buffer | undefined {
      if (file[side] === undefined) return undefined;
      const bytes = store.get(keyOf(file, file[side]));
      if (bytes) return Buffer.from(bytes);
      throw new RequestError(409, `Earlier versions of \`${file.path}\` are no longer in \`.cache/\`.`);
    },
    /** Writes files, and logs their content before and after. */
    save(writes: readonly FileWrite[], title: string): void {
      const saves = list();
      const files = writes.map((file): SavedFile => {
        const { folder, path } = file;
        // `readFile` replaces the new bytes with those that are still on disk.
        return { folder, path, before: storeBytes({ ...file, ...readFile(folders, file) }), after: storeBytes(file) };
      });
      // Before the files are written, so that none is missing from the log.
      writeList([...saves, { title, time: Date.now(), isUndone: false, files }]);
      try {
        writeFiles(folders, writes);
      } catch (error) {
        writeList(saves);
        throw error;
      }
      for (const { folder, path } of writes) if (folder === 'images') pictures.delete(path);
    },
    /** Writes files that undo or redo a save. */
    undoOrRedo(number: number, writes: readonly FileWrite[]): void {
      writeFiles(folders, writes);
      const update = (saved: Save) => ({ ...saved, isUndone: !saved.isUndone, changedAt: Date.now() });
      writeList(list().map((saved, index) => (index === number ? update(saved) : saved)));
    },
  };
}

/** The indexes of the saves that Undo and Redo change; -1 if there is none. After a new save, Redo skips saves undone before it. */
export function findNext(saves: readonly Save[]): { undo: number; redo: number } {
  const undo = saves.findLastIndex(({ isUndone }) => !isUndone);
  const lastSave = saves.at(-1)?.time ?? 0;
  // All saves after `undo` are undone.
  return { undo, redo: saves.findIndex(({ changedAt = lastSave }, index) => index > undo && changedAt >= lastSave) };
}
