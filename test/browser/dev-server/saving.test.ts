/** The dev server of a copy of the project with the content of test/fixtures/town.yaml, while pages are open. */
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { evaluateIfOpen, eventually, untilText, untilTrue } from '../../support/browser/page.ts';
import { visitSite } from '../../support/browser/visit.ts';
import { copyProjectWithTown, type OpenDevServer } from '../../support/project-copy.ts';

const [GROCERY, CONTACT] = ['/services/product-categories/grocery/', '/contact/'] as const;
const GROCERY_FILE = 'content/services/grocery.md';
const FOOTER = 'components/shell/Footer.tsx';

describe('the dev server, while a page is open', () => {
  const copy = copyProjectWithTown();
  const misspellTitle = () => copy.edit(GROCERY_FILE, /^title: /m, 'titel: ');
  let devServer: OpenDevServer;
  let original: string | undefined;
  before(async () => {
    misspellTitle();
    devServer = await copy.start();
  });
  after(() => devServer.stop());
  // A late update would disturb the next test.
  afterEach(async () => {
    copy.restore();
    await eventually(async () => {
      const pages = await readPages();
      original ??= pages;
      return pages === original;
    });
  });

  async function readPages(): Promise<string> {
    // A connection that is kept may be closed by the server at any time.
    const headers = { connection: 'close' };
    const read = async (path: string) => (await fetch(new URL(path, devServer.address), { headers })).text();
    return [await read(GROCERY), await read(CONTACT), ...(await devServer.errors())].join('\n');
  }

  /** Opens a page and marks it: a reload loses the mark. */
  const visitMarked = (path: string, act: (page: Page) => Promise<void>) =>
    visitSite(path, { address: devServer.address }, async (page) => {
      await page.bringToFront();
      // The dev server's script compares an edited page with its earlier HTML. Until it has loaded that, an edit causes a reload.
      await untilTrue(page, () =>
        performance.getEntriesByName(location.href, 'resource').some(({ duration }) => duration > 0),
      );
      await page.evaluate(() => Reflect.set(window, 'marked', true));
      await act(page);
    });
  const expectMarked = async (page: Page) => assert.ok(await page.evaluate(() => Reflect.get(window, 'marked')));
  const untilTrueEvenIfReloaded = (page: Page, condition: () => boolean) =>
    eventually(() => evaluateIfOpen(page, condition));
  const readOverlay = async (page: Page) =>
    (await page.waitForSelector('#dev-overlay'))?.evaluate((host) => host.shadowRoot?.textContent ?? '') ?? '';

  // The first test, because the server starts with this error.
  it('shows an error with which it started over an empty page, until it is fixed', () =>
    visitSite(GROCERY, { address: devServer.address, tolerate: /status of 404/ }, async (page) => {
      assert.match(await readOverlay(page), /There is no site to show yet/);
      copy.restore();
      await untilText(page, 'h1', 'Grocery');
      const summaries = devServer.lines.filter((line) => line.startsWith('1 error'));
      assert.deepEqual(summaries, ['1 error. There is no site to show yet.']);
    }));

  it('shows paragraphs that are added and deleted, without a reload or a scroll', () =>
    visitMarked(GROCERY, async (page) => {
      await page.evaluate(() => scrollTo(0, 300));
      copy.edit(GROCERY_FILE, /$/, '\nOne more sentence.\n');
      await untilText(page, 'body', 'One more sentence.');
      assert.equal(await page.evaluate(() => scrollY), 300);
      copy.edit(GROCERY_FILE, /\n---\n/, '\n---\n\nOne paragraph before all.\n\n## A heading before all\n');
      await untilText(page, 'body', 'A heading before all');
      copy.restore();
      await untilTrue(page, () => !/before all|One more/.test(document.body.textContent));
      await expectMarked(page);
    }));

  it('shows a style without a reload, and reloads the page for a script', () =>
    visitMarked(CONTACT, async (page) => {
      copy.edit('assets/styles/tokens.css', /$/, '\n:root { --saved: yes; }\n');
      await untilTrue(page, () => /yes/.test(getComputedStyle(document.documentElement).getPropertyValue('--saved')));
      await expectMarked(page);
      copy.edit('client/main.ts', /$/, "\ndocument.documentElement.dataset.edited = 'yes';\n");
      await untilTrueEvenIfReloaded(page, () => document.documentElement.dataset['edited'] === 'yes');
    }));

  it('shows an error over the page, with its line and its fix, until it is hidden', () =>
    visitMarked(GROCERY, async (page) => {
      misspellTitle();
      const text = await readOverlay(page);
      for (const part of [/content\/services\/grocery\.md:2:1/, /titel: Grocery/, /Did you mean `title`\?/]) {
        assert.match(text, part);
      }
      assert.match(await page.title(), /^Grocery/);
      await (await page.$('#dev-overlay >>> button'))?.press('Escape');
      await untilTrue(page, () => document.querySelector('#dev-overlay') === null);
      await expectMarked(page);
    }));

  it('shows an edited component, and the position of a syntax error in it until it is fixed', () =>
    visitMarked(GROCERY, async (page) => {
      copy.edit(FOOTER, 'className="footer-text"', 'className="footer-text edited"');
      await untilTrueEvenIfReloaded(page, () => document.querySelector('.footer-text.edited') !== null);
      copy.edit(FOOTER, 'className="footer-text edited"', 'className=');
      assert.match(await readOverlay(page), /Footer\.tsx:\d+:\d+/);
      copy.restore();
      await untilTrueEvenIfReloaded(page, () => document.querySelector('#dev-overlay') === null);
    }));
});
