import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, resolve } from 'node:path';
import { lookup } from 'mrmime';
import { hashOf } from '../assets/hash.ts';
import { openStanding, type StandingFile, type StandingSite } from './standing-site.ts';

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
  const site = openStanding(resolve(folder));
  const server = createServer((request, response) => {
    answer(request, response, base, site).catch((error: unknown) => response.destroy(asError(error)));
  });
  const taken = await listen(server, port);
  return {
    address: `http://localhost:${taken}${base}`,
    close: () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Browsers open connections ahead, on which nothing may ever be asked: they would be waited for without end.
      server.closeAllConnections();
      return closed;
    },
  };
}

/** Other names may lead to this machine, too, from pages that have no business here. */
const OWN_HOSTS = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const METHODS = ['GET', 'HEAD'];

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  base: string,
  site: StandingSite,
): Promise<void> {
  const { method = '', url = '', headers } = request;
  if (!OWN_HOSTS.test(headers.host ?? '')) return refuse(response, 403, 'Ask for localhost');
  if (!METHODS.includes(method)) return refuse(response, 405, 'Ask with GET or HEAD');
  const found = await site.read(url.startsWith(base) ? listFiles(url.slice(base.length)) : []);
  const file = found ?? (await site.read(['404.html']));
  if (file) send(response, found ? 200 : 404, file, headers['if-none-match']);
  else refuse(response, 404, 'Not found');
}

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Allow: METHODS.join(', ') }).end(words);
}

/** The files that may answer a path, e.g. "contact" → contact, contact.html, contact/index.html. */
function listFiles(url: string): string[] {
  const path = decode(url.replace(/[?#].*$/s, ''));
  const parts = path?.split('/') ?? ['.'];
  const last = parts.at(-1);
  const isHidden = (part: string, index: number) =>
    part.startsWith('.') || /[\\\0]/.test(part) || (part === '' && index < parts.length - 1);
  if (path === undefined || parts.some(isHidden)) return [];
  return last === '' ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Phones and calendars open these by themselves, if they are told what they are. */
const TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.vcf', 'text/vcard; charset=utf-8'],
  ['.ics', 'text/calendar; charset=utf-8'],
]);

/** Always in whole, as a host may: the file of another moment may be shorter than the range that was asked for. */
function send(
  response: ServerResponse,
  status: number,
  { path, bytes }: StandingFile,
  known: string | undefined,
): void {
  const etag = `"${hashOf(bytes)}"`;
  const type = TYPES.get(extname(path)) ?? lookup(path) ?? 'application/octet-stream';
  const isKnown = status === 200 && known === etag;
  response.writeHead(isKnown ? 304 : status, {
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    ETag: etag,
    ...(isKnown ? {} : { 'Content-Length': bytes.length }),
  });
  response.end(isKnown ? undefined : bytes);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
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
