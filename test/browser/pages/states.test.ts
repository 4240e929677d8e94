/** Parts in the states that a first load does not show: axe finds nothing, and readers with settings of their own can read them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runAxe } from '../../support/browser/accessibility.ts';
import { needs } from '../../support/browser/needs.ts';
import { isShown, settle } from '../../support/browser/page.ts';
import { resize, visit, WIDE } from '../../support/browser/visit.ts';
import { dress, READERS } from './invariants.ts';
import { STATES } from './states.ts';
import { findCrowded } from './text.ts';

/** A tab that is opened before its picture has loaded hides the picture that was preloaded. */
const TOLERATED = /404|preloaded using link preload but not used/;

describe('the state', () => {
  for (const [name, { path, width, within, act }] of Object.entries(STATES)) {
    it(`"${name}" passes axe and can be read at every reader setting`, needs('mail program'), () =>
      visit(path, { width: width === 'wide' ? WIDE : width, tolerate: TOLERATED }, async (page) => {
        await act(page);
        const trouble = await runAxe(page);
        for (const [reader, { style, widths, wide, height }] of Object.entries(READERS)) {
          const window = width === 'wide' ? wide : Math.min(width, ...widths);
          if (window === undefined) continue;
          await dress(page, style);
          await page.setViewport({ ...page.viewport(), width: window, height: height ?? 844 });
          await settle(page);
          assert.ok(await isShown(page, within), `${within} is gone at ${window} px with ${reader}`);
          const crowded = await findCrowded(page, within);
          trouble.push(...crowded.map((words) => `${window} px, ${reader}, crowded: ${words}`));
        }
        assert.ok(trouble.length === 0, trouble.join('\n'));
      }),
    );
  }
});

describe('larger text', () => {
  it('gets the menu of narrow windows where the wide one has no room', () =>
    visit('/', {}, async (page) => {
      for (const [percent, width, wide] of [
        [100, 768, true],
        [100, 767, false],
        [125, 1280, true],
        [200, 1280, false],
        [200, WIDE * 2, true],
      ] as const) {
        await dress(page, `:root { font-size: ${percent}% !important; }`);
        await resize(page, width);
        await settle(page);
        assert.equal(await isShown(page, '.wide-menu'), wide, `${percent} % at ${width} px`);
        assert.equal(await isShown(page, '.narrow-menu'), !wide, `${percent} % at ${width} px`);
      }
    }));
});
