import { resolve } from 'node:path';
import type { Door } from '../core/options.ts';
import { openStanding } from './folder-site.ts';
import { listen } from './listen.ts';
import { answer } from './respond.ts';

export interface Serving {
  /** The address of the home page, e.g. "http://localhost:4321/". */
  address: string;
  /** The same, and those by which other machines of the network know it. */
  addresses: string[];
  close(): Promise<void>;
}

interface ServeOptions extends Partial<Door> {
  folder: string;
  base: string;
  port: number;
}

/** Serves a built site as a plain host does. */
export async function serve({ folder, base, port, network = false }: ServeOptions): Promise<Serving> {
  const site = { base, ...openStanding(resolve(folder)) };
  const { origins, close } = await listen(
    (request, response) => {
      answer(request, response, site).catch((error: unknown) => response.destroy(asError(error)));
    },
    { port, network },
  );
  const addresses = origins.map((origin) => origin + base);
  return { address: addresses[0] ?? '', addresses, close };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
