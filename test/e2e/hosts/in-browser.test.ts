/** A browser takes the headers of a real server and the pages' own policy together, and has nothing to complain of. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { launchBrowser } from '../../support/browser/launch.ts';
import { buildFor } from './built.ts';
import { startApache } from './real/apache.ts';
import { startNginx } from './real/nginx.ts';

for (const host of ['nginx', 'apache'] as const) {
  describe(`pages on ${host}`, () => {
    it('load, run their scripts and break no rule', async (test) => {
      const built = await buildFor(host, '/co-op/');
      const { work, root, base } = built;
      const server = host === 'nginx' ? await startNginx(work, root, base) : await startApache(work, root);
      if (!server) return test.skip('not installed');
      const { browser } = await launchBrowser();
      try {
        const page = await browser.newPage();
        const told: string[] = [];
        page.on('console', (message) => told.push(message.text()));
        page.on('pageerror', (error) => told.push(String(error)));
        page.on('requestfailed', (request) => told.push(request.url()));
        for (const path of ['', 'contact/', 'services/product-categories/produce/']) {
          await page.goto(server.origin + base + path, { waitUntil: 'networkidle0' });
        }
        assert.deepEqual(told, []);
        await page.goto(`${server.origin}${base}services/product-categories/`, { waitUntil: 'networkidle0' });
        assert.equal(page.url(), `${server.origin}${base}services/#product-categories`);
      } finally {
        await browser.close();
        await server.close();
        built.remove();
      }
    });
  });
}
