/** The saves since the dev server was started. Undo and Redo take them back one by one. */
import { makeHash } from '../../engine/core/index.ts';
import { type FileWrite, type Folders, readFile, writeFiles } from './content-files.ts';

interface Save {
  /** e.g. "Grocery" */
  title: string;
  /** Writing these files takes the save back, or repeats it after Undo. */
  reversal: readonly FileWrite[];
}

export class Saves {
  readonly #done: Save[] = [];
  readonly #undone: Save[] = [];

  /** @param pictures uploaded pictures that no saved file uses yet */
  constructor(
    readonly folders: Folders,
    readonly pictures: Map<string, Uint8Array>,
  ) {}

  /** Writes files, all or none. */
  save(writes: readonly FileWrite[], title: string): void {
    this.#write(writes, title, this.#done);
    this.#undone.length = 0;
    for (const { folder, path } of writes) if (folder === 'images') this.pictures.delete(path);
  }

  /** Takes back the last save, or repeats the last one that was taken back. @returns its title; undefined if there is none */
  revert(isRedo: boolean): string | undefined {
    const [from, to] = isRedo ? [this.#undone, this.#done] : [this.#done, this.#undone];
    const save = from.at(-1);
    if (save === undefined) return undefined;
    this.#write(save.reversal, save.title, to);
    from.pop();
    return save.title;
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
