/** What the editor shows of the page, and of its forms. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Frame, Page } from 'puppeteer-core';
import { eventually, press } from '../../support/browser/page.ts';
import { CONTACT, GROCERY, site } from './edited-site.ts';
import { clickText } from './open-page.ts';
import * as panel from './panel.ts';

/** Reads the newest frame, once the result is truthy. Each version of the page has a frame of its own. */
const readFrame = <Result>(page: Page, read: (frame: Frame) => Promise<Result | undefined>) =>
  eventually(async () => {
    const frame = page.frames().findLast((one) => one.url().includes('@dev/edit/page'));
    return frame && read(frame).catch(() => undefined);
  });

describe('a page that is edited', () => {
  it('can be as wide as a phone, shows what is typed, and opens the field behind a click', () =>
    site.edit(CONTACT, async (page) => {
      await page.select(`${panel.PANEL} .width`, '375');
      const phone = await readFrame(page, (frame) =>
        frame.evaluate(() => {
          const link = document.querySelector('footer a[href^="tel:"]');
          link?.scrollIntoView({ block: 'center', behavior: 'instant' });
          return innerWidth === 375 && document.readyState === 'complete' && link?.getBoundingClientRect().toJSON();
        }),
      );
      const { left } = await page.$eval(`${panel.PANEL} iframe`, (frame) => frame.getBoundingClientRect().toJSON());
      await page.mouse.click(left + phone.x + phone.width / 2, phone.y + phone.height / 2);
      await panel.untilFocused(page, 'Phone');
      await panel.fill(page, 'Phone', '(800) 867-5388');
      const readTop = (frame: Frame) =>
        frame.evaluate(
          () => document.body.innerText.includes('867-5388') && document.readyState === 'complete' && scrollY,
        );
      assert.ok(await readFrame(page, readTop), 'keeps its scroll position');
      await page.select(`${panel.PANEL} .width`, '');
      await panel.discardTyped(page);
    }));
});

describe('the form of the editor', () => {
  it('finds pictures by their names and uses', () =>
    site.edit(GROCERY, async (page) => {
      await panel.pressButton(page, 'This page');
      await page.focus(`${panel.PANEL} details summary`);
      await clickText(page, 'Your store gets coffee');
      await (await panel.waitForPart(page, '[data-path="picture"] .drop summary'))?.press('Enter');
      const readLabels = () =>
        page.$$eval(`${panel.PANEL} .thumbnails label`, (labels) => labels.map((one) => one.textContent));
      const all = await readLabels();
      await (await panel.waitForPart(page, '[data-path="picture"] [type=search]'))?.type('in grocery');
      await eventually(async () => (await readLabels()).length < all.length);
      assert.deepEqual(
        (await readLabels()).filter((label) => !label.includes('Grocery')),
        [],
      );
    }));

  it('has one Tab stop for the buttons of the text, and arrow keys between them', () =>
    site.edit(GROCERY, async (page) => {
      await clickText(page, 'You write down');
      await panel.focusText(page);
      await page.focus(`${panel.PANEL} [role=toolbar] button`);
      await press(page, 'ArrowRight', 'ArrowRight');
      assert.equal(await page.evaluate(panel.readFocused), 'Heading');
      await press(page, 'ArrowLeft');
      assert.equal(await page.evaluate(panel.readFocused), 'Italic');
      const stops = await page.$$eval(`${panel.PANEL} [role=toolbar] button[tabindex="0"]`, (all) => all.length);
      assert.equal(stops, 1);
    }));
});
