import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { type Cache, readCached, writeCached } from './cache.ts';
import { attempt } from './files.ts';

/**
 * Results that are needed again and again, such as parsed files and rendered pages. Each has a key of everything it is made from,
 * except the code: all results of one `Results` are made by the same code.
 */
export interface Results {
  /** The result of an earlier call with the same key, or else what `make` returns: plain data, which nobody may change. */
  memo<Value>(key: string, make: () => Value): Value;
  memoAsync<Value>(key: string, make: () => Promise<Value>): Promise<Value>;
  /** Results that begin with these, and keep new ones for themselves: for a build that is not the next one. */
  fork(): Results;
  /** Saves the results for the next process. Removes what neither this build nor the one before has used. */
  flush(): void;
}

/** @param file keeps the results of the last build for other processes. Without it, they are only in memory */
export function openResults(file?: string): Results {
  let earlier = file === undefined ? new Map<string, unknown>() : readResults(file);
  let used = new Map<string, unknown>();
  let isSaved = true;
  const peek = (id: string) => used.get(id) ?? earlier.get(id);
  const find = (id: string): unknown => {
    const value = peek(id);
    if (value !== undefined) used.set(id, value);
    return value;
  };
  const add = (id: string, value: unknown) => {
    used.set(id, value);
    isSaved = false;
  };
  return {
    ...makeMemo(find, add),
    fork() {
      const added = new Map<string, unknown>();
      const memo = makeMemo(
        (id) => added.get(id) ?? peek(id),
        (id, value) => added.set(id, value),
      );
      return { ...memo, fork: this.fork, flush: () => undefined };
    },
    flush() {
      // If saving fails, the next process only takes longer.
      if (file !== undefined && !isSaved) attempt(() => writeCached(file, serialize(used)));
      isSaved = true;
      earlier = used;
      used = new Map();
    },
  };
}

function makeMemo(
  find: (id: string) => unknown,
  add: (id: string, value: unknown) => void,
): Pick<Results, 'memo' | 'memoAsync'> {
  return {
    memo<Value>(key: string, make: () => Value): Value {
      const id = hashKey(key);
      const found = find(id);
      if (isMade<Value>(found)) return found;
      const value = make();
      add(id, value);
      return value;
    },
    async memoAsync<Value>(key: string, make: () => Promise<Value>): Promise<Value> {
      const id = hashKey(key);
      const found = find(id);
      if (isMade<Value>(found)) return found;
      const value = await make();
      add(id, value);
      return value;
    },
  };
}

const hashKey = (key: string) => createHash('sha256').update(key).digest('base64');

/** The same code has made the result under the same key, so it is of the same type. */
function isMade<Value>(found: unknown): found is Value {
  return found !== undefined;
}

/** @returns nothing if the file is missing or damaged */
function readResults(file: string): Map<string, unknown> {
  const bytes = attempt(() => readCached(file, Date.now()));
  return bytes ? deserialize(bytes) : new Map();
}

/** The caches of a build. */
export interface BuildCache {
  /** Files that are slow to make: pictures, fonts, social cards. Their keys name the code that makes them. */
  store: Cache;
  results: Results;
}
