import type { Identity } from '../core/files.ts';
import { hashOf } from '../core/hash.ts';

/** Bytes in the place of those on the disk, by the paths of their files; of a file that is to be away, none. */
export type Instead = ReadonlyMap<string, Uint8Array | undefined>;

export const AS_THEY_ARE: Instead = new Map();

/** The names of a folder with those that come, and without those that go, sorted. */
export function replaceNames(names: readonly string[], instead: Instead): string[] {
  const kept = names.filter((name) => !instead.has(name));
  const come = [...instead].flatMap(([name, bytes]) => (bytes === undefined ? [] : [name]));
  return [...kept, ...come].sort();
}

export function standIn(bytes: Uint8Array | undefined): Identity | undefined {
  return bytes && { hash: hashOf(bytes), read: () => bytes };
}
