import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { typeOf } from '../core/index.ts';
import type { PageEditor } from './editor-module.ts';
import { answerStatic } from './http.ts';
import type { Session } from './session.ts';

export interface DevRoutes {
  session: Session;
  /** The dev server's own files by name, e.g. "main.js". */
  clientFiles: Readonly<Record<string, string>>;
  /** Keeps a response open for status events. */
  subscribe(response: ServerResponse): void;
  /** For those who may edit. */
  editor(): PageEditor | undefined;
}

/** No page of a site has this name. */
const PREFIX = '@dev/';

/** Answers with the dev server's own files or with those of the site. */
export async function answerDev(routes: DevRoutes, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '' } = request;
  const site = routes.session.site();
  const base = site?.base ?? '/';
  if (url === '/' && base !== '/') return void response.writeHead(302, { Location: base }).end();
  if (!url.startsWith(base + PREFIX)) return answerPage(routes, base, request, response);
  const path = url.slice(base.length + PREFIX.length);
  if (path.startsWith('edit/')) return answerEditor(routes, path.slice('edit/'.length), request, response);
  const name = path.replace(/\?.*$/s, '');
  if (name === 'events') return routes.subscribe(response);
  const content = name === 'report' ? await site?.report?.() : routes.clientFiles[name];
  if (content === undefined) return void response.writeHead(404).end();
  const type = typeOf(name === 'report' ? '.html' : name);
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(content);
}

/** Served until the first build succeeds. */
const EMPTY =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Dev server</title></head><body></body></html>';

async function answerPage(
  { session, editor }: DevRoutes,
  base: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { generation } = session.status();
  const script = `<script type="module" src="${base}${PREFIX}main.js?at=${generation}"></script>\n</head>`;
  // Other clients get what a build writes.
  const isBrowser = request.headers.accept?.includes('text/html') === true;
  response.setHeader('X-Generation', generation);
  response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
  const read = async (path: string) => {
    const unsaved = path.startsWith('assets/') ? editor()?.read(path) : undefined;
    const content = (await session.read(path)) ?? (await unsaved) ?? (path === '404.html' ? EMPTY : undefined);
    if (!content || !isBrowser || !path.endsWith('.html')) return content;
    const html = Buffer.from(content).toString();
    return allowStyles(editor()?.open(html, path, request.headers) ?? html).replace('</head>', script);
  };
  await answerStatic(request, response, { base, read });
}

/** Styles that change while a page is open match no hash, and beside a hash 'unsafe-inline' has no effect (CSP 3, 6.7.3.2). */
function allowStyles(html: string): string {
  return html.replace(
    /(http-equiv="Content-Security-Policy" content="[^"]*style-src) [^;"]*/,
    "$1 'self' 'unsafe-inline'",
  );
}

async function answerEditor(routes: DevRoutes, path: string, request: IncomingMessage, response: ServerResponse) {
  const editor = routes.editor();
  if (!editor) return void response.writeHead(403).end('The editor is not available.');
  const { method = '', headers } = request;
  const { generation } = routes.session.status();
  const answer = await editor.answer({ method, path, headers, body: () => readBody(request), generation });
  const common = { 'Content-Type': answer.type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(answer.status, { ...common, ...answer.headers }).end(answer.body);
}

/** In bytes. A photo from a camera has ten million. */
const LONGEST = 40_000_000;

/** Requests without a length, which fetch() never sends, are refused, too. */
async function readBody(request: IncomingMessage): Promise<Uint8Array | undefined> {
  return Number(request.headers['content-length']) <= LONGEST ? buffer(request) : undefined;
}

/** A script or style sheet for the browser, with everything that it imports. */
export async function bundle(entry: URL): Promise<string> {
  const options = { bundle: true, format: 'esm', write: false, logLevel: 'silent' } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [fileURLToPath(entry)] });
  return outputFiles[0]?.text ?? '';
}
