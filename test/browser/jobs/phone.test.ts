/** What a job seeker sees on a small phone. */
import { describe, it } from 'node:test';
import { NARROW, visit } from '../../support/browser/visit.ts';
import { expectInSight, LIST } from './jobs-page.ts';

describe('the jobs', () => {
  it('show pay, lifting limit and the way to apply within a screen and a half of a small phone', () =>
    visit(LIST, { width: NARROW }, (page) =>
      expectInSight(page, ['$19.00', '$22.39', '$24.00', '50 lb', 'Apply for order selector', 'Apply for CDL driver']),
    ));
});
