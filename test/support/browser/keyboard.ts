/** Uses pages with the keyboard alone, in any browser. */
import { visitInWebKit } from '../webkit/visit.ts';
import { BROWSER } from './kind.ts';
import { type BasicPage, press, untilTrue } from './page.ts';
import { getTestSite } from './sites.ts';
import { type Visit, visitSite } from './visit.ts';

export type KeyboardVisit = Pick<Visit, 'address' | 'width' | 'tolerate'>;

/** Opens a page, by default of the small test site, does something there, and fails if the page reports errors. */
export async function visitByKeyboard(
  path: string,
  options: KeyboardVisit,
  act: (page: BasicPage) => Promise<void>,
): Promise<void> {
  const { address = getTestSite().address } = options;
  return (BROWSER === 'webkit' ? visitInWebKit : visitSite)(path, { ...options, address }, act);
}

/** Presses Tab until an element has visible focus. */
export async function tabTo(page: BasicPage, selector: string): Promise<void> {
  for (let step = 0; step < MAX_TABS; step += 1) {
    await press(page, 'Tab');
    if (await hasVisibleFocus(page, selector)) return;
  }
  throw new Error(`Tab does not reach ${selector}, or its focus is not visible`);
}

/** More Tab stops than any visited page has. */
const MAX_TABS = 120;

export function hasVisibleFocus(page: BasicPage, selector: string): Promise<boolean> {
  // In WebKit, a date field is not :focus-visible, because the focus is on a part of it.
  const focused = `${selector}:is(:focus-visible, input:focus-within)`;
  return page.evaluate((focused) => document.activeElement?.matches(focused) ?? false, focused);
}

/** Waits until the page of a path has loaded, because WebKit doesn't go back from a page that is still loading. */
export function untilPath(page: BasicPage, path: string): Promise<unknown> {
  return untilTrue(page, (path) => document.readyState === 'complete' && location.pathname === path, path);
}
