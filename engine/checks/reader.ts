import type { Cache, DeferredGroup, Output } from '../core/index.ts';

interface UnwrittenSite {
  outputs: readonly Output[];
  deferred: readonly DeferredGroup[];
}

type ReadFile = (path: string) => Promise<Uint8Array | undefined>;

/** @returns a function that reads any file of an unwritten site. Pictures and social cards are made when they are read */
export function makeReader({ outputs, deferred }: UnwrittenSite, cache: Cache): ReadFile {
  const byPath = new Map(outputs.map((output) => [output.path, output]));
  const deferredByPath = new Map(deferred.flatMap(({ steps }) => steps.flat()).map((one) => [one.path, one]));
  return async (path) => {
    const planned = deferredByPath.get(path);
    return planned ? cache.memo(planned.key, planned.make) : byPath.get(path)?.bytes();
  };
}
