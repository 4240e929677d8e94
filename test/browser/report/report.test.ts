import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { HtmlValidate } from 'html-validate';
import type { Page } from 'puppeteer-core';
import { runAxe, runHtmlCodeSniffer } from '../../support/browser/accessibility.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { copyFixture } from '../../support/fixture-site.ts';
import { reportOn } from '../../support/report-site.ts';

describe('the report', () => {
  let html: string;
  let address: string;
  let page: Page;
  before(async () => {
    const fixture = copyFixture('town');
    html = await reportOn(fixture);
    address = pathToFileURL(join(fixture.folder, 'report.html')).href;
    writeFileSync(new URL(address), html);
    page = await (await openBrowser()).newPage();
  });

  it('is valid HTML', async () => {
    const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html);
    assert.deepEqual(results, []);
  });

  it('is accessible on a phone, and on a desktop in the dark scheme', async () => {
    await page.goto(address);
    await page.setViewport({ width: 360, height: 780, isMobile: true, hasTouch: true });
    assert.deepEqual(await runAxe(page, { schemes: ['light'] }), []);
    await page.setViewport({ width: 1280, height: 900 });
    assert.deepEqual([...(await runAxe(page, { schemes: ['dark'] })), ...(await runHtmlCodeSniffer(page))], []);
  });

  it('fits every window, and requests nothing from a server', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url().slice(0, 40)));
    await page.goto(address);
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewport({ width, height: 800 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(needed <= width, `${needed} px in a window of ${width} px`);
    }
    const others = requested.filter((url) => !/^(data|file):/.test(url));
    assert.deepEqual(others, []);
  });
});
