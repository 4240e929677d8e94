/** Files that are published as they are, from the folder beside the content. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileIn } from '../content/source.ts';
import { AuthorError, START } from '../core/diagnostics.ts';
import { isPassedOver, stampOf } from '../core/files.ts';
import { type Memory, newMemory, remember } from '../core/memo.ts';
import type { Kept, Output } from '../core/output.ts';
import { MARKER } from './out-folder.ts';
import { findMisnaming, findStray } from './public-refused.ts';
import { isSameFile } from './same-file.ts';

/** A file that goes into dist under its own name. */
export interface PublicFile extends Output {
  /** As an author would name it, e.g. "public/CNAME". */
  file: string;
}

export interface PublicFiles {
  files: PublicFile[];
  faults: AuthorError[];
}

/**
 * Lists them, and reads none.
 * @param folder may be absent, or be where a build has put its site: then there is none
 * @param memory of the last time: a file that stands as it did is the same value
 */
export function readPublic(
  folder: string | undefined,
  { published }: Pick<Memory, 'published'> = newMemory(),
): PublicFiles {
  const [files, faults]: [PublicFile[], AuthorError[]] = [[], []];
  if (folder === undefined || !existsSync(folder) || existsSync(join(folder, MARKER.path))) return { files, faults };
  for (const path of listPaths(folder)) {
    const file = fileIn(folder, path);
    const unfit = findStray(join(folder, path)) ?? findMisnaming(path);
    if (unfit !== undefined) faults.push(new AuthorError(file, START, `file: found ${unfit}`));
    else files.push({ path, file, content: takeAsItIs(join(folder, path), published) });
  }
  return { files, faults };
}

/** Hosts read these, though their names hide them. */
const WANTED = ['.well-known', '.htaccess'];

/** Links are listed, and not followed. */
function listPaths(folder: string, within = ''): string[] {
  return readdirSync(join(folder, within), { withFileTypes: true })
    .filter(({ name }) => WANTED.includes(name) || !isPassedOver(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = within + entry.name;
      return entry.isDirectory() ? listPaths(folder, `${path}/`) : [path];
    });
}

function takeAsItIs(file: string, published: Memory['published']): Kept {
  return remember(published, file, stampOf(file) ?? '', () => ({
    isAt: (standing) => isSameFile(file, standing),
    read: () => readFileSync(file),
  }));
}
