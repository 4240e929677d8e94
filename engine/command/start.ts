import { serve } from '../serve/serve.ts';
import type { BuildOptions } from './options.ts';

/** Tried first; the next free one is taken. */
const PORT = 4321;

/** `npm start`: builds a site, serves it on this machine and prints the address. */
export function serving<Content>(
  build: (options: BuildOptions) => Promise<Content>,
  baseOf: (content: Content) => string,
): (options: BuildOptions) => Promise<void> {
  return async (options) => {
    const base = baseOf(await build(options));
    const { address } = await serve({ folder: options.out, base, port: PORT });
    options.log(`Serving ${address} (Ctrl+C ends it)`);
  };
}
