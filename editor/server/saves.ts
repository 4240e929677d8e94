/** The saves since the dev server was started. Undo and Redo take them back one by one. */
import { makeHash } from '../../engine/core/index.ts';
import type { Answers, FileName } from '../protocol.ts';
import { type FileWrite, type Folders, RequestError, readFile, writeFiles } from './content-files.ts';

interface Save {
  /** e.g. "Grocery" */
  title: string;
  /** Writing these files takes the save back, or repeats it after Undo. */
  reversal: readonly FileWrite[];
  /** Whether a file of it was published since. */
  isPublished?: boolean;
}

export class Saves {
  readonly #done: Save[] = [];
  readonly #undone: Save[] = [];

  constructor(readonly folders: Folders) {}

  /** Writes files, all or none. */
  save(writes: readonly FileWrite[], title: string): void {
    this.#write(writes, title, this.#done);
    this.#undone.length = 0;
  }

  /**
   * Takes back the last save, or repeats the last one that was taken back.
   * @throws RequestError if there is none, or if one of its files has changed since; then the next is the save before it
   */
  undo(isRedo: boolean): Answers['undo'] {
    const verb = isRedo ? 'redo' : 'undo';
    const [from, to] = isRedo ? [this.#undone, this.#done] : [this.#done, this.#undone];
    const save = from.pop();
    if (save === undefined) throw new RequestError(409, `There is nothing to ${verb}.`);
    const changed = save.reversal.find((write) => readFile(this.folders, write).hash !== write.hash);
    if (changed !== undefined) {
      const message = `\`${changed.path}\` has changed since, so it can’t be ${verb}ne. History has its earlier texts.`;
      throw new RequestError(409, message);
    }
    this.#write(save.reversal, save.title, to);
    return { title: save.title, isPublished: save.isPublished ?? false };
  }

  markPublished(files: readonly FileName[]): void {
    for (const save of this.#done)
      if (save.reversal.some(({ folder, path }) => files.some((file) => file.folder === folder && file.path === path)))
        save.isPublished = true;
  }

  #write(writes: readonly FileWrite[], title: string, saves: Save[]): void {
    const reversal = writes.map((write): FileWrite => {
      const { folder, path, bytes } = write;
      return { folder, path, bytes: readFile(this.folders, write).bytes, hash: bytes && makeHash(bytes) };
    });
    writeFiles(this.folders, writes);
    saves.push({ title, reversal });
  }
}
