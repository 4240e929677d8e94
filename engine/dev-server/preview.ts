import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ListenOptions } from '../core/index.ts';
import { answerStatic, listen } from './http.ts';

export type Serving = Awaited<ReturnType<typeof serve>>;
type ServeOptions = Pick<ListenOptions, 'port'> & Partial<ListenOptions> & { folder: string; base: string };

/** Serves a built site as a static host does. */
export async function serve({ folder, base, port, network = false }: ServeOptions) {
  const site = { base, read: (path: string) => readFrom(resolve(folder), path) };
  const { origins, close } = await listen(
    (request, response) => answerStatic(request, response, site).catch((error) => response.destroy(error)),
    { port, network },
  );
  const addresses = origins.map((origin) => origin + base);
  return {
    /** The URL of the home page, e.g. "http://localhost:4321/". */
    address: addresses[0] ?? '',
    /** The same, then those for other machines in the network. */
    addresses,
    close,
  };
}

/** In milliseconds. A build replaces the folder by two renames, which take far less. */
const LONGEST_ABSENCE = 2000;
const PAUSE = 10;

async function readFrom(folder: string, path: string): Promise<Uint8Array | undefined> {
  for (let waited = 0; waited < LONGEST_ABSENCE; waited += PAUSE) {
    try {
      return readFileSync(join(folder, path));
    } catch {
      if (existsSync(folder)) return undefined;
    }
    await setTimeout(PAUSE);
  }
  return undefined;
}
