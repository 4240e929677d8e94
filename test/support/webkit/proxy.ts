/** A proxy that adds a script to pages: WebDriver can't run one before a page's own. */

import type { ServerResponse } from 'node:http';
import { startServer } from '../start-server.ts';

export type SiteProxy = Awaited<ReturnType<typeof openProxy>>;

/** An empty page of the same origin. */
export const EMPTY = '/empty-page';
/** A page with another in a frame, `?path=/contact/&width=320`: windows of WebKitGTK are never as narrow as a phone. */
export const FRAME = '/frame-page';

/** @param site with a slash at its end */
export async function openProxy(site: string) {
  const { origin, close } = await startServer((request, response) => {
    const url = new URL(request.url ?? '/', site);
    if (url.pathname === EMPTY) sendPage(response, '');
    else if (url.pathname === FRAME) sendPage(response, frame(url.searchParams));
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

function sendPage(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><title>Empty</title><link rel="icon" href="data:,"><body style="margin: 0">${body}`);
}

function frame(query: URLSearchParams): string {
  return `<iframe src="${query.get('path')}" width="${query.get('width')}" height="800" style="border: 0"></iframe>`;
}

/** The response of the server, with the added script. */
async function forward(address: string, script: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(address, { redirect: 'manual' });
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  const location = answer.headers.get('location');
  response.writeHead(answer.status, { 'Content-Type': type, ...(location && { Location: location }) });
  // Before the policy of the page, so that it doesn't apply.
  const isPage = type.startsWith('text/html');
  response.end(isPage ? body.toString().replace('<head>', () => `<head><script>${script}</script>`) : body);
}
