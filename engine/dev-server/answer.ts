import type { IncomingMessage, ServerResponse } from 'node:http';
import { typeOf } from '../core/content-types.ts';
import type { Channel } from './channel.ts';
import type { Editing } from './editing.ts';
import { inject, waitingRoom } from './inject.ts';
import { answer, type ServedFile } from './respond.ts';
import type { Shelf } from './store.ts';

/** What the dev server's own addresses lead to. */
export interface Counter {
  shelf: Shelf;
  channel: Channel;
  /** The folder of the site; begins and ends with a slash. */
  base(): string;
  generation(): string;
  /** The dev server's own files, e.g. "main.js". */
  own: ReadonlyMap<string, string>;
  /** Opens the place of a fault in an editor, by its number in the last news. */
  open(fault: number): void;
  report(): Promise<string> | undefined;
  /** Where whoever asks may edit. */
  editing(): Editing | undefined;
}

/** No page of a site has this name. */
const OWN = '@dev/';
const EDIT = 'edit/';

/** Answers from the shelf, and tells the news. */
export async function answerFrom(counter: Counter, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '' } = request;
  const base = counter.base();
  if (url.startsWith(base + OWN)) await answerOwn(counter, url.slice(base.length + OWN.length), request, response);
  else if (url === '/' && base !== '/') response.writeHead(302, { Location: base }).end();
  else await answerPage(counter, request, response);
}

async function answerPage(counter: Counter, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const base = counter.base();
  const script = `${base}${OWN}main.js?at=${counter.generation()}`;
  // Scripts that ask, and tests, get what a build would write.
  const isOpened = request.headers.accept?.includes('text/html') === true;
  response.setHeader('X-Generation', counter.generation());
  // A page of others must not lay itself over ours.
  response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
  await answer(request, response, {
    base,
    async read(paths) {
      const file = (await counter.shelf.read(paths)) ?? (await readTried(counter, paths));
      if (file === undefined && paths.includes('404.html')) return toPage('404.html', waitingRoom(script));
      if (!file?.path.endsWith('.html') || !isOpened) return file;
      const html = Buffer.from(file.bytes).toString();
      const opened = counter.editing()?.open(html, file.path, request.headers) ?? html;
      return toPage(file.path, inject(opened, script));
    },
  });
}

/** Styles and pictures of a page that is being edited. */
async function readTried({ editing }: Counter, paths: readonly string[]): Promise<ServedFile | undefined> {
  const path = paths.find((one) => one.startsWith('assets/'));
  const bytes = path === undefined ? undefined : await editing()?.read(path);
  return path === undefined || bytes === undefined ? undefined : { path, bytes };
}

function toPage(path: string, html: string): { path: string; bytes: Uint8Array } {
  return { path, bytes: Buffer.from(html) };
}

async function answerOwn(
  counter: Counter,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (path.startsWith(EDIT)) return answerEditing(counter, path.slice(EDIT.length), request, response);
  const name = path.replace(/\?.*$/s, '');
  const own = name === 'report' ? await counter.report() : counter.own.get(name);
  if (name === 'news') {
    counter.channel.add(response);
  } else if (name.startsWith('open/') && isOwnRequest(request)) {
    counter.open(Number(name.slice('open/'.length)));
    response.writeHead(204).end();
  } else if (own === undefined) {
    response.writeHead(404).end();
  } else {
    const type = typeOf(name === 'report' ? '.html' : name);
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(own);
  }
}

async function answerEditing(
  counter: Counter,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const editing = counter.editing();
  if (editing === undefined) {
    return void response
      .writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' })
      .end('There is no editing here');
  }
  const { method = '', headers } = request;
  const body = () => readBody(request);
  const answered = await editing.answer({ method, path, headers, body, generation: counter.generation() });
  const type = { 'Content-Type': answered.type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(answered.status, { ...type, ...answered.headers }).end(answered.body);
}

/** In bytes: a camera's picture takes ten million. */
const LONGEST = 40_000_000;

/** @returns nothing where it is too long */
async function readBody(request: IncomingMessage): Promise<Uint8Array | undefined> {
  if (Number(request.headers['content-length']) > LONGEST) return undefined;
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    length += piece.length;
    if (length > LONGEST) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Pages of others cannot send a header that they have made up without asking first (Fetch, section 3.3). */
function isOwnRequest({ method, headers }: IncomingMessage): boolean {
  return method === 'POST' && headers['x-dev-server'] !== undefined;
}
