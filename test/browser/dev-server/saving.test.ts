import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'puppeteer-core';
import { evaluateIfOpen, eventually, readClipboard, untilShown, untilTrue } from '../../support/browser/page.ts';
import { visit } from '../../support/browser/visit.ts';
import { project } from '../../support/project.ts';
import { copyProjectWithTown, type OpenDevServer, type ProjectCopy } from '../../support/project-copy.ts';

const [GROCERY, SERVICES, CONTACT] = ['/services/product-categories/grocery/', '/services/', '/contact/'] as const;
const PAGES = [GROCERY, SERVICES, CONTACT];

describe('the dev server, while a page is open', () => {
  let copy: ProjectCopy;
  let devServer: OpenDevServer;
  let untouched: string[];
  /** The HTML of pages, whose links to styles, scripts and pictures have hashes of the contents. */
  const readPages = () =>
    Promise.all(PAGES.map(async (path) => (await fetch(new URL(path, devServer.address))).text()));
  before(async () => {
    copy = copyProjectWithTown();
    devServer = await copy.start();
    untouched = await readPages();
  });
  after(async () => {
    await devServer.stop();
    copy.remove();
  });
  // An update that arrives late would reach the page of the next test.
  afterEach(async () => {
    copy.restore();
    await eventually(async () => isDeepStrictEqual([await readPages(), await devServer.errors()], [untouched, []]));
  });
  /** Opens a page and marks it: a reload loses the mark. */
  const open = (path: string, act: (page: Page) => Promise<void>, width?: number) =>
    visit(path, { address: devServer.address, ...(width ? { width } : {}) }, async (page) => {
      await page.bringToFront();
      // Waits until the page has asked for its version. An edit before that would cause a reload.
      await untilTrue(page, () =>
        performance.getEntriesByName(location.href, 'resource').some(({ duration }) => duration > 0),
      );
      await page.evaluate(() => Reflect.set(window, 'marked', true));
      await act(page);
    });
  const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);
  /** During a navigation, the page doesn't answer. */
  const untilTrueAfterReload = (page: Page, ask: () => boolean) =>
    eventually(async () => (await evaluateIfOpen(page, ask)) ?? false);
  const untilTextShows = (page: Page, text: string) =>
    untilTrue(page, (text) => document.body.textContent.includes(text), text);

  const readOverlay = async (page: Page) =>
    (await page.waitForSelector('#dev-overlay'))?.evaluate((host) => host.shadowRoot?.textContent ?? '') ?? '';
  const untilUncovered = (page: Page) => untilTrue(page, () => document.querySelector('#dev-overlay') === null);

  it('shows a saved sentence, and a paragraph that is added and deleted, without a reload or a scroll', () =>
    open(GROCERY, async (page) => {
      await page.evaluate(() => scrollTo(0, 300));
      copy.edit('content/services/grocery.md', /$/, '\nOne more sentence.\n');
      await untilTextShows(page, 'One more sentence.');
      assert.deepEqual([await isMarked(page), await page.evaluate(() => scrollY)], [true, 300]);
      copy.edit(
        'content/services/grocery.md',
        /\n---\n/,
        '\n---\n\nOne paragraph before all.\n\n## A heading before all\n',
      );
      await untilTextShows(page, 'A heading before all');
      copy.restore();
      await untilTrue(page, () => !/before all|One more/.test(document.body.textContent));
      assert.ok(await isMarked(page));
    }));

  it('marks the page of a draft, as long as it is one', () =>
    open(GROCERY, async (page) => {
      const isDraft = () => document.querySelector('#dev-draft') !== null;
      assert.equal(await page.evaluate(isDraft), false);
      copy.edit('content/services/grocery.md', 'title:', 'draft: true\ntitle:');
      await untilTrueAfterReload(page, isDraft);
      copy.edit('content/services/grocery.md', 'draft: true\n', '');
      await untilTrueAfterReload(page, () => document.querySelector('#dev-draft') === null);
      assert.ok(await isMarked(page));
    }));

  it('shows a style without a reload', () =>
    open(GROCERY, async (page) => {
      copy.edit('assets/styles/tokens.css', /$/, '\n:root { --saved: yes; }\n');
      await untilTrue(
        page,
        () => getComputedStyle(document.documentElement).getPropertyValue('--saved').trim() === 'yes',
      );
      await untilTrue(page, () => document.querySelectorAll('link[rel=stylesheet]').length === 1);
      assert.ok(await isMarked(page));
    }));

  it('shows another picture under the same name', () =>
    open(GROCERY, async (page) => {
      const source = () => page.$eval('main img', (image) => image.currentSrc);
      const shown = await source();
      copy.write('assets/images/produce.jpg', readFileSync(join(project, 'assets/screenshot.jpg')));
      await untilTrue(
        page,
        (before) => {
          const image = document.querySelector<HTMLImageElement>('main img');
          return image?.currentSrc !== before && image?.complete && image.naturalWidth > 0;
        },
        shown,
      );
      assert.ok(await isMarked(page));
    }));

  it('keeps what is typed, and the focus, when the script has to restart', () =>
    open(CONTACT, async (page) => {
      await untilShown(page, 'form input[name=name]');
      await page.locator('form input[name=name]').fill('Ada');
      await page.locator('form textarea').fill('Half a question');
      assert.ok(await isMarked(page));
      copy.edit('client/main.ts', /$/, "\ndocument.documentElement.dataset.anew = 'yes';\n");
      await untilTrueAfterReload(page, () => document.documentElement.dataset.anew === 'yes');
      await untilTrueAfterReload(page, () => document.activeElement?.tagName === 'TEXTAREA');
      assert.equal(await page.$eval('form input[name=name]', (field) => field.value), 'Ada');
      assert.equal(await page.$eval('form textarea', (field) => field.value), 'Half a question');
    }));

  it('keeps the tab that is open when its text changes', () =>
    open(SERVICES, async (page) => {
      await page.waitForSelector('[role=tab]');
      const [, second] = await page.$$('[role=tab]');
      await second?.click();
      await page.waitForSelector(
        '[role=tab][aria-selected=false] ~ [role=tab][aria-selected=true], :not(:first-child) > [role=tab][aria-selected=true]',
      );
      const tab = await page.$eval('[role=tab][aria-selected=true]', ({ id }) => id);
      copy.edit('content/services/legal-services.md', /^summary: .*$/m, 'summary: Other words of the law.');
      await untilTextShows(page, 'Other words of the law.');
      await page.waitForSelector(`#${tab}[aria-selected=true]`);
    }));

  it('shows an error over the page, with its line and its fix, until it is fixed or hidden; copies its position', () =>
    open(GROCERY, async (page) => {
      const known = copy.read('content/services/grocery.md');
      copy.edit('content/services/grocery.md', /^title: /m, 'titel: ');
      const text = await readOverlay(page);
      for (const said of [/content\/services\/grocery\.md:2:1/, /titel: Grocery/, /Did you mean `title`\?/]) {
        assert.match(text, said);
      }
      assert.match(await page.title(), /^Grocery/);
      copy.write('content/services/grocery.md', known);
      await untilUncovered(page);
      copy.edit('content/services/grocery.md', /^title: /m, 'titel: ');
      await readOverlay(page);
      await (await page.$('#dev-overlay >>> .place'))?.press('Enter');
      await eventually(async () => /^content\/services\/grocery\.md:\d+:\d+$/.test(await readClipboard(page)));
      await page.keyboard.press('Escape');
      await untilUncovered(page);
      assert.ok(await isMarked(page));
    }));

  it('shows an edited component, and where it breaks', () =>
    open(GROCERY, async (page) => {
      const known = copy.read('components/shell/Footer.tsx');
      copy.edit('components/shell/Footer.tsx', 'className="footer-text"', 'className="footer-text edited"');
      await untilTrueAfterReload(page, () => document.querySelector('.footer-text.edited') !== null);
      copy.edit('components/shell/Footer.tsx', 'className="footer-text edited"', 'className=');
      assert.match(await readOverlay(page), /Footer\.tsx:\d+:\d+/);
      copy.write('components/shell/Footer.tsx', known);
      await untilUncovered(page);
      await untilShown(page, '.footer-text');
    }));
});

describe('the dev server, where there was no site before', () => {
  let copy: ProjectCopy;
  let devServer: OpenDevServer;
  before(async () => {
    copy = copyProjectWithTown();
    copy.edit('content/services/grocery.md', /^title: /m, 'titel: ');
    devServer = await copy.start();
  });
  after(async () => {
    await devServer.stop();
    copy.remove();
  });

  it('says so over an empty page, and shows the site once the error is fixed', async () => {
    await visit(GROCERY, { address: devServer.address, tolerate: /status of 404/ }, async (page) => {
      const untilTextShows = (text: string) =>
        eventually(async () => {
          const said = () =>
            `${document.querySelector('#dev-overlay')?.shadowRoot?.textContent}${document.body.textContent}`;
          return (await page.evaluate(said).catch(() => '')).includes(text);
        });
      await untilTextShows('There is no site to show yet');
      copy.edit('content/services/grocery.md', 'titel: ', 'title: ');
      await untilTextShows('Grocery');
    });
  });
});
