import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { evaluateIfOpen, eventually, untilShown, untilText, untilTrue } from '../../support/browser/page.ts';
import { useDevServer } from '../../support/browser/use-dev-server.ts';
import { visitSite } from '../../support/browser/visit.ts';
import { project } from '../../support/project.ts';
import { copyProjectWithTown } from '../../support/project-copy.ts';

const [GROCERY, CONTACT] = ['/services/product-categories/grocery/', '/contact/'] as const;
const GROCERY_FILE = 'content/services/grocery.md';

describe('the dev server, while a page is open', () => {
  // The town is the small site in test/fixtures/town/, used in place of the real content.
  const copy = copyProjectWithTown();
  const devServer = useDevServer(copy, [GROCERY, CONTACT]);

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
  const untilOverlayCloses = (page: Page) => untilTrue(page, () => document.querySelector('#dev-overlay') === null);

  it('shows a saved sentence, and a paragraph that is added and deleted, without a reload or a scroll', () =>
    visitMarked(GROCERY, async (page) => {
      await page.evaluate(() => scrollTo(0, 300));
      copy.edit(GROCERY_FILE, /$/, '\nOne more sentence.\n');
      await untilText(page, 'body', 'One more sentence.');
      await expectMarked(page);
      assert.equal(await page.evaluate(() => scrollY), 300);
      copy.edit(GROCERY_FILE, /\n---\n/, '\n---\n\nOne paragraph before all.\n\n## A heading before all\n');
      await untilText(page, 'body', 'A heading before all');
      copy.restore();
      await untilTrue(page, () => !/before all|One more/.test(document.body.textContent));
      await expectMarked(page);
    }));

  it('shows a style, and another picture under the same name, without a reload', () =>
    visitMarked(GROCERY, async (page) => {
      copy.edit('assets/styles/tokens.css', /$/, '\n:root { --saved: yes; }\n');
      await untilTrue(
        page,
        () => getComputedStyle(document.documentElement).getPropertyValue('--saved').trim() === 'yes',
      );
      const before = await page.$eval('main img', (image) => image.currentSrc);
      // The page shows produce.jpg.
      copy.write('assets/images/produce.jpg', readFileSync(join(project, 'assets/screenshot.jpg')));
      const isOther = (before: string) => {
        const image = document.querySelector<HTMLImageElement>('main img');
        return image?.currentSrc !== before && image?.complete && image.naturalWidth > 0;
      };
      await untilTrue(page, isOther, before);
      await expectMarked(page);
    }));

  it('keeps what is typed, and the focus, when a changed script reloads the page', () =>
    visitMarked(CONTACT, async (page) => {
      await untilShown(page, 'form input[name=name]');
      await page.locator('form input[name=name]').fill('Ada');
      await page.locator('form textarea').fill('Half a question');
      await expectMarked(page);
      copy.edit('client/main.ts', /$/, "\ndocument.documentElement.dataset.edited = 'yes';\n");
      await untilTrueEvenIfReloaded(page, () => document.documentElement.dataset['edited'] === 'yes');
      await untilTrueEvenIfReloaded(page, () => document.activeElement?.tagName === 'TEXTAREA');
      assert.equal(await page.$eval('form input[name=name]', (field) => field.value), 'Ada');
      assert.equal(await page.$eval('form textarea', (field) => field.value), 'Half a question');
    }));

  it('shows an error over the page, with its line and its fix, until it is fixed or hidden', () =>
    visitMarked(GROCERY, async (page) => {
      const correct = copy.read(GROCERY_FILE);
      copy.edit(GROCERY_FILE, /^title: /m, 'titel: ');
      const text = await readOverlay(page);
      for (const part of [/content\/services\/grocery\.md:2:1/, /titel: Grocery/, /Did you mean `title`\?/]) {
        assert.match(text, part);
      }
      assert.match(await page.title(), /^Grocery/);
      copy.write(GROCERY_FILE, correct);
      await untilOverlayCloses(page);
      copy.edit(GROCERY_FILE, /^title: /m, 'titel: ');
      await readOverlay(page);
      await (await page.$('#dev-overlay >>> button'))?.press('Escape');
      await untilOverlayCloses(page);
      await expectMarked(page);
    }));

  it('shows an edited component, and the position of a syntax error in it', () =>
    visitMarked(GROCERY, async (page) => {
      const correct = copy.read('components/shell/Footer.tsx');
      copy.edit('components/shell/Footer.tsx', 'className="footer-text"', 'className="footer-text edited"');
      await untilTrueEvenIfReloaded(page, () => document.querySelector('.footer-text.edited') !== null);
      copy.edit('components/shell/Footer.tsx', 'className="footer-text edited"', 'className=');
      assert.match(await readOverlay(page), /Footer\.tsx:\d+:\d+/);
      copy.write('components/shell/Footer.tsx', correct);
      await untilOverlayCloses(page);
      await untilShown(page, '.footer-text');
    }));
});

it('a dev server that starts with an error shows it over an empty page until it is fixed', async () => {
  const copy = copyProjectWithTown();
  copy.edit(GROCERY_FILE, /^title: /m, 'titel: ');
  const { address, lines, stop } = await copy.start();
  await visitSite(GROCERY, { address, tolerate: /status of 404/ }, async (page) => {
    await page.waitForSelector('#dev-overlay >>> ::-p-text(There is no site to show yet)', { visible: true });
    copy.edit(GROCERY_FILE, 'titel: ', 'title: ');
    await untilText(page, 'h1', 'Grocery');
    const summaries = lines.filter((line) => line.startsWith('1 error'));
    assert.deepEqual(summaries, ['1 error. There is no site to show yet.']);
  }).finally(stop);
});
