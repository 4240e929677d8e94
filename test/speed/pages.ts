/**
 * `npm run bench:pages -- [--only services/] [--install]`: how long a phone waits for the first paint of a page and, while
 * scrolling, for its pictures. Then Lighthouse measures the page and its baseline, the plainest page with the same first view.
 * --only measures the pages with this text in their paths; --install lets npm download Lighthouse.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { typeOf } from '../../engine/core/index.ts';
import { listTwoPathsPerKind, openRealSite } from '../support/browser/sites.ts';
import { closeAll, closeAtEnd } from '../support/close.ts';
import { startServer } from '../support/start-server.ts';
import { compareLoads, makeBaseline } from './baseline.ts';
import { openLighthouse } from './lighthouse.ts';
import { openPhone } from './phone.ts';
import { printMedians, type Sample } from './table.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    install: { type: 'boolean', default: false },
  },
});
const ROUNDS = 3;
try {
  const site = await openRealSite();
  const paths = listTwoPathsPerKind(site).filter((path) => path.includes(values.only));
  const visitOrder = Array.from({ length: ROUNDS }, () => paths).flat();
  const origin = await serveAsHost(site.folder);

  const visit = await openPhone(origin);
  const visits: Sample[] = [];
  for (const path of visitOrder) visits.push([path, await visit(path)]);
  printMedians(visits);
  console.log(`\nMedians of ${ROUNDS}, at 1.6 Mbit/s and 150 ms of latency, with a CPU slowed down four times.\n`);

  const measure = await openLighthouse(values.install);
  const loads: Sample[] = [];
  for (const path of visitOrder) {
    // The baseline is measured right after the page, so that both meet the same load on this machine.
    loads.push([path, compareLoads(await measure(origin + path), await measure(`${origin}/baseline${path}`))]);
    process.stderr.write('.');
  }
  printMedians(loads);
  console.log(`\nMedians of ${ROUNDS}; Lighthouse simulates a phone.`);
} finally {
  await closeAll();
}

/** Serves a site as a host does. The baselines of its pages are below /baseline/. */
async function serveAsHost(folder: string): Promise<string> {
  const { origin, close } = await startServer(({ url = '' }, response) => {
    const path = url.replace(/^\/baseline(?=\/)/, '');
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file)) return response.writeHead(404).end();
    const caching = path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache';
    const content = path === url ? readFileSync(file) : makeBaseline(readFileSync(file, 'utf8'));
    const isText = /\.(html|css|js|svg)$/.test(file);
    const headers = { 'Content-Type': typeOf(file), 'Cache-Control': caching };
    response.writeHead(200, { ...headers, ...(isText && { 'Content-Encoding': 'gzip' }) });
    return response.end(isText ? gzipSync(content) : content);
  });
  closeAtEnd(close);
  return origin;
}
