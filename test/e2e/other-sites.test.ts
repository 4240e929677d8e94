/** A site in a subfolder, alone or beside another site on one origin. */
import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { serve } from '../../engine/dev-server/index.ts';
import * as form from '../browser/contact-form/form-page.ts';
import { addContacts } from '../browser/contact-form/post-site.ts';
import { visitSite } from '../support/browser/visit.ts';
import { copyFixture } from '../support/fixture-site.ts';

/** A site at the root of its origin, with another site in the subfolder /co-op/. */
let both: Awaited<ReturnType<typeof serve>>;
/** The site of the subfolder by itself. */
let inFolder: Awaited<ReturnType<typeof serve>>;

before(async () => {
  const fixture = copyFixture();
  addContacts(fixture);
  await fixture.build();
  const dist = join(fixture.folder, 'dist');
  const other = join(fixture.folder, 'other');
  await fixture.build({ base: '/co-op/', out: other });
  cpSync(other, join(dist, 'co-op'), { recursive: true });
  both = await serve({ folder: dist, base: '/', port: 0 });
  inFolder = await serve({ folder: other, base: '/co-op/', port: 0 });
});

after(() => Promise.all([both.close(), inFolder.close()]));

it('each of two sites on one origin keeps its own draft of a message', async () => {
  await visitSite(form.CONTACT, { address: both.address }, async (page) => {
    await form.waitForIsland(page);
    await form.fill(page, form.WRITTEN);
    await page.goto(`${both.address}co-op/contact/`);
    await form.waitForIsland(page);
    await form.expectWritten(page, ['', '', '']);
    await form.fill(page, { name: 'Bo' });
    await page.goto(`${both.address}contact/`);
    await form.waitForIsland(page);
    await form.expectWritten(page);
  });
});

it('the 404 page of a site in a subfolder suggests a page, however deep the wrong address is', () =>
  visitSite('/a/b/produse', { address: inFolder.address, reduced: true, tolerate: /status of 404/ }, async (page) => {
    await page.waitForSelector('.suggested-link');
    assert.equal(await page.$$eval('.suggested-link', (all) => all.map((link) => link.textContent).join()), 'Produce');
    await page.click('.suggested-link');
    await page.waitForFunction(() => location.pathname === '/co-op/services/product-categories/produce/');
  }));
