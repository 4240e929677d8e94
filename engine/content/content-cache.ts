import type { Memo, Stamps } from '../core/index.ts';
import type { Prepared } from './entry.ts';
import type { Parsed } from './parse-file.ts';

/** Parsed files and texts of an earlier build. */
export interface ContentCache {
  files: Memo<Parsed>;
  /** Hashes of files without errors, by file. */
  sound: Map<string, string>;
  texts: Memo<Prepared>;
  stamps: Stamps;
}

export const newContentCache = (): ContentCache => ({
  files: new Map(),
  sound: new Map(),
  texts: new Map(),
  stamps: new Map(),
});
