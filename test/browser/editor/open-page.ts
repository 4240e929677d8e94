/** The page beside the panel. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { settle, untilTrue } from '../../support/browser/page.ts';

/** Clicks text of the page. */
export async function clickWords(page: Page, words: string, within = 'main'): Promise<void> {
  await find(page, words, within);
  // Scrolling loads lazy pictures, which may move it.
  await settle(page);
  const { x, y } = await find(page, words, within);
  await page.mouse.click(x, y);
}

/** Scrolls text into view. @returns the middle of its first line */
async function find(page: Page, words: string, within: string): Promise<{ x: number; y: number }> {
  const ask = () =>
    page.evaluate(
      (words, within) => {
        for (const root of document.querySelectorAll(within)) {
          const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const at = node.nodeValue?.replaceAll('\u00A0', ' ').indexOf(words) ?? -1;
            if (at < 0 || !node.parentElement?.checkVisibility()) continue;
            node.parentElement.scrollIntoView({ block: 'center', behavior: 'instant' });
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + words.length);
            const { left, top, width, height } = range.getClientRects()[0] ?? range.getBoundingClientRect();
            return { x: left + width / 2, y: top + height / 2 };
          }
        }
        return undefined;
      },
      words,
      within,
    );
  // The last save may still reload the page.
  const point = await ask().catch(ask);
  assert.ok(point, `found no "${words}" on the page`);
  return point;
}

export function pageSays(page: Page, words: string): Promise<unknown> {
  return untilTrue(page, (words) => document.body.textContent?.includes(words), words);
}
