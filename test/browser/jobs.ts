/** What a job seeker sees on a small phone, and holds in the hand on paper. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { visit } from './stage.ts';

const LIST = '/company-info/employment-opportunities/';
/** A small phone's window, and how far one has seen after half a swipe more. */
const PHONE = { width: 360, height: 740 };
const SCREEN_AND_A_HALF = 1.5 * PHONE.height;

describe('the jobs', () => {
  it('show pay, lifting limit and the way to apply within a screen and a half of a small phone', () =>
    visit(LIST, { width: PHONE.width }, async (page) => {
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
      const words = parts.map(({ words }) => words?.replace(/\s/g, ' ')).join(' ');
      for (const shown of ['$19.00', '$22.39', '$24.00', '50 lb', 'Apply for order selector', 'Apply for CDL driver']) {
        assert.ok(words.includes(shown), shown);
      }
      for (const { words, end } of parts) assert.ok(end <= SCREEN_AND_A_HALF, `${words} ends at ${end} px`);
    }));
});
