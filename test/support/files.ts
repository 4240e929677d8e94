import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The sorted paths of all files in a folder; empty if it does not exist. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}

export function readFiles(folder: string): Map<string, Buffer> {
  return new Map(listFiles(folder).map((path) => [path, readFileSync(join(folder, path))]));
}

/** Restores the files that `readFiles` returned earlier, and deletes all others. */
export function restoreFiles(folder: string, files: Map<string, Buffer>): void {
  const current = readFiles(folder);
  for (const path of current.keys()) if (!files.has(path)) rmSync(join(folder, path));
  for (const [path, bytes] of files) {
    if (current.get(path)?.equals(bytes)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}
