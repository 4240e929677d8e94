import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import sirv from 'sirv';

export interface Serving {
  /** The address of the home page, e.g. "http://localhost:4321/". */
  address: string;
  close(): Promise<void>;
}

interface ServeOptions {
  folder: string;
  base: string;
  /** The next free port from here on is taken; 0 takes any. */
  port: number;
}

/**
 * Serves a built site as a plain host does: folders by their index.html,
 * everything else by 404.html. Listens on this machine only.
 */
export async function serve({ folder, base, port }: ServeOptions): Promise<Serving> {
  const files = sirv(resolve(folder), { etag: true, setHeaders: setType });
  const missing = join(folder, '404.html');
  const server = createServer((request, response) => {
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(existsSync(missing) ? readFileSync(missing) : 'Not found');
    };
    if (!request.url?.startsWith(base)) return notFound();
    request.url = `/${request.url.slice(base.length)}`;
    files(request, response, notFound);
  });
  const taken = await listen(server, port);
  return {
    address: `http://localhost:${taken}${base}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Phones and calendars open these by themselves, if they are told what they are. */
const TYPES = new Map([
  ['.vcf', 'text/vcard; charset=utf-8'],
  ['.ics', 'text/calendar; charset=utf-8'],
]);

function setType(response: ServerResponse, path: string): void {
  const type = TYPES.get(extname(path));
  if (type !== undefined) response.setHeader('Content-Type', type);
}

async function listen(server: Server, port: number): Promise<number> {
  const outcome = await new Promise<'listening' | NodeJS.ErrnoException>((resolve) => {
    server.once('error', resolve).listen(port, 'localhost', () => resolve('listening'));
  });
  const address = server.address();
  if (outcome === 'listening' && address !== null && typeof address === 'object') return address.port;
  if (outcome !== 'listening' && outcome.code === 'EADDRINUSE') return listen(server, port + 1);
  throw outcome;
}
