import { describe, it } from 'node:test';
import { NARROW, visitReal } from '../../support/browser/visit.ts';
import { expectInSight, LIST } from '../jobs/jobs-page.ts';

describe('the two jobs of the specification', () => {
  it('show pay, lifting limit and the way to apply within a screen and a half of a small phone', () =>
    visitReal(LIST, { width: NARROW }, (page) =>
      expectInSight(page, ['$19.00', '$22.39', '$24.00', '50 lb', 'Apply for order selector', 'Apply for CDL driver']),
    ));
});
