/** Finds and clicks text on the page beside the panel. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { settle, untilTrue } from '../../../test/support/browser/page.ts';

export async function clickText(page: Page, text: string, within = 'main'): Promise<void> {
  await findText(page, text, within);
  // Scrolling loads lazy pictures, which may move the text.
  await settle(page);
  const { x, y } = await findText(page, text, within);
  await page.mouse.click(x, y);
}

/** Scrolls text into view. @returns the middle of its first line */
async function findText(page: Page, text: string, within: string): Promise<{ x: number; y: number }> {
  const evaluate = () =>
    page.evaluate(
      (text, within) => {
        for (const root of document.querySelectorAll(within)) {
          const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const start = node.nodeValue?.replaceAll('\u00A0', ' ').indexOf(text) ?? -1;
            if (start < 0 || !node.parentElement?.checkVisibility()) continue;
            node.parentElement.scrollIntoView({ block: 'center', behavior: 'instant' });
            const range = document.createRange();
            range.setStart(node, start);
            range.setEnd(node, start + text.length);
            const { left, top, width, height } = range.getClientRects()[0] ?? range.getBoundingClientRect();
            return { x: left + width / 2, y: top + height / 2 };
          }
        }
        return undefined;
      },
      text,
      within,
    );
  // Tries again if the last save has just reloaded the page.
  const point = await evaluate().catch(evaluate);
  assert.ok(point, `found no "${text}" on the page`);
  return point;
}

export function untilPageSays(page: Page, text: string): Promise<unknown> {
  return untilTrue(page, (text) => document.body.textContent?.includes(text), text);
}
