/** A host without settings; nginx and Apache, at the root and in a subfolder, with the requests of test/fixtures/tables/host-requests.yaml. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { serve } from '../../../engine/dev-server/index.ts';
import { visitSite } from '../../support/browser/visit.ts';
import { buildFor, type HostedSite } from './built.ts';
import { followRedirects } from './follow-redirects.ts';
import type { RunningServer } from './real/process.ts';
import { findApache, findNginx, startApache, startNginx } from './real/servers.ts';
import { type Answer, listRequests } from './requests.ts';

const SERVERS = {
  nginx: { isInstalled: findNginx() !== undefined, start: startNginx },
  apache: { isInstalled: findApache() !== undefined, start: startApache },
} as const;

const HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

for (const host of ['nginx', 'apache'] as const) {
  const { isInstalled, start } = SERVERS[host];
  if (!isInstalled) console.log(`${host} is not installed, so it was not tested (apt-get install ${host})`);
  for (const base of ['/', '/co-op/']) {
    describe(`${host}, in the folder ${base}`, { skip: !isInstalled && 'not installed' }, () => {
      let built: HostedSite;
      let running: RunningServer;
      before(async () => {
        built = await buildFor(host, base);
        running = await start(built);
      });
      after(() => running.close());
      const get = (path: string, headers = {}) => followRedirects(running.origin, base + path, headers);

      it('answers every request of the table', async () => {
        const rows = listRequests(host, built.findAsset);
        const answers = await Promise.all(
          rows.map(async ({ request, path }) => [request, await send(running, base, path)]),
        );
        const expected = rows.map(({ request, answer }) => [request, answer]);
        assert.deepEqual(Object.fromEntries(answers), Object.fromEntries(expected));
      });

      it('sends headers that protect visitors', async () => {
        // HSTS applies to the whole host, which a site in a folder shares.
        const hsts = base === '/' ? 'max-age=31536000' : undefined;
        for (const { request, path } of listRequests(host, built.findAsset)) {
          const { headers } = await get(path.slice(1));
          for (const [name, value] of Object.entries({ ...HEADERS, 'strict-transport-security': hsts }))
            assert.equal(headers[name], value, `${name} of ${request}`);
        }
      });

      // The content security policies of the server and of the page both apply.
      it('lets a browser load pages and run their scripts without an error', async () => {
        const options = { address: `${running.origin}/`, until: 'networkidle0' } as const;
        for (const path of ['', 'contact/', 'services/product-categories/produce/', 'services/product-categories/'])
          await visitSite(base + path, options, async (page) => {
            const finalPath = path.endsWith('categories/') ? 'services/#product-categories' : path;
            assert.equal(page.url(), running.origin + base + finalPath);
          });
      });
    });
  }
}

async function send({ origin }: RunningServer, base: string, path: string): Promise<Answer> {
  const { redirects, status, url, headers } = await followRedirects(origin, base + path.slice(1));
  const caching = (headers['cache-control'] ?? 'none').replace(/,(?=\S)/g, ', ');
  const finalPath = url.startsWith(base) ? `/${url.slice(base.length)}` : `outside of the folder: ${url}`;
  return { redirects, status, finalPath, type: headers['content-type'] ?? 'none', caching };
}

it('a host that only serves files has every page, asset and public file, redirects, and an error page that suggests one', async (test) => {
  const { root, base, files } = await buildFor(undefined, '/co-op/');
  const server = await serve({ folder: root + base, base, port: 0 });
  test.after(server.close);
  const { origin } = new URL(server.address);
  const published = files.filter((path) => !/\/\.(?!well-known\/)/.test(path));
  assert.ok(published.length > 20);
  for (const path of published) assert.equal((await followRedirects(origin, path)).status, 200, path);
  const missing = await followRedirects(origin, `${base}contact/nowhere/`);
  assert.equal(missing.status, 404);
  assert.match(missing.body.toString(), /href="\/co-op\/services\/"/);
  const address = `${origin}/`;
  const produce = `${server.address}services/product-categories/produce/`;
  await visitSite(`${base}fruit/`, { address, until: 'networkidle0' }, async (page) =>
    assert.equal(page.url(), produce),
  );
  await visitSite(`${base}a/b/produse`, { address, tolerate: /status of 404/ }, async (page) => {
    const suggested = await page.waitForSelector('.suggested-link');
    assert.equal(await suggested?.evaluate((link) => Reflect.get(link, 'href')), produce);
  });
});
