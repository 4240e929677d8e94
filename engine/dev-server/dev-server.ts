import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type DevServerOptions, escapeUnseen, stacksOf } from '../core/index.ts';
import { listen } from './http.ts';
import { type DevError, placeOf } from './protocol.ts';
import { answerDev, bundle } from './routes.ts';
import { openSession, type Session, type SiteCode } from './session.ts';
import { schedule, watch } from './watch.ts';

const CLIENT = new URL(import.meta.resolve('#project/engine/dev-server/browser/main.ts'));

/**
 * Builds a site, serves it from memory, and updates open pages when a file is saved. Errors are shown over the last good page.
 * @param root the folder of the project
 * @param ready is called before anything is logged, with the URL of the home page and those for other machines in the network
 */
export async function openDevServer(
  root: string,
  code: SiteCode,
  { log, ...options }: DevServerOptions,
  ready: (addresses: readonly string[]) => Promise<void>,
) {
  const listeners = new Set<ServerResponse>();
  const toEvent = () => `data: ${JSON.stringify(session.status())}\n\n`;
  let isReady = false;
  const session = openSession(code, options, () => {
    for (const listener of listeners) listener.write(toEvent());
    if (isReady) logChanges();
  });
  const logChanges = openLog(session, log);
  const changes = schedule(session.update, (error) =>
    log(`Internal error while rebuilding: ${stacksOf(error).join('\n')}`),
  );
  const folders = [root, options.content, options.images, options.public ?? []].flat();
  const warnOfRestart = restartWarning(log);
  const watcher = watch(folders, (file) => {
    warnOfRestart(file);
    changes.add(file);
  });
  const styles = readFileSync(new URL('overlay.css', CLIENT), 'utf8');
  const [main] = await Promise.all([bundle(CLIENT), watcher.ready]);
  await session.update(new Set(), true);
  const routes = {
    session,
    clientFiles: { 'main.js': main, 'overlay.css': styles },
    // Server-sent events (HTML standard, 9.2).
    subscribe(response: ServerResponse) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).write(toEvent());
      listeners.add(response.on('close', () => listeners.delete(response)));
    },
    editor: () => (options.network ? undefined : session.site()?.editor),
  };
  const { origins, close } = await listen((request, response) => {
    answerDev(routes, request, response).catch((error) => response.destroy(error));
  }, options);
  await ready(origins.map((origin) => origin + (session.site()?.base ?? '/')));
  isReady = true;
  logChanges();
  // A second build warms the code up. Without it, the first save takes twice as long.
  changes.add(root);
  return {
    async close() {
      await watcher.close();
      await changes.close();
      for (const listener of listeners) listener.end();
      await Promise.all([code.close(), close()]);
    },
  };
}

/** Logs errors when they change, and each notice once. */
function openLog(session: Session, log: (line: string) => void): () => void {
  const noticed = new Set<string>();
  let before: readonly DevError[] = [];
  return () => {
    const { errors, hasSite } = session.status();
    if (JSON.stringify(errors) !== JSON.stringify(before)) {
      for (const error of errors) log(escapeUnseen(`${placeOf(error)} error ${error.message}`));
      const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
      const state = hasSite ? 'The last good site is shown.' : 'There is no site to show yet.';
      log(errors.length === 0 ? 'Fixed.' : `${count}. ${state}`);
      before = errors;
    }
    for (const notice of session.notices().filter((one) => !noticed.has(one))) log(notice);
    for (const notice of session.notices()) noticed.add(notice);
  };
}

/** Says once that code which is not reloaded has changed. */
function restartWarning(log: (line: string) => void): (file: string) => void {
  const folders = ['../', '../../cli/'].map((path) => fileURLToPath(new URL(path, CLIENT)));
  let hasWarned = false;
  return (file) => {
    if (hasWarned || !folders.some((folder) => file.startsWith(folder))) return;
    hasWarned = true;
    log('The code of the dev server has changed. Restart it to see the change.');
  };
}
