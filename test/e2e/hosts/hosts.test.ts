/** The table of requests, against every host that a build knows, at the root and in a sub-folder. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { HOSTS, type HostName } from '../../../engine/core/page.ts';
import { type Built, buildFor } from './built.ts';
import { cloudflarePages } from './models/cloudflare-pages.ts';
import { githubPages } from './models/github-pages.ts';
import { startModel } from './models/model.ts';
import { netlify } from './models/netlify.ts';
import { s3 } from './models/s3.ts';
import { startApache } from './real/apache.ts';
import { startNginx } from './real/nginx.ts';
import type { Running } from './real/process.ts';
import { type Answer, EVER, HIDDEN, listRequests, type Row } from './requests.ts';
import { visit } from './visit.ts';

/** How each host is started; nothing comes of a web server that is not installed. */
const START: Record<HostName, (built: Built) => Promise<Running | undefined>> = {
  nginx: ({ work, root, base }) => startNginx(work, root, base),
  apache: ({ work, root }) => startApache(work, root),
  netlify: (built) => startModel(netlify, built),
  'cloudflare-pages': (built) => startModel(cloudflarePages, built),
  'github-pages': (built) => startModel(githubPages, built),
  s3: (built) => startModel(s3, built),
};

const REAL: readonly HostName[] = ['nginx', 'apache'];
/** What all responses of the others say. */
const UNRULED: readonly HostName[] = ['github-pages', 's3'];
const SECURITY = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};
const HSTS = 'max-age=31536000';

for (const base of ['/', '/co-op/']) {
  for (const host of HOSTS) {
    describe(`${host}, in the folder ${base}`, () => {
      let built: Built;
      let running: Running | undefined;
      before(async () => {
        built = await buildFor(host, base);
        running = await START[host](built);
        if (!running)
          console.log(`${host}: not found on this machine, so nothing of it was tried (apt-get install ${host})`);
      });
      after(async () => {
        await running?.close();
        built.remove();
      });

      it('answers every request of the table', async (test) => {
        if (!running) return test.skip('not installed');
        const server = running;
        const rows = [...listRequests(built.assetOf), ...(REAL.includes(host) ? HIDDEN : [])];
        const found = await Promise.all(rows.map(async (row) => say(row, await look(server, base, row))));
        const expected = rows.map((row) => say(row, expectOf(host, { ...row.answer, ...row.but?.[host] })));
        assert.deepEqual(
          found.filter((line) => !expected.includes(line)),
          expected.filter((line) => !found.includes(line)),
        );
      });

      it('sends nothing twice, and says of what is known already how long to keep it', async (test) => {
        if (!running || !REAL.includes(host)) return test.skip('a model answers each request as the first');
        const path = base + built.assetOf('.css').slice(1);
        const { headers } = await visit(running.origin, path);
        const again = await visit(running.origin, path, { 'if-none-match': String(headers.etag) });
        assert.deepEqual([again.status, again.body.length, again.headers['cache-control']], [304, 0, EVER]);
      });

      it('sends the headers that guard visitors, where it takes any', async (test) => {
        if (!running) return test.skip('not installed');
        for (const { asks, path } of listRequests(built.assetOf)) {
          const { headers } = await visit(running.origin, base + path.slice(1));
          const names = [...Object.keys(SECURITY), 'strict-transport-security'];
          const found = Object.fromEntries(names.map((name) => [name, headers[name]]));
          const sent = { ...SECURITY, 'strict-transport-security': base === '/' ? HSTS : undefined };
          const none = Object.fromEntries(names.map((name) => [name, undefined]));
          assert.deepEqual({ asks, ...found }, { asks, ...(UNRULED.includes(host) ? none : sent) });
        }
      });
    });
  }
}

/** What the host says in its own way of everything. */
function expectOf(host: HostName, answer: Answer): Answer {
  if (host === 'github-pages') return { ...answer, caching: 'max-age=600' };
  if (host !== 's3' || answer.type.includes('vcard') || answer.type.includes('calendar')) return answer;
  return { ...answer, type: answer.type.replace('; charset=utf-8', '') };
}

async function look({ origin }: Running, base: string, { path }: Row): Promise<Answer> {
  const { by, status, at, headers } = await visit(origin, base + path.slice(1));
  const caching = (headers['cache-control'] ?? 'none').replace(/,(?=\S)/g, ', ');
  const inside = at.startsWith(base) ? `/${at.slice(base.length)}` : `outside of the folder: ${at}`;
  return { by, status, at: inside, type: headers['content-type'] ?? 'none', caching };
}

/** e.g. "a page without its slash: 301 200 /contact/ (text/html; charset=utf-8; public, max-age=0, must-revalidate)" */
function say({ asks }: Row, { by, status, at, type, caching }: Answer): string {
  return `${asks}: ${[...by, status, at].join(' ')} (${type}; ${caching})`;
}
