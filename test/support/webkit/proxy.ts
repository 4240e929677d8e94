/** A proxy that adds a script to pages: WebDriver can't run a script before those of the page. */
import type { ServerResponse } from 'node:http';
import { startServer } from '../start-server.ts';

/** An empty page of the same origin. */
export const EMPTY_PAGE = '/empty-page';

/** @param site with a slash at its end */
export async function openProxy(site: string) {
  const { origin, close } = await startServer((request, response) => {
    if (request.url === EMPTY_PAGE) sendEmpty(response);
    else forward(new URL(site).origin + request.url, proxy.script, response).catch(() => response.destroy());
  });
  const proxy = {
    /** Without a slash at the end. */
    origin,
    /** Runs in every page, before its own scripts. */
    script: '',
    close,
  };
  return proxy;
}

function sendEmpty(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  // Browsers request an icon from pages without one.
  response.end('<!doctype html><title>Empty</title><link rel="icon" href="data:,">');
}

async function forward(address: string, script: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(address, { redirect: 'manual' });
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  const location = answer.headers.get('location');
  response.writeHead(answer.status, { 'Content-Type': type, ...(location && { Location: location }) });
  // The policy of the page doesn't apply to a script before it.
  const isPage = type.startsWith('text/html');
  response.end(isPage ? body.toString().replace('<head>', () => `<head><script>${script}</script>`) : body);
}
