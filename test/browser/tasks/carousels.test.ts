/** Carousels by keyboard: what rotates, stops and moves them. The tests drive the timers of the page. */

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CarouselName } from '../../../components/carousel/carousels.ts';
import { eventually } from '../../support/browser/page.ts';
import { elementText, hasFocus, tabTo, type Visitor, visitByKeyboard } from '../../support/browser/visitor.ts';
import { HERO_DELAY, PLAY_BUTTON, QUOTES_DELAY, within } from '../carousel/carousel-page.ts';

/** Scrolls to a carousel and advances the timers until its script has loaded. */
async function waitForIsland(visitor: Visitor, name: CarouselName): Promise<void> {
  await visitor.ask((root) => document.querySelector(root)?.scrollIntoView({ block: 'center' }), `.carousel-${name}`);
  await eventually(async () => {
    await advance(visitor, 1);
    return visitor.ask((live) => document.querySelector(live) !== null, within(name, '.carousel-on'));
  });
}

const advance = (visitor: Visitor, milliseconds: number) =>
  visitor.ask((milliseconds) => window.tick(Number(milliseconds)), String(milliseconds));

/** The slides that screen readers read, e.g. "1 of 5". */
const readable = (visitor: Visitor, name: CarouselName) =>
  visitor.ask(
    (slides) =>
      [...document.querySelectorAll<HTMLElement>(slides)]
        .filter(({ inert }) => !inert)
        .map(({ ariaLabel }) => ariaLabel),
    within(name, '.carousel-slide'),
  );

/** The first of them. */
const first = async (visitor: Visitor, name: CarouselName) =>
  Number.parseInt((await readable(visitor, name))[0] ?? '', 10);

describe('by keyboard alone, a carousel', () => {
  it('rotates, waits while it has the focus, and stays paused until Play', () =>
    visitByKeyboard('/', { clock: true }, async (visitor) => {
      await waitForIsland(visitor, 'hero');
      await advance(visitor, HERO_DELAY);
      assert.equal(await first(visitor, 'hero'), 2);
      await advance(visitor, HERO_DELAY);
      assert.equal(await first(visitor, 'hero'), 3);
      await tabTo(visitor, within('hero', PLAY_BUTTON));
      await advance(visitor, 3 * HERO_DELAY);
      assert.equal(await first(visitor, 'hero'), 3, 'it has the focus');
      await visitor.press('Enter');
      assert.equal(await elementText(visitor, within('hero', PLAY_BUTTON)), 'Play');
      await visitor.ask(() => document.querySelector<HTMLElement>('.logo')?.focus());
      await advance(visitor, 3 * HERO_DELAY);
      assert.equal(await first(visitor, 'hero'), 3, 'it is paused');
      await tabTo(visitor, within('hero', PLAY_BUTTON));
      await visitor.press('Enter');
      await visitor.ask(() => document.querySelector<HTMLElement>('.logo')?.focus());
      await advance(visitor, HERO_DELAY);
      assert.equal(await first(visitor, 'hero'), 4);
    }));

  it('is moved by its buttons and by the arrow keys', () =>
    visitByKeyboard('/', { clock: true }, async (visitor) => {
      await waitForIsland(visitor, 'hero');
      await tabTo(visitor, within('hero', '[data-move=">"]'));
      await visitor.press('Enter');
      await advance(visitor, 1000);
      assert.equal(await first(visitor, 'hero'), 2);
      await visitor.press('ArrowRight');
      await advance(visitor, 1000);
      assert.equal(await first(visitor, 'hero'), 3);
      await visitor.press('ArrowLeft');
      await advance(visitor, 1000);
      assert.equal(await first(visitor, 'hero'), 2);
      assert.ok(await hasFocus(visitor, within('hero', '[data-move=">"]')));
    }));

  it('of testimonials rotates, and stops when it is moved', () =>
    visitByKeyboard('/', { clock: true }, async (visitor) => {
      await waitForIsland(visitor, 'testimonials');
      await advance(visitor, QUOTES_DELAY);
      assert.equal((await readable(visitor, 'testimonials')).length, 3);
      assert.equal(await first(visitor, 'testimonials'), 2);
      await tabTo(visitor, within('testimonials', '[data-move=">"]'));
      await visitor.press('Enter');
      await advance(visitor, 1000);
      await visitor.ask(() => document.querySelector<HTMLElement>('.logo')?.focus({ preventScroll: true }));
      await advance(visitor, 5 * QUOTES_DELAY);
      assert.equal(await first(visitor, 'testimonials'), 3);
      assert.equal(await elementText(visitor, within('testimonials', PLAY_BUTTON)), 'Play');
    }));
});
