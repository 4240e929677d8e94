/** A host without settings. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { serve } from '../../engine/dev-server/index.ts';
import { visitSite } from '../support/browser/visit.ts';
import { listFiles } from '../support/files.ts';
import { copyFixture } from '../support/fixture-site.ts';

it('a host that only serves files has every page, asset and public file, redirects, and an error page that suggests one', async (test) => {
  const base = '/co-op/';
  const fixture = copyFixture('overlays/hosts');
  await fixture.build({ base });
  const folder = join(fixture.folder, 'dist');
  const server = await serve({ folder, base, port: 0 });
  test.after(server.close);
  const { origin } = new URL(server.address);
  const published = listFiles(folder).filter((path) => !/(^|\/)\.(?!well-known\/)/.test(path));
  assert.ok(published.length > 20);
  for (const path of published) assert.equal((await fetch(server.address + path)).status, 200, path);
  const missing = await fetch(`${server.address}contact/nowhere/`);
  assert.equal(missing.status, 404);
  assert.match(await missing.text(), /href="\/co-op\/services\/"/);
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
