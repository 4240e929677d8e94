import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { eventually, settle } from '../../support/browser/look.ts';
import { needs } from '../../support/browser/needs.ts';
import { NARROW, visit } from '../../support/browser/visit.ts';
import { finishMove, HISTORY, NEXT, readable, visible, wake, within } from './carousel-page.ts';

describe('a carousel', () => {
  it('moves one slide for one tap, also without motion, and for each of two quick ones', async () => {
    for (const reduced of [false, true]) {
      await visit(HISTORY, { width: NARROW, reduced, clock: true }, async (page) => {
        await wake(page, 'gallery');
        await page.tap(within('gallery', NEXT));
        await finishMove(page);
        assert.deepEqual(await readable(page, 'gallery'), [2]);
        await page.tap(within('gallery', NEXT));
        await page.tap(within('gallery', NEXT));
        await finishMove(page);
        await finishMove(page);
        assert.deepEqual(await readable(page, 'gallery'), [1]);
      });
    }
  });

  it('follows a finger, and stays when the finger scrolls the page', () =>
    visit(HISTORY, { width: NARROW }, async (page) => {
      await wake(page, 'gallery');
      const { x, y } = await middleOf(page, 'gallery');
      await drag(page, [x + 100, y], [x - 100, y]);
      await eventually(async () => (await visible(page, 'gallery')).join() === '2');
      await drag(page, [x, y + 100], [x, y - 100]);
      await settle(page);
      assert.deepEqual(await readable(page, 'gallery'), [2]);
    }));

  it('stays when a finger that scrolls the page goes aside a little', needs('touch'), () =>
    visit('/', { width: NARROW, clock: true }, async (page) => {
      await wake(page, 'hero');
      const { x, y } = await middleOf(page, 'hero');
      const before = await page.evaluate(() => scrollY);
      await drag(page, [x + 50, y + 125], [x - 50, y - 125]);
      await eventually(() => page.evaluate((before) => scrollY > before, before));
      await finishMove(page);
      assert.deepEqual(await readable(page, 'hero'), [1]);
    }),
  );
});

async function middleOf(page: Page, name: 'gallery' | 'hero'): Promise<{ x: number; y: number }> {
  return page.$eval(within(name, '.carousel-track'), (track) => {
    const box = track.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

async function drag(page: Page, [x, y]: [number, number], [toX, toY]: [number, number]): Promise<void> {
  const touch = await page.touchscreen.touchStart(x, y);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch.move(x + (toX - x) * part, y + (toY - y) * part);
    // Glide looks at a finger every ten milliseconds.
    await settle(page);
  }
  await touch.end();
}
