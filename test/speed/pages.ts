/**
 * `npm run bench:pages -- [--rounds 3] [--only home,service] [--http2] [--install]`: how long a person on a phone waits who reads,
 * scrolls through and opens the next page; then, by Lighthouse, how fast a page of each kind loads, next to the plainest page
 * with the same picture. --http2 serves both over HTTP/2, as hosts do, with a key made by
 * openssl; --install lets npm download Lighthouse.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readRounds } from '../../bench/options.ts';
import { build, site } from '../../build.ts';
import { today } from '../../engine/core/options.ts';
import { serve } from '../../engine/dev-server/index.ts';
import { findPort } from '../e2e/hosts/real/process.ts';
import { closeAll, closeAtEnd } from '../support/close.ts';
import { project } from '../support/project.ts';
import { makeTemporary } from '../support/temporary.ts';
import { writeBaseline } from './baseline.ts';
import { openLighthouse } from './lighthouse.ts';
import { drawPersonTable, openVisitor, type PersonVisit } from './person.ts';
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
  const { origin, pages } = await servePages();
  const chosen = [...pages].filter(([kind]) => values.only === '' || values.only.split(',').includes(kind));
  if (chosen.length === 0) throw new Error(`--only: write one or more of ${[...pages.keys()].join(',')}`);
  const turns = Array.from({ length: rounds }, () => chosen).flat();
  const person = await openVisitor(origin);
  const seen: PersonVisit[] = [];
  for (const [kind, path] of turns) seen.push(await person(kind, path));
  console.log(
    `${drawPersonTable(seen)}\n\nMedians of ${rounds}, at 1.6 Mbit/s and 150 ms with a CPU slowed down four times.`,
  );
  const audit = await openLighthouse(values.install);
  const visits: PageVisit[] = [];
  // Page and baseline in turn, so that both meet the same load on this machine.
  for (const [kind, path] of turns) {
    visits.push({ kind, page: await audit(origin + path), baseline: await audit(`${origin}/baseline${path}`) });
    process.stderr.write('.');
  }
  console.log(`\n${drawPageTable(visits)}\n\nMedians of ${rounds}; Lighthouse simulates a phone.`);
} finally {
  await closeAll();
}

/** Builds this site for the address at which it is served here. @returns the first page of each kind, e.g. "/contact/" */
async function servePages(): Promise<{ origin: string; pages: Map<string, string> }> {
  const port = await findPort();
  const origin = `${values.http2 ? 'https' : 'http'}://localhost:${port}`;
  const out = join(folder, 'dist');
  const content = await build({
    ...{ content: join(project, 'content'), images: join(project, 'assets/images'), public: join(project, 'public') },
    ...{ cache: join(project, '.cache'), out, origin, base: '/', date: today(new Date()) },
    log: () => undefined,
  });
  const resolved = site.routes(content, { year: new Date().getFullYear(), logo: '' }).map(({ resolve }) => resolve());
  const shown = resolved.filter(({ head }) => head.redirect === undefined && !head.noindex);
  const pages = new Map(shown.map(({ kind, path }) => [kind, path] as const).reverse());
  for (const path of pages.values()) {
    const html = readFileSync(join(out, path, 'index.html'), 'utf8');
    mkdirSync(join(out, 'baseline', path), { recursive: true });
    writeFileSync(join(out, 'baseline', path, 'index.html'), writeBaseline(html));
  }
  const { address, close } = await serve({ folder: out, base: '/', port: 0 });
  closeAtEnd(close);
  serveAsHost(address, port);
  return { origin, pages };
}

interface Answering {
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(bytes: Uint8Array): unknown;
}

/** A proxy for a local server that says how long files may be kept, as hosts do; with --http2 over HTTP/2, as most do. */
function serveAsHost(target: string, port: number): void {
  const answer = async ({ url = '' }: { url?: string | undefined }, response: Answering) => {
    const file = await fetch(new URL(url, target));
    const caching = url.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=0, must-revalidate';
    const type = file.headers.get('content-type') ?? '';
    response.writeHead(file.status, { 'content-type': type, 'cache-control': caching });
    response.end(Buffer.from(await file.arrayBuffer()));
  };
  const server = values.http2 ? createSecureServer(makeCertificate(), answer) : createServer(answer);
  server.listen(port, 'localhost');
  closeAtEnd(async () => server.close());
}

function makeCertificate() {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const flags = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names, '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', ...flags], { stdio: 'pipe' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
