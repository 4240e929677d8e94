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

/** Restores the files that `readFiles` returned earlier, and deletes all else, such as links and folders without such files. */
export function restoreFiles(folder: string, files: Map<string, Buffer>): void {
  const folders = new Set(
    [...files.keys()].flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))),
  );
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).replaceAll('\\', '/');
    const isSame = () => entry.isFile() && files.get(path)?.equals(readFileSync(file));
    if (entry.isDirectory() ? !folders.has(path) : !isSame()) rmSync(file, { recursive: true, force: true });
  }
  for (const [path, bytes] of files) {
    const file = join(folder, path);
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
