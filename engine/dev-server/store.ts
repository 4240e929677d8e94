import type { DeferredOutput } from '../core/deferred.ts';
import { bytesOf, isKept, type Output } from '../core/output.ts';
import type { Made } from './rebuild.ts';
import type { ServedFile, ServedSite } from './respond.ts';

/** The files of the last good site, in memory; pictures are made when they are asked for. */
export interface Shelf extends Pick<ServedSite, 'read'> {
  /**
   * Replaces the site.
   * @returns whether any file differs
   */
  put(made: Made): boolean;
}

type Content = Output['content'] | (() => Promise<Uint8Array>);
type Files = ReadonlyMap<string, Content>;

export function openShelf(): Shelf {
  let files: Files = new Map();
  // Whoever got a page of the site before still asks for its style.
  let before: Files = new Map();
  return {
    async read(paths) {
      for (const among of [files, before]) {
        const path = paths.find((one) => among.has(one) && (among === files || one.startsWith('assets/')));
        const content = path === undefined ? undefined : among.get(path);
        if (path !== undefined && content !== undefined) return toFile(path, content);
      }
      return undefined;
    },
    put({ outputs, deferred, cache }) {
      const next = new Map<string, Content>(outputs.map(({ path, content }) => [path, content]));
      for (const order of deferred) next.set(order.path, onDemand(order, cache));
      if (isSame(next, files)) return false;
      [files, before] = [next, files];
      return true;
    },
  };
}

/** Once, however many ask at the same time. */
function onDemand({ key, make }: DeferredOutput, cache: Made['cache']): () => Promise<Uint8Array> {
  let made: Promise<Uint8Array> | undefined;
  return () => {
    made ??= cache.remember(key, make).finally(() => {
      made = undefined;
    });
    return made;
  };
}

async function toFile(path: string, content: Content): Promise<ServedFile> {
  return { path, bytes: Buffer.from(typeof content === 'function' ? await content() : bytesOf(content)) };
}

/** What is made on demand is named by its recipe. */
function isSame(some: Files, others: Files): boolean {
  if (some.size !== others.size) return false;
  return [...some].every(([path, content]) => {
    const other = others.get(path);
    if (typeof content === 'function' || typeof other === 'function') return typeof content === typeof other;
    if (other === undefined) return false;
    // A file as it is stands as it did where it is the same value.
    if (isKept(content) || isKept(other)) return content === other;
    return content === other || Buffer.from(content).equals(Buffer.from(other));
  });
}
