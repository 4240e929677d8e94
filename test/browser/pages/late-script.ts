import { describe, it } from 'node:test';
import { untilScripted } from '../support/look.ts';
import { visit } from '../support/visit.ts';

describe('the script of the site', () => {
  it('comes also where the browser tells of no paint', () =>
    visit(
      '/',
      {
        prepare: (page) =>
          page.evaluateOnNewDocument(() => {
            PerformanceObserver.prototype.observe = () => undefined;
          }),
      },
      untilScripted,
    ));
});
