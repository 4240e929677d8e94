import type { IncomingMessage, ServerResponse } from 'node:http';
import { typeOf } from '../core/content-types.ts';
import { hashOf } from '../core/hash.ts';
import { encode } from './encode.ts';

/** Files that a plain host would answer with. */
export interface ServedSite {
  /** The folder that the site stands in; begins and ends with a slash. */
  base: string;
  /** The first of these files that there is, in whole. */
  read(paths: readonly string[]): Promise<ServedFile | undefined>;
}

export interface ServedFile {
  path: string;
  bytes: Uint8Array;
}

const METHODS = ['GET', 'HEAD'];

/** Answers as a plain host does: folders by their index.html, everything else by 404.html. */
export async function answer(request: IncomingMessage, response: ServerResponse, site: ServedSite): Promise<void> {
  const { method = '', url = '' } = request;
  if (!METHODS.includes(method)) return refuse(response, 405, 'Ask with GET or HEAD');
  const found = await site.read(url.startsWith(site.base) ? listFiles(url.slice(site.base.length)) : []);
  const file = found ?? (await site.read(['404.html']));
  if (file) await send(request, response, found ? 200 : 404, file);
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
    (part.startsWith('.') && !(index === 0 && part === '.well-known')) ||
    /[\\\0]/.test(part) ||
    (part === '' && index < parts.length - 1);
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

/** Always in whole, as a host may: the file of another moment may be shorter than the range that was asked for. */
async function send(
  { headers }: IncomingMessage,
  response: ServerResponse,
  status: number,
  { path, bytes }: ServedFile,
): Promise<void> {
  const type = typeOf(path);
  const encoded = await encode(bytes, type, headers['accept-encoding']);
  const etag = `"${hashOf(bytes, encoded.coding)}"`;
  const isKnown = status === 200 && headers['if-none-match'] === etag;
  response.writeHead(isKnown ? 304 : status, {
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoded.coding === 'identity' ? {} : { 'Content-Encoding': encoded.coding }),
    ...(isKnown ? {} : { 'Content-Length': encoded.bytes.length }),
  });
  response.end(isKnown ? undefined : encoded.bytes);
}
