import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder, stampOf } from '../core/files.ts';
import { bytesOf, isKept, type Output } from '../core/output.ts';
import { isSystemError, onDisk } from '../core/system-errors.ts';

/** By the paths of outputs: what tells their files. */
export type Stamps = ReadonlyMap<string, string | undefined>;

/**
 * Writes every output into a fresh folder.
 * @param standing the folder of the last site, from which is taken over what stays the same
 */
export function stage(outputs: readonly Output[], fresh: string, standing: string): Stamps {
  return new Map(
    outputs.map(({ path, content }) => {
      const file = join(fresh, path);
      makeFolder(dirname(file));
      return [path, takeOver(join(standing, path), file, content) ?? writeNew(file, content)];
    }),
  );
}

/**
 * The files of a folder, if it holds the site as it would be written, and nothing else.
 * @returns undefined if it does not
 */
export function findStanding(outputs: readonly Output[], folder: string): Stamps | undefined {
  if (countFiles(folder) !== outputs.length) return undefined;
  const stamps = new Map<string, string>();
  for (const { path, content } of outputs) {
    const stamp = findSame(join(folder, path), content);
    if (stamp === undefined) return undefined;
    stamps.set(path, stamp);
  }
  return stamps;
}

/** None where there is no folder, or where another build has moved it away in between. */
function countFiles(folder: string): number {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => !entry.isDirectory()).length;
  } catch (error) {
    if (isSystemError(error)) return 0;
    throw error;
  }
}

function writeNew(file: string, content: Output['content']): string | undefined {
  onDisk(file, () => writeFileSync(file, bytesOf(content), { flag: 'wx' }));
  return stampOf(file);
}

/**
 * A file that has the same bytes already is linked into the fresh folder, which is five times as fast as writing it.
 * @returns its stamp; nothing if it has not, or if the disk knows no links: then it is to be written
 */
function takeOver(standing: string, file: string, content: Output['content']): string | undefined {
  const stamp = findSame(standing, content);
  if (stamp === undefined) return undefined;
  try {
    linkSync(standing, file);
  } catch {
    return undefined;
  }
  if (stampOf(file) === stamp) return stamp;
  // Another build has put its own in place in between.
  rmSync(file);
  return undefined;
}

/** The stamp of a file that has the same bytes; what is not there, or cannot be read, has not. */
function findSame(file: string, content: Output['content']): string | undefined {
  try {
    const stamp = stampOf(file);
    if (stamp === undefined) return undefined;
    if (isKept(content)) return content.isAt(file, stamp) ? stamp : undefined;
    return readFileSync(file).equals(Buffer.from(content)) && stampOf(file) === stamp ? stamp : undefined;
  } catch {
    return undefined;
  }
}
