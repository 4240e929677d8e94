import { brotliCompressSync } from 'node:zlib';
import type { Cache } from '../core/cache.ts';
import type { DeferredGroup } from '../core/deferred.ts';
import { bytesOf, type Output } from '../core/output.ts';

/** The files of a site that was made, before or without being written. */
export interface Files {
  /** @param path e.g. "assets/site.1f2e3d4c5b.css" */
  read(path: string): Promise<Uint8Array>;
  /** How many bytes a server sends, that of text compressed by brotli. */
  weigh(path: string): Promise<number>;
}

interface Made {
  outputs: readonly Output[];
  orders: readonly DeferredGroup[];
}

/** Pictures and social cards are made, and kept, when they are asked for. */
export function openFiles({ outputs, orders }: Made, cache: Cache): Files {
  const made = new Map(outputs.map(({ path, content }) => [path, content]));
  const ordered = new Map(orders.flatMap(({ groups }) => groups.flat()).map((order) => [order.path, order]));
  const weights = new Map<string, number>();
  const read = async (path: string) => {
    const order = ordered.get(path);
    if (order) return cache.remember(order.key, order.make);
    const content = made.get(path);
    if (content === undefined) throw new Error(`${path}: there is no such file`);
    return Buffer.from(bytesOf(content));
  };
  return {
    read,
    async weigh(path) {
      const known = weights.get(path);
      if (known !== undefined) return known;
      const bytes = await read(path);
      const weight = /\.(html|css|js|svg)$/.test(path) ? brotliCompressSync(bytes).length : bytes.length;
      weights.set(path, weight);
      return weight;
    },
  };
}
