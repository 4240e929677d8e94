import { AuthorError, START } from '../core/diagnostics.ts';
import type { PublicFile } from './public-files.ts';

/** A file of dist, and who makes it, e.g. "content/pages/contact.md". */
export interface Taken {
  path: string;
  by: string;
}

/** Faults for files whose place in dist is taken, on disks that ignore the case of letters too. */
export function findTaken(files: readonly PublicFile[], made: readonly Taken[]): AuthorError[] {
  const taken = new Map<string, Taken>();
  const take = ({ path, by }: Taken) => {
    for (const place of [path, ...foldersOf(path)]) {
      const key = place.toLowerCase();
      taken.set(key, taken.get(key) ?? { path: place, by });
    }
  };
  for (const one of made) take(one);
  return files.flatMap(({ path, file }) => {
    // A folder may hold the files of both.
    const places = [path, ...foldersOf(path).map((folder) => folder.slice(0, -1)), `${path}/`];
    const holder = places.flatMap((place) => taken.get(place.toLowerCase()) ?? [])[0];
    take({ path, by: file });
    if (!holder) return [];
    const message = `file: found "${path}", but ${holder.by} makes "${holder.path}" already, take one of them out`;
    return [new AuthorError(file, START, message)];
  });
}

/** e.g. "a/b/c.pdf" → "a/", "a/b/" */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => `${names.slice(0, index + 1).join('/')}/`);
}
