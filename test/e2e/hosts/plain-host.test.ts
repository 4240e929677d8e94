/** A host that only serves files, such as GitHub Pages, at the root and in a subfolder. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { serve } from '../../../engine/dev-server/index.ts';
import { visitSite } from '../../support/browser/visit.ts';
import { buildFixture } from '../../support/fixture-site.ts';
import { followRedirects } from './follow-redirects.ts';

const PRODUCE = 'services/product-categories/produce/';

for (const base of ['/', '/co-op/']) {
  describe(`a site on a plain host, in the folder ${base}`, () => {
    let server: Awaited<ReturnType<typeof serve>>;
    let origin: string;
    let files: readonly string[];
    before(async () => {
      const { folder, list } = await buildFixture('overlays/hosts', { base });
      files = list();
      server = await serve({ folder: `${folder}/dist`, base, port: 0 });
      origin = new URL(server.address).origin;
    });
    after(() => server.close());

    it('has every page, asset and public file at its path, and an error page for all others', async () => {
      const published = files.filter((path) => !/(^|\/)\.(?!well-known\/)/.test(path));
      assert.ok(published.length > 20);
      for (const path of published) assert.equal((await followRedirects(origin, base + path)).status, 200, path);
      const missing = await followRedirects(origin, `${base}contact/nowhere/`);
      assert.equal(missing.status, 404);
      assert.match(missing.body.toString(), new RegExp(`href="${base}services/"`));
    });

    it('lets a browser load pages, and redirects old addresses without rules', async () => {
      const options = { address: `${origin}/`, until: 'networkidle0' } as const;
      const pages = { '': '', 'contact/': 'contact/', [PRODUCE]: PRODUCE, 'fruit/': PRODUCE };
      for (const [path, finalPath] of Object.entries(pages)) {
        await visitSite(base + path, options, async (page) => assert.equal(page.url(), origin + base + finalPath));
      }
    });
  });
}
