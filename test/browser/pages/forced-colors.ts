/** Visitors who have browsers use their own colours. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { needs } from '../support/needs.ts';
import { visit } from '../support/visit.ts';

describe('in the visitor’s own colours', () => {
  for (const path of ['/', '/contact/', '/services/product-categories/grocery/']) {
    it(`a button of ${path} can be told from words by its edge`, needs('own colours'), () =>
      visit(path, {}, async (page) => {
        const session = await page.createCDPSession();
        await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
        const edges = await page.$$eval('.button', (buttons) =>
          buttons
            .filter((button) => button.checkVisibility())
            .map((button) => [
              getComputedStyle(button).borderTopColor,
              getComputedStyle(document.body).backgroundColor,
              button.textContent,
            ]),
        );
        assert.ok(edges.length > 0);
        assert.deepEqual(
          edges.filter(([edge, ground]) => edge === ground),
          [],
        );
      }),
    );
  }
});
