import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getMediaType, type ListenOptions, listOutputPaths, MAX_PORT, makeHash, UsageError } from '../core/index.ts';

export interface ServedSite {
  /** Begins and ends with a slash. */
  base: string;
  /** @param path e.g. "contact/index.html" */
  read(path: string): Promise<string | Uint8Array | undefined>;
}

/**
 * Answers a request for a folder with its index.html, and for an unknown path with 404.html. Range headers are ignored, because the
 * site may be replaced between two requests.
 */
export async function answerStatic(request: IncomingMessage, response: ServerResponse, { base, read }: ServedSite) {
  const { method = '', url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    return void response.writeHead(405, { Allow: 'GET, HEAD' }).end('Only GET and HEAD are supported.');
  }
  const candidates = listOutputPaths(url, base);
  for (const path of [...candidates, '404.html']) {
    const content = await read(path);
    if (content === undefined) continue;
    const isFound = candidates.includes(path);
    const etag = `"${makeHash(content)}"`;
    const common = { 'Content-Type': getMediaType(path), 'Cache-Control': 'no-cache', ETag: etag };
    if (isFound && headers['if-none-match'] === etag) return void response.writeHead(304, common).end();
    const length = { 'Content-Length': Buffer.byteLength(content) };
    return void response.writeHead(isFound ? 200 : 404, { ...common, ...length }).end(content);
  }
  response.writeHead(404).end('Not found');
}

/** The server answers only to its own host names, because a website can point its name at this machine (DNS rebinding). */
export async function listen(onRequest: RequestListener, { port, network }: ListenOptions) {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const external = all.filter(({ family, internal }) => network && family === 'IPv4' && !internal);
  const addresses = external.map(({ address }) => address);
  const hosts = ['localhost', '127.0.0.1', '[::1]', ...addresses];
  const server = createServer((request, response) => {
    const host = request.headers.host?.toLowerCase().replace(/:\d+$/, '') ?? '';
    if (hosts.includes(host)) onRequest(request, response);
    else response.writeHead(403).end(`Use ${hosts.join(' or ')}.`);
  });
  const boundPort = await listenFrom(server, port, network ? undefined : 'localhost');
  return {
    /** e.g. "http://localhost:4321", then those for other devices on the network */
    origins: ['localhost', ...addresses].map((name) => `http://${name}:${boundPort}`),
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Browsers keep idle connections open, and close() would wait for them.
      server.closeAllConnections();
      return closed;
    },
  };
}

/**
 * @returns the first free port from `port` on, where it listens
 * @throws UsageError if there is none
 */
async function listenFrom(server: Server, port: number, host: string | undefined): Promise<number> {
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve).listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  if (!error && address !== null && typeof address === 'object') return address.port;
  if (error?.code === 'EADDRINUSE' && port < MAX_PORT) return listenFrom(server, port + 1, host);
  if (error?.code === 'EADDRINUSE')
    throw new UsageError('No port is free there. Choose a lower one, such as --port 4321.');
  throw error;
}

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
    /** `address`, then the URLs for other devices on the network. */
    addresses,
    close,
  };
}

/** In milliseconds. A build replaces the folder by two renames, which take far less. */
const [MAX_ABSENCE, RETRY_INTERVAL] = [2000, 10];

async function readFrom(folder: string, path: string): Promise<Uint8Array | undefined> {
  for (let waited = 0; waited < MAX_ABSENCE; waited += RETRY_INTERVAL) {
    try {
      return readFileSync(join(folder, path));
    } catch {
      // Missing at the second try: at the first, the folder may have come back between the two calls.
      if (waited > 0 && existsSync(folder)) return undefined;
    }
    await setTimeout(RETRY_INTERVAL);
  }
  return undefined;
}
