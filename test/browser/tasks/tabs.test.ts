import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventually } from '../../support/browser/look.ts';
import { attend, hasFocus, tabTo, untilSeen, type Visitor } from '../../support/browser/visitor.ts';

/** The ids of the sections that are shown. */
const shown = (visitor: Visitor) =>
  visitor.ask(() =>
    [...document.querySelectorAll('.tab-panel')].filter((panel) => panel.checkVisibility()).map(({ id }) => id),
  );

describe('by keyboard alone, the tabs', () => {
  it('are chosen with the arrow keys, and the section is one step further', () =>
    attend('/services/', {}, async (visitor) => {
      await untilSeen(visitor, '[role=tab]');
      await tabTo(visitor, '[role=tab]');
      for (const [key, id] of [
        ['ArrowRight', 'retail-services'],
        ['End', 'support-services'],
        ['ArrowRight', 'product-categories'],
        ['ArrowLeft', 'support-services'],
        ['Home', 'product-categories'],
      ] as const) {
        await visitor.press(key);
        await eventually(async () => (await shown(visitor)).join() === id);
        assert.ok(await hasFocus(visitor, `[role=tab][aria-selected=true][aria-controls=${id}]`), `${key}: ${id}`);
      }
      await visitor.press('Tab');
      assert.ok(await hasFocus(visitor, '#product-categories'));
    }));
});
