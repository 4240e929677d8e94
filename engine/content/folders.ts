import { posix } from 'node:path';
import { slugOf } from './entry.ts';
import type { Reading, Source } from './source.ts';
import { standForUnread } from './unread.ts';

/** Where the files of a content folder stand. */
export interface Folders {
  /** The files of a folder, "." for those beside the settings; of what could not be read, an empty one. */
  listIn(folder: string): readonly Source[];
  /** The names of those that are wanted. */
  namesIn(folder: string, isWanted: (source: Source) => boolean): string[];
}

export function openFolders(reading: Reading): Folders {
  const folders = new Map<string, Source[]>();
  for (const source of [...reading.sources, ...standForUnread(reading)]) {
    const folder = posix.dirname(source.path);
    const others = folders.get(folder);
    if (others) others.push(source);
    else folders.set(folder, [source]);
  }
  const listIn = (folder: string) => folders.get(folder) ?? [];
  return {
    listIn,
    namesIn: (folder, isWanted) =>
      listIn(folder)
        .filter(isWanted)
        .map(({ path }) => slugOf(path)),
  };
}
