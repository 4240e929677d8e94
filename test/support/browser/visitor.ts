/** Someone at a page with a keyboard and no mouse, in whichever browser the tests drive. */
import type { Page } from 'puppeteer-core';
import { visitInWebKit } from '../webkit/visit.ts';
import { KIND } from './kind.ts';
import { eventually } from './page.ts';
import { openTown } from './sites.ts';
import { type Visit, visit } from './visit.ts';

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Backspace' | 'ArrowLeft' | 'ArrowRight' | 'ArrowDown' | 'Home' | 'End';

export interface Visitor {
  press(...keys: Key[]): Promise<void>;
  write(text: string): Promise<void>;
  /** Asks something in the page, about what is given. */
  ask<Answer>(question: (given: string) => Answer, given?: string): Promise<Awaited<Answer>>;
}

export type Attendance = Pick<Visit, 'address' | 'width' | 'clock' | 'tolerate'>;

/** Opens a page, does something there, and makes sure that nothing went wrong meanwhile. */
export async function attend(
  path: string,
  { address, ...options }: Attendance,
  act: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const site = address ?? (await openTown()).address;
  if (KIND === 'webkit') return visitInWebKit(site, path, options, act);
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

/** Goes on by the Tab key until something has the focus; and shows it, as a keyboard's focus does. */
export async function tabTo(visitor: Visitor, selector: string): Promise<void> {
  for (let step = 0; step < MOST; step += 1) {
    await visitor.press('Tab');
    if (await hasFocus(visitor, selector)) return;
  }
  throw new Error(`the Tab key does not come to ${selector}`);
}

/** More steps than any page of the town has. */
const MOST = 120;

export function hasFocus(visitor: Visitor, selector: string): Promise<boolean> {
  // WebKit calls the focus of a field for dates not visible, for it is on a part of the field.
  const seen = ':is(:focus-visible, input:focus-within)';
  return visitor.ask((focused) => document.activeElement?.matches(focused) ?? false, selector + seen);
}

/** Waits until something can be seen. */
export function untilSeen(visitor: Visitor, selector: string, seen = true): Promise<unknown> {
  return eventually(
    async () =>
      (await visitor.ask(
        (selector) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false,
        selector,
      )) === seen,
  );
}

/** Waits until another page is there as a whole: WebKit did not go back from one that was half loaded. While one is being left, it cannot be asked. */
export function untilOn(visitor: Visitor, path: string): Promise<unknown> {
  const where = () => (document.readyState === 'complete' ? location.pathname : '');
  return eventually(async () => (await visitor.ask(where).catch(() => '')) === path);
}

/** The words of a part, with single spaces. */
export function readWords(visitor: Visitor, selector: string): Promise<string> {
  return visitor.ask(
    (selector) => (document.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim(),
    selector,
  );
}

/** Waits until a part says something. */
export function untilSaid(visitor: Visitor, selector: string, words: string): Promise<unknown> {
  return eventually(async () => (await readWords(visitor, selector)).includes(words));
}

/** The words of what has the focus. */
export function focusedWords(visitor: Visitor): Promise<string> {
  return visitor.ask(() => document.activeElement?.textContent?.trim() ?? '');
}
