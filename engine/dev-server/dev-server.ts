import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type DevServerOptions, formatDiagnostic, getMediaType, listStacks } from '../core/index.ts';
import type { PageEditor } from './editor-module.ts';
import { answerStatic, listen } from './http.ts';
import { type LiveSite, openSite, type ServedCode } from './live-site.ts';
import type { ShownError } from './protocol.ts';

const CLIENT = new URL('browser/main.ts', import.meta.url);
/** engine/dev-server and engine/cli, whose code is not reloaded. */
const OWN_CODE = ['./', '../cli/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/**
 * Builds a site, serves it from memory, and updates open pages when a file is saved. Errors are shown over the last good page.
 * @param onReady is called before anything is logged, with the addresses of the home page: on this machine, then on the network
 */
export async function openDevServer(
  code: ServedCode,
  { log, ...options }: DevServerOptions,
  onReady: (addresses: readonly string[]) => void,
) {
  // `npm run build` imports this module, too, but does not need chokidar, which watch.ts imports.
  const { schedule, watch } = await import('./watch.ts');
  const listeners = new Set<ServerResponse>();
  const toEvent = () => `data: ${JSON.stringify(liveSite.status())}\n\n`;
  let isReady = false;
  const liveSite = openSite(code, options, () => {
    for (const listener of listeners) listener.write(toEvent());
  });
  const logChanges = openLog(liveSite, log);
  // Before the content is read for the first time.
  for (const warning of code.editor?.recover(options) ?? []) log(warning);
  let firstUpdate: Promise<void> | undefined;
  /** @param hasSettled false right after a change, when a file may be half written (see watch.ts) */
  const update = async (files: ReadonlySet<string>, hasSettled: boolean) => {
    await firstUpdate;
    await liveSite.update(files, hasSettled);
    // Listing all warnings takes time, so pages are updated first.
    if (isReady && hasSettled) logChanges();
  };
  const changes = schedule(update, (error) => log(`Internal error while rebuilding: ${listStacks(error).join('\n')}`));
  const { root } = code.site;
  const folders = [root, options.content, options.images, options.public ?? []].flat();
  const ownCode = [...OWN_CODE, code.editor?.serverFolder ?? []].flat();
  let needsRestart = false;
  const watcher = watch(folders, (file) => {
    changes.add(file);
    if (needsRestart || !ownCode.some((folder) => file.startsWith(folder))) return;
    needsRestart = true;
    log('The code of the dev server or its editor has changed. Restart it to see the change.');
  });
  const styles = readFileSync(new URL('overlay.css', CLIENT), 'utf8');
  // Files that are saved during the first build are built after it.
  firstUpdate = liveSite.update(new Set(), true);
  const [script] = await Promise.all([bundle(CLIENT), firstUpdate, watcher.ready]);
  const logError = (error: unknown) => log(`Internal error while answering: ${listStacks(error).join('\n')}`);
  const context = {
    liveSite,
    logError,
    clientFiles: new Map([
      ['main.js', script],
      ['overlay.css', styles],
    ]),
    // Server-sent events (HTML standard, 9.2).
    subscribe(response: ServerResponse) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).write(toEvent());
      listeners.add(response.on('close', () => listeners.delete(response)));
    },
    editor: () => (options.network ? undefined : liveSite.built()?.editor),
  };
  const { origins, close } = await listen((request, response) => {
    answerRequest(context, request, response).catch((error) => response.destroy(error));
  }, options);
  onReady(origins.map((origin) => origin + (liveSite.built()?.base ?? '/')));
  isReady = true;
  logChanges();
  // A second build warms up the JIT compiler. Without it, the first save takes twice as long.
  changes.add(root);
  return {
    async close() {
      await watcher.close();
      await changes.close();
      for (const listener of listeners) listener.end();
      await close();
    },
  };
}

/** Logs errors when they change, and each warning once. */
function openLog(liveSite: LiveSite, log: (line: string) => void): () => void {
  const loggedWarnings = new Set<string>();
  let loggedErrors: readonly ShownError[] = [];
  return () => {
    const { errors, hasSite } = liveSite.status();
    if (JSON.stringify(errors) !== JSON.stringify(loggedErrors)) {
      for (const error of errors) log(formatDiagnostic(error));
      const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
      const state = hasSite ? 'The last good site is shown.' : 'There is no site to show yet.';
      log(errors.length === 0 ? 'Fixed.' : `${count}. ${state}`);
      loggedErrors = errors;
    }
    for (const warning of liveSite.warnings().filter((one) => !loggedWarnings.has(one))) log(warning);
    for (const warning of liveSite.warnings()) loggedWarnings.add(warning);
  };
}

interface DevContext {
  liveSite: LiveSite;
  logError(error: unknown): void;
  /** The dev server's own files by name, e.g. "main.js". */
  clientFiles: ReadonlyMap<string, string>;
  /** Keeps a response open for status events. */
  subscribe(response: ServerResponse): void;
  /** Undefined if editing is not allowed. */
  editor(): PageEditor | undefined;
}

/** The paths of the dev server's own files begin with this. No page can have such a path. */
const PREFIX = '@dev/';

async function answerRequest(context: DevContext, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '', headers } = request;
  // A prerendered page would lack what the author types in the editor before it is shown.
  if (headers['sec-purpose']?.includes('prerender')) return void response.writeHead(503).end();
  const site = context.liveSite.built();
  const base = site?.base ?? '/';
  if (url === '/' && base !== '/') return void response.writeHead(302, { Location: base }).end();
  if (!url.startsWith(base + PREFIX)) return answerPage(context, base, request, response);
  const path = url.slice(base.length + PREFIX.length);
  if (path.startsWith('edit/')) return answerEditor(context, path.slice('edit/'.length), request, response);
  const name = path.replace(/\?.*$/s, '');
  if (name === 'events') return context.subscribe(response);
  const content = context.clientFiles.get(name);
  if (content === undefined) return void response.writeHead(404).end();
  response.writeHead(200, { 'Content-Type': getMediaType(name), 'Cache-Control': 'no-cache' }).end(content);
}

/** Served until the first build succeeds. */
const EMPTY = '<!doctype html><html lang="en"><head><title>Dev server</title></head><body></body></html>';
/** Served for an unknown address by a site without a 404.html of its own. */
const NOT_FOUND = EMPTY.replace('<body>', '<body><p>No page of the site has this address.</p>');

async function answerPage(context: DevContext, base: string, request: IncomingMessage, response: ServerResponse) {
  const { liveSite, editor } = context;
  const { siteVersion } = liveSite.status();
  const script = `<script type="module" src="${base}${PREFIX}main.js?at=${siteVersion}"></script>\n</head>`;
  // Other clients than browsers get the page as a build writes it.
  const isBrowser = request.headers.accept?.includes('text/html') === true;
  response.setHeader('X-Site-Version', siteVersion);
  response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
  const empty = liveSite.built() ? NOT_FOUND : EMPTY;
  const read = async (path: string) => {
    // A file that only unsaved changes need, such as a new picture.
    const unsaved = path.startsWith('assets/') ? editor()?.read(path) : undefined;
    const content = (await liveSite.read(path)) ?? (await unsaved) ?? (path === '404.html' ? empty : undefined);
    if (!content || !isBrowser || !path.endsWith('.html')) return content;
    const html = Buffer.from(content).toString();
    return allowStyles(editor()?.open(html, path, request.headers) ?? html).replace('</head>', script);
  };
  await answerStatic(request, response, { base, read });
}

/**
 * Allows all styles, so that updates of the page can change them. Their hashes are removed, because next to a hash
 * 'unsafe-inline' has no effect (CSP 3, 6.7.3.2).
 */
function allowStyles(html: string): string {
  return html.replace(
    /(http-equiv="Content-Security-Policy" content="[^"]*style-src) [^;"]*/,
    "$1 'self' 'unsafe-inline'",
  );
}

async function answerEditor(context: DevContext, path: string, request: IncomingMessage, response: ServerResponse) {
  const editor = context.editor();
  if (!editor) return void response.writeHead(403).end('The editor is not available.');
  const { method = '', headers } = request;
  const { siteVersion } = context.liveSite.status();
  const answer = await editor.answer({ method, path, headers, body: () => readBody(request), siteVersion });
  if (answer.error !== undefined) context.logError(answer.error);
  const common = { 'Content-Type': answer.type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(answer.status, { ...common, ...answer.headers }).end(answer.body);
}

/** In bytes. A photo from a camera has ten million. */
const MAX_BODY = 40_000_000;

/** Refuses requests without a length; fetch() always sends one. */
async function readBody(request: IncomingMessage): Promise<Uint8Array | undefined> {
  return Number(request.headers['content-length']) <= MAX_BODY ? buffer(request) : undefined;
}

/** A script or style sheet for the browser, with everything that it imports. */
export async function bundle(entry: URL): Promise<string> {
  // `npm run build` imports this module, too. Loading esbuild takes 0.03 s.
  const { build } = await import('esbuild');
  const options = { bundle: true, format: 'esm', write: false, logLevel: 'silent' } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [fileURLToPath(entry)] });
  return outputFiles[0]?.text ?? '';
}
