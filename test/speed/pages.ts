/**
 * `npm run bench:pages -- [--rounds 3] [--only home,service] [--http2] [--install]`: how fast a page of each kind comes to a
 * phone, beside the plainest page that shows the same picture. --http2 serves both as hosts do, with a key that openssl makes;
 * --install gets Lighthouse by npm for this once.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readRounds } from '../../bench/options.ts';
import { build } from '../../build.ts';
import { today } from '../../engine/core/options.ts';
import { serve } from '../../engine/dev-server/index.ts';
import { listPages } from '../../pages/resolve.ts';
import { findPort } from '../e2e/hosts/real/process.ts';
import { closeAll, closeAtEnd } from '../support/close.ts';
import { project } from '../support/project.ts';
import { makeTemporary } from '../support/temporary.ts';
import { writeFloor } from './floor.ts';
import { openSecure } from './http2-proxy.ts';
import { findLighthouse } from './lighthouse.ts';
import { drawPageTable, type PageVisit } from './table.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    http2: { type: 'boolean', default: false },
    install: { type: 'boolean', default: false },
  },
});
const folder = makeTemporary('bench');
try {
  const rounds = readRounds(values.rounds);
  const audit = await findLighthouse(values.install, folder);
  const { origin, pages } = await openBench();
  const wanted = values.only.split(',').filter(Boolean);
  const chosen = [...pages].filter(([kind]) => wanted.length === 0 || wanted.includes(kind));
  if (chosen.length === 0) throw new Error(`--only: write some of ${[...pages.keys()].join(',')}`);
  const visits: PageVisit[] = [];
  // Each page and its floor in turn, so that whatever else the machine does weighs on both.
  for (const [kind, path] of Array.from({ length: rounds }, () => chosen).flat()) {
    visits.push({ kind, page: await audit(`${origin}/${path}`), floor: await audit(`${origin}/floor/${path}`) });
    process.stderr.write('.');
  }
  console.log(`\n${drawPageTable(visits)}\n\nMedians of ${rounds}; Lighthouse simulates a phone.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeAll();
}

/** Builds this site for the address at which it is served here, and a floor for the first page of each kind. */
async function openBench(): Promise<{ origin: string; pages: Map<string, string> }> {
  const port = await findPort();
  const origin = `${values.http2 ? 'https' : 'http'}://localhost:${port}`;
  const out = join(folder, 'dist');
  const content = await build({
    ...{ content: join(project, 'content'), images: join(project, 'assets/images'), public: join(project, 'public') },
    ...{ cache: join(project, '.cache'), out, origin, base: '/', date: today(new Date()) },
    log: (line) => process.stderr.write(`${line}\n`),
  });
  const resolved = listPages(content, { year: new Date().getFullYear(), logo: '' }).map(({ resolve }) => resolve());
  const standing = resolved.filter(({ head }) => head.redirect === undefined && !head.noindex);
  /** By their kinds, e.g. "contact/". */
  const pages = new Map(standing.map(({ kind, path }) => [kind, path.slice(1)] as const).reverse());
  for (const path of pages.values()) {
    mkdirSync(join(out, 'floor', path), { recursive: true });
    const floor = writeFloor(readFileSync(join(out, path, 'index.html'), 'utf8'));
    writeFileSync(join(out, 'floor', path, 'index.html'), floor);
  }
  const site = await serve({ folder: out, base: '/', port: values.http2 ? 0 : port });
  closeAtEnd(site.close);
  if (values.http2) await openSecure(site.address, port, folder);
  return { origin, pages };
}
