import { readFileSync } from 'node:fs';
import { hasCode, makeHash } from '../core/index.ts';
import type { SavedFiles } from './editor-module.ts';

const DELETED = 'deleted';

/** Tells which files have other bytes than those that the last build has read. */
export function trackChanges() {
  const built = new Map<string, string | undefined>();
  let unsettled = new Set<string>();
  return {
    /**
     * Marks files as built.
     * @param hasSettled whether to look again at the files of earlier calls, which may have been half written
     * @returns those that a build must read
     */
    take(files: ReadonlySet<string>, hasSettled: boolean): ReadonlySet<string> {
      const candidates = [...new Set([...files, ...(hasSettled ? unsettled : [])])];
      unsettled = hasSettled ? new Set() : new Set([...unsettled, ...files]);
      const changed = candidates.filter((file) => {
        const hash = hashOf(file);
        // What is no file, such as a folder, changes with each event.
        if (hash === undefined ? !files.has(file) : hash === built.get(file)) return false;
        built.set(file, hash);
        return true;
      });
      return new Set(changed);
    },
    markBuilt(files: SavedFiles): void {
      for (const [file, bytes] of files) built.set(file, bytes ? makeHash(bytes) : DELETED);
    },
  };
}

function hashOf(file: string): string | undefined {
  try {
    return makeHash(readFileSync(file));
  } catch (error) {
    return hasCode(error, 'ENOENT') ? DELETED : undefined;
  }
}
