/** Reads from a page what a visitor sees or hears. */
import type { EvaluateFunc, KeyInput, Page } from 'puppeteer-core';

/** In ms: how long tests wait. Long enough for a busy machine. */
export const TIMEOUT = 60_000;

/** The text of the focused element, hidden parts included, e.g. "Next slide". */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
}

export function readAttribute(page: Page, selector: string, name: string): Promise<string | null> {
  return page.$eval(selector, (element, name) => element.getAttribute(name), name);
}

/** The text of an element, with single spaces. */
export async function readText(page: Page, selector: string): Promise<string> {
  return (await page.$eval(selector, ({ textContent }) => textContent ?? '')).replace(/\s+/g, ' ').trim();
}

export function readField(page: Page, selector: string): Promise<string> {
  return page.$eval(selector, (field) => String(Reflect.get(field, 'value')));
}

export const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

export function isShown(page: Page, selector: string): Promise<boolean> {
  return page.$eval(selector, (element) => element.checkVisibility({ visibilityProperty: true }));
}

/** Waits until an element is visible, or no longer is. */
export async function untilShown(page: Page, selector: string, shown = true): Promise<void> {
  await untilTrue(
    page,
    (selector, shown) => {
      const element = document.querySelector(selector);
      return (element?.checkVisibility({ visibilityProperty: true }) ?? false) === shown;
    },
    selector,
    shown,
  );
}

/**
 * Used in place of `page.waitForFunction`, which a page's content security policy blocks in Firefox ESR 140.
 * @returns the first answer that is neither undefined nor false
 */
export function untilTrue<Given extends unknown[], Ask extends EvaluateFunc<Given>>(
  page: Page,
  ask: Ask,
  ...given: Given
): Promise<Awaited<ReturnType<Ask>>> {
  // During a navigation, the page doesn't answer.
  return eventually(() => page.evaluate(ask, ...given).catch(() => undefined));
}

/** Read in the page, because in Firefox ESR 140 `page.url()` misses `history.replaceState`. */
export const readUrl = (page: Page): Promise<string> => page.evaluate(() => location.href);

/** Waits for the script of the site, which loads after the first paint. */
export async function untilScripted(page: Page): Promise<void> {
  await page.waitForSelector('html[data-pictures]');
}

/** Scrolls through the whole page, so that every island starts. */
export async function startIslands(page: Page): Promise<void> {
  await untilScripted(page);
  await page.evaluate(async () => {
    for (const island of document.querySelectorAll('[data-island]')) {
      island.scrollIntoView({ behavior: 'instant' });
      island.dispatchEvent(new Event('pointerenter'));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForNetworkIdle({ idleTime: 50 });
  await settle(page);
}

/** Waits until the browser has rendered all changes. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

export async function press(page: Page, ...keys: KeyInput[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

export async function pressWith(page: Page, modifier: 'Control' | 'Shift', key: KeyInput): Promise<void> {
  await page.keyboard.down(modifier);
  await page.keyboard.press(key);
  await page.keyboard.up(modifier);
}

/** Counts how often the text of an element is written, even if it stays the same. Changes in one task count once. */
export async function countChanges(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.$eval(selector, (part) => {
    let changes = 0;
    const observer = new MutationObserver(() => {
      changes += 1;
    });
    observer.observe(part, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { countChanges: () => changes });
  });
  return () => page.evaluate(() => Reflect.get(window, 'countChanges')());
}

/** Records what a screen reader would announce. @returns a function that counts how often a text was announced */
export async function listen(page: Page): Promise<(text: string) => Promise<number>> {
  await page.evaluate(() => {
    let announced = '';
    const announce = (part: Element | null | undefined) => {
      announced += `${part?.textContent ?? ''}\n`;
    };
    const observer = new MutationObserver((changes) => {
      const regions = changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(
          '[aria-live], [role=status], [role=alert]',
        ),
      );
      for (const region of new Set(regions)) if (region?.getAttribute('aria-live') !== 'off') announce(region);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    document.addEventListener('focusin', ({ target }) => {
      const names = target instanceof Element ? target.getAttribute('aria-describedby') : null;
      for (const name of names?.split(' ') ?? []) announce(document.getElementById(name));
    });
    Object.assign(window, { countAnnounced: (text: string) => announced.split(text).length - 1 });
  });
  return (text) => page.evaluate((text) => Reflect.get(window, 'countAnnounced')(text), text);
}

/** Puppeteer's `goBack` never ends in Firefox within a page, or if the page before comes from the cache. */
export async function goBack(page: Page): Promise<void> {
  const left = await page.evaluate(() => location.href);
  evaluateIfOpen(page, () => history.back());
  await eventually(async () => ((await evaluateIfOpen(page, () => location.href)) ?? left) !== left);
}

/**
 * Reloads the page, or opens another of the site, as a visitor does. Puppeteer's own navigation never ends in Firefox
 * after it has gone back or opened a mail program.
 */
export async function reopen(page: Page, path?: string): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { left: true });
  });
  evaluateIfOpen(page, (path) => (path === undefined ? location.reload() : location.assign(path)), path);
  const isThere = () => document.readyState === 'complete' && !('left' in window);
  await eventually(() => evaluateIfOpen(page, isThere));
}

/** Waits until the page at an address has replaced this one and answers. */
export function untilAt(page: Page, address: string): Promise<unknown> {
  return eventually(async () => (await evaluateIfOpen(page, () => location.href)) === address);
}

/** In ms. A page that has not answered by then has been left. */
const ANSWER_TIMEOUT = 2000;

/** Runs a function in a page that may be navigating: Puppeteer may then neither resolve nor reject. */
export function evaluateIfOpen<Answer>(
  page: Page,
  ask: (given?: string) => Answer,
  given?: string,
): Promise<Awaited<Answer> | undefined> {
  const never = new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_TIMEOUT, undefined));
  return Promise.race([page.evaluate(ask, given).catch(() => undefined), never]);
}

/**
 * Delays the response to every request whose URL matches, until `release()`. Firefox doesn't fire
 * `load` while a script is pending, so wait for `domcontentloaded`.
 */
export async function holdBack(page: Page, pattern: RegExp): Promise<{ release(): void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    if (pattern.test(request.url())) await released;
    await request.continue();
  });
  return { release: () => release() };
}

/**
 * Fails every request whose URL matches, as long as `shouldBlock` says so.
 * @returns the URLs of the failed requests
 */
export async function blockRequests(page: Page, pattern: RegExp, shouldBlock = () => true): Promise<string[]> {
  const lost: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    if (!pattern.test(request.url()) || !shouldBlock()) return request.continue();
    lost.push(request.url());
    await request.abort();
  });
  return lost;
}

/** Asks until the answer is neither undefined nor false. Runs outside the page, whose timers and frames may be stopped. */
export async function eventually<Answer>(ask: () => Promise<Answer | undefined | false>): Promise<Answer> {
  const end = Date.now() + TIMEOUT;
  // The pauses grow, so that asking doesn't slow down a build.
  for (let pause = 10; ; pause = Math.min(1.5 * pause, 100)) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`never came true: ${ask}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Counts layout shifts that the visitor didn't cause, since the first paint. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluateOnNewDocument(() => {
    const shifts: object[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  return async () => {
    await page.evaluate(() => document.fonts.ready);
    await settle(page);
    return page.evaluate(() => Reflect.get(window, 'shifts').length);
  };
}
