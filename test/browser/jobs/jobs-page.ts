import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';

export const LIST = '/company-info/employment-opportunities/';

/** A small phone's window, and how far one has seen after half a swipe more. */
const PHONE = { width: 360, height: 740 };
const SCREEN_AND_A_HALF = 1.5 * PHONE.height;

/** On the list of two jobs: what decides whether to read on is seen soon. */
export async function expectInSight(page: Page, words: readonly string[]): Promise<void> {
  await page.setViewport({ ...PHONE, isMobile: true, hasTouch: true });
  await page.evaluate(() => document.fonts.ready);
  const parts = await page.$$eval('.job', (jobs) =>
    jobs.flatMap((job) =>
      [...job.querySelectorAll('.pay-step, .terms, .button-call')].map((part) => ({
        words: part.textContent,
        end: Math.round(part.getBoundingClientRect().bottom + scrollY),
      })),
    ),
  );
  const found = parts.map(({ words }) => words?.replace(/\s/g, ' ')).join(' ');
  for (const shown of words) assert.ok(found.includes(shown), shown);
  for (const { words, end } of parts) assert.ok(end <= SCREEN_AND_A_HALF, `${words} ends at ${end} px`);
}
