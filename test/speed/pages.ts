/**
 * `npm run bench:pages -- [--only services/] [--install]`: measures the first visit of a phone with Lighthouse. It is not a
 * dependency of this project, so npx runs it. --only measures the pages with this text in their paths; --install lets npm
 * download Lighthouse.
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { median } from '../../bench/times.ts';
import { getMediaType } from '../../engine/core/index.ts';
import { launchBrowser } from '../support/browser/launch.ts';
import { listLongestPaths, openRealSite } from '../support/browser/sites.ts';
import { closeAll, closeAtEnd } from '../support/close.ts';
import { startServer } from '../support/start-server.ts';

/** The newest version that runs on Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const ROUNDS = 3;

/** The audits, by their column in the printed table. */
const AUDITS = {
  'FCP, ms': 'first-contentful-paint',
  'LCP, ms': 'largest-contentful-paint',
  'TBT, ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};
const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

/** What Lighthouse measures of a page, by column. */
type PageLoad = Record<string, number>;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    install: { type: 'boolean', default: false },
  },
});
try {
  const site = await openRealSite();
  const origin = await serveAsHost(site.folder);
  const { browser } = await launchBrowser();
  closeAtEnd(() => browser.close());
  const { port } = new URL(browser.wsEndpoint());
  const rows: Record<string, PageLoad> = {};
  for (const path of listLongestPaths(site).filter((one) => one.includes(values.only))) {
    const loads: PageLoad[] = [];
    for (let round = 0; round < ROUNDS; round++) loads.push(await measure(origin + path, port));
    rows[path] = findMedians(loads);
  }
  console.table(rows);
  console.log(`\nMedians of ${ROUNDS}; Lighthouse simulates a phone.`);
} finally {
  await closeAll();
}

/** @param port of the browser's debugging protocol */
async function measure(url: string, port: string): Promise<PageLoad> {
  const flags = ['--port', port, '--output', 'json', '--quiet'];
  const command = [values.install ? '--yes' : '--no', LIGHTHOUSE, url, ...flags];
  const { stdout } = await promisify(execFile)('npx', command, { maxBuffer: Infinity });
  const { audits, categories, runtimeError } = report.parse(JSON.parse(stdout));
  if (runtimeError) throw new Error(runtimeError.message);
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]);
  const numbers = Object.entries(AUDITS).map(([column, audit]) => [column, audits[audit]?.numericValue ?? NaN]);
  return Object.fromEntries([...numbers, ...scores]);
}

function findMedians(loads: readonly PageLoad[]): PageLoad {
  const columns = Object.keys(loads[0] ?? {});
  return Object.fromEntries(
    columns.map((column) => [column, +median(loads.map((load) => load[column] ?? NaN)).toFixed(3)]),
  );
}

/** Serves a site as a host does: compressed, with assets that are cached forever. */
async function serveAsHost(folder: string): Promise<string> {
  const { origin, close } = await startServer(({ url = '' }, response) => {
    const file = join(folder, url.endsWith('/') ? `${url}index.html` : url);
    if (!existsSync(file)) return response.writeHead(404).end();
    const caching = url.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache';
    response.setHeader('Content-Type', getMediaType(file)).setHeader('Cache-Control', caching);
    if (!/\.(html|css|js|svg)$/.test(file)) return response.end(readFileSync(file));
    return response.setHeader('Content-Encoding', 'gzip').end(gzipSync(readFileSync(file)));
  });
  closeAtEnd(close);
  return origin;
}
