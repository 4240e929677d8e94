import { describe, it } from 'node:test';
import { expectInSight, LIST } from '../browser/jobs/jobs-page.ts';
import { NARROW, visitReal } from '../browser/support/visit.ts';

describe('the two jobs of the specification', () => {
  it('show pay, lifting limit and the way to apply within a screen and a half of a small phone', () =>
    visitReal(LIST, { width: NARROW }, (page) =>
      expectInSight(page, ['$19.00', '$22.39', '$24.00', '50 lb', 'Apply for order selector', 'Apply for CDL driver']),
    ));
});
