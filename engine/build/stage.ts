import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bytesOf, isCached, isSystemError, makeFolder, type Output, onDisk, stampOf } from '../core/index.ts';

/** new: the next site, perhaps half written. old: the last one, whole. gone: being deleted. lock: held while files are moved. */
export type StagingKind = 'new' | 'old' | 'gone' | 'lock';

export const STAGING = /^(?<kind>new|old|gone|lock)-(?<pid>\d{1,10})-build$/;

/** e.g. "new-4711-build", with the number of the process. */
export const stagingName = (kind: StagingKind, pid = process.pid) => `${kind}-${pid}-build`;

/** Whether a name within a site is that of a staging folder. */
export function isStaging(name: string): boolean {
  return name.startsWith('.') && STAGING.test(name.slice(1));
}

/** What identifies each written file, by the path of its output. */
export type WrittenStamps = ReadonlyMap<string, string | undefined>;

/**
 * Writes every output into a staging folder.
 * @param current the folder of the last site; unchanged files are linked from there
 */
export function stage(outputs: readonly Output[], staging: string, current: string): WrittenStamps {
  return new Map(
    outputs.map(({ path, content }) => {
      const file = join(staging, path);
      makeFolder(dirname(file));
      return [path, linkSame(join(current, path), file, content) ?? writeNew(file, content)];
    }),
  );
}

/** @returns undefined unless a folder has exactly these files */
export function findSameSite(outputs: readonly Output[], folder: string): WrittenStamps | undefined {
  if (countFiles(folder) !== outputs.length) return undefined;
  const stamps = new Map<string, string>();
  for (const { path, content } of outputs) {
    const stamp = findSame(join(folder, path), content);
    if (stamp === undefined) return undefined;
    stamps.set(path, stamp);
  }
  return stamps;
}

/** 0 if there is no folder, or another build moved it away meanwhile. */
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
 * Links a file that has the same bytes already: five times as fast as writing it.
 * @returns its stamp; undefined if the bytes differ or the disk has no links
 */
function linkSame(current: string, file: string, content: Output['content']): string | undefined {
  const stamp = findSame(current, content);
  if (stamp === undefined) return undefined;
  try {
    linkSync(current, file);
  } catch {
    return undefined;
  }
  if (stampOf(file) === stamp) return stamp;
  // Another build replaced it meanwhile.
  rmSync(file);
  return undefined;
}

/** The stamp of a file that can be read and has the same bytes. */
function findSame(file: string, content: Output['content']): string | undefined {
  try {
    const stamp = stampOf(file);
    if (stamp === undefined) return undefined;
    if (isCached(content)) return content.isAt(file, stamp) ? stamp : undefined;
    return readFileSync(file).equals(Buffer.from(content)) && stampOf(file) === stamp ? stamp : undefined;
  } catch {
    return undefined;
  }
}
