/** What a job seeker sees on a small phone. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { visitReal } from '../../support/browser/visit.ts';

const LIST = '/company-info/employment-opportunities/';
const PHONE = { width: 360, height: 740 };
/** How far one has seen after half a swipe more. */
const SCREEN_AND_A_HALF = 1.5 * PHONE.height;
const DECISIVE = ['$19.00', '$22.39', '$24.00', '50 lb', 'Apply for order selector', 'Apply for CDL driver'];

describe('the list of two jobs', () => {
  it('shows pay, lifting limit and the way to apply within a screen and a half of a small phone', () =>
    visitReal(LIST, PHONE, async (page) => {
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
      for (const shown of DECISIVE) assert.ok(found.includes(shown), shown);
      for (const { words, end } of parts) assert.ok(end <= SCREEN_AND_A_HALF, `${words} ends at ${end} px`);
    }));
});
