/** A visitor with a keyboard and no mouse, in any of the browsers. */
import type { Page } from 'puppeteer-core';
import { visitInWebKit } from '../webkit/visit.ts';
import { BROWSER } from './kind.ts';
import { eventually } from './page.ts';
import { openTown } from './sites.ts';
import { type Visit, visit } from './visit.ts';

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Backspace' | 'ArrowLeft' | 'ArrowRight' | 'ArrowDown' | 'Home' | 'End';

export interface Visitor {
  press(...keys: Key[]): Promise<void>;
  write(text: string): Promise<void>;
  /** Runs a function in the page. */
  ask<Answer>(question: (given: string) => Answer, given?: string): Promise<Awaited<Answer>>;
}

export type KeyboardVisit = Pick<Visit, 'address' | 'width' | 'clock' | 'tolerate'>;

/** Opens a page, does something there, and fails if the page reports errors. */
export async function visitByKeyboard(
  path: string,
  { address, ...options }: KeyboardVisit,
  act: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const site = address ?? (await openTown()).address;
  if (BROWSER === 'webkit') return visitInWebKit(site, path, options, act);
  return visit(path, { address: site, ...options }, (page) => act(atPage(page)));
}

function atPage(page: Page): Visitor {
  return {
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    write: (text) => page.keyboard.type(text),
    ask: (question, given = '') => page.evaluate(question, given),
  };
}

/** Presses Tab until an element has the focus, and checks that the focus is visible. */
export async function tabTo(visitor: Visitor, selector: string): Promise<void> {
  for (let step = 0; step < MAX_TABS; step += 1) {
    await visitor.press('Tab');
    if (await hasFocus(visitor, selector)) return;
  }
  throw new Error(`the Tab key does not come to ${selector}`);
}

/** More Tab stops than any page of the town has. */
const MAX_TABS = 120;

export function hasFocus(visitor: Visitor, selector: string): Promise<boolean> {
  // In WebKit, a date field is not :focus-visible, because the focus is on a part of it.
  const seen = ':is(:focus-visible, input:focus-within)';
  return visitor.ask((focused) => document.activeElement?.matches(focused) ?? false, selector + seen);
}

/** Waits until an element is visible. */
export function untilSeen(visitor: Visitor, selector: string, seen = true): Promise<unknown> {
  return eventually(
    async () =>
      (await visitor.ask(
        (selector) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false,
        selector,
      )) === seen,
  );
}

/** Waits until another page has loaded: WebKit doesn't go back from a half-loaded one. During a navigation, no page answers. */
export function untilPath(visitor: Visitor, path: string): Promise<unknown> {
  const where = () => (document.readyState === 'complete' ? location.pathname : '');
  return eventually(async () => (await visitor.ask(where).catch(() => '')) === path);
}

/** The text of an element, with single spaces. */
export function elementText(visitor: Visitor, selector: string): Promise<string> {
  return visitor.ask(
    (selector) => (document.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim(),
    selector,
  );
}

/** Waits until an element has this text. */
export function untilText(visitor: Visitor, selector: string, text: string): Promise<unknown> {
  return eventually(async () => (await elementText(visitor, selector)).includes(text));
}

/** The text of the focused element. */
export function focusedText(visitor: Visitor): Promise<string> {
  return visitor.ask(() => document.activeElement?.textContent?.trim() ?? '');
}
