import assert from 'node:assert/strict';
import { it } from 'node:test';
import { eventually, runFirst } from '../../support/browser/page.ts';
import { visitTestSite } from '../../support/browser/visit.ts';

it('an island without a script is reported', () => {
  const errors: string[] = [];
  const addIsland = () => {
    addEventListener('DOMContentLoaded', () => {
      const island = document.createElement('div');
      island.dataset['island'] = 'forgotten';
      document.body.append(island);
    });
  };
  return visitTestSite('/', { prepare: runFirst(addIsland), tolerate: /client\/islands\.ts/ }, async (page) => {
    page.on('pageerror', (error) => errors.push(String(error)));
    await eventually(async () => errors.length > 0);
    assert.match(errors.join(), /client\/islands\.ts lacks forgotten/);
  });
});
