import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The paths of all files within a folder, which may be absent; sorted. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}

/** The bytes of each file, by path. */
export function readFiles(folder: string): Map<string, Buffer> {
  return new Map(listFiles(folder).map((path) => [path, readFileSync(join(folder, path))]));
}
