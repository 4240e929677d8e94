/** Reads what a visitor sees or hears on a page, waits for it, and acts as a visitor. */
import { setTimeout as pause } from 'node:timers/promises';
import type { EvaluateFunc, Keyboard, KeyInput, Page } from 'puppeteer-core';

/** The part of Puppeteer's page that test/support/webkit offers for WebKit, too. */
export interface BasicPage {
  evaluate: Page['evaluate'];
  keyboard: Pick<Keyboard, 'press' | 'type'>;
}

/** In ms: long enough for a busy machine. */
export const TIMEOUT = 60_000;

/** The text of the focused element, hidden parts included. */
export function readFocused(page: BasicPage): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
}

export function readAttribute(page: Page, selector: string, name: string): Promise<string | null> {
  return page.$eval(selector, (element, name) => element.getAttribute(name), name);
}

export function readText(page: BasicPage, selector: string): Promise<string> {
  return page.evaluate((selector) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`no ${selector}`);
    return element.textContent.replace(/\s+/g, ' ').trim();
  }, selector);
}

export function untilText(page: BasicPage, selector: string, text: string): Promise<unknown> {
  let last = '';
  const isThere = async () => {
    last = await readText(page, selector).catch(String);
    return last.includes(text);
  };
  return eventually(isThere, () => `${selector} has no “${text}”, but “${last}”`);
}

export function readTexts(page: Page, selector: string): Promise<string[]> {
  return page.$$eval(selector, (elements) => elements.map(({ textContent }) => textContent.trim()));
}

/** Where each visible element begins, in px from the top of the page. */
export function readTops(page: Page, selector: string): Promise<number[]> {
  return page.$$eval(selector, (elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect().top + scrollY),
  );
}

export function readValue(page: BasicPage, selector: string): Promise<string> {
  return page.evaluate((selector) => String(Reflect.get(document.querySelector(selector) ?? {}, 'value')), selector);
}

export const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

export function isShown(page: Page, selector: string): Promise<boolean> {
  return page.$eval(selector, (element) => element.checkVisibility({ visibilityProperty: true }));
}

export function untilShown(page: BasicPage, selector: string): Promise<unknown> {
  const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
  return untilTrue(page, isShown, selector);
}

export function untilHidden(page: BasicPage, selector: string): Promise<unknown> {
  const isHidden = (selector: string) =>
    !document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
  return untilTrue(page, isHidden, selector);
}

/**
 * Used in place of `page.waitForFunction`, which a page's content security policy blocks in Firefox ESR 140.
 * @returns the first answer that is neither undefined nor false
 */
export function untilTrue<Given extends unknown[], Condition extends EvaluateFunc<Given>>(
  page: BasicPage,
  condition: Condition,
  ...given: Given
): Promise<Awaited<ReturnType<Condition>>> {
  // During a navigation, the page doesn't answer.
  return eventually(() => page.evaluate(condition, ...given).catch(() => undefined));
}

/** Read in the page, because in Firefox ESR 140 `page.url()` misses `history.replaceState`. */
export const readUrl = (page: Page): Promise<string> => page.evaluate(() => location.href);

/** Waits for the script of the site, which loads after the first paint and sets `data-pictures` (client/pictures.ts). */
export async function untilMainScript(page: Page): Promise<void> {
  await page.waitForSelector('html[data-pictures]');
}

/** Scrolls to each island and lets the pointer enter it, so that all start. */
export async function startIslands(page: Page): Promise<void> {
  await untilMainScript(page);
  for (const island of await page.$$('[data-island]')) {
    await island.evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant' });
      element.dispatchEvent(new Event('pointerenter'));
    });
    await settle(page);
  }
  await page.waitForNetworkIdle({ idleTime: 50 });
  await settle(page);
}

/** In ms. Chromium sometimes stops rendering until a screenshot is taken. */
const RENDER_TIMEOUT = 20_000;

/** Waits until the browser has rendered all changes. */
export async function settle(page: Page): Promise<void> {
  await Promise.race([
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))),
    pause(RENDER_TIMEOUT, undefined, { ref: false }),
  ]);
}

export async function press(page: BasicPage, ...keys: KeyInput[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

export async function pressWith(page: Page, modifier: 'Control' | 'Shift', ...keys: KeyInput[]): Promise<void> {
  await page.keyboard.down(modifier);
  await press(page, ...keys);
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
export async function recordAnnouncements(page: Page): Promise<(text: string) => Promise<number>> {
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
      const ids = target instanceof Element ? target.getAttribute('aria-describedby') : null;
      for (const id of ids?.split(' ') ?? []) announce(document.getElementById(id));
    });
    Object.assign(window, { countAnnounced: (text: string) => announced.split(text).length - 1 });
  });
  return (text) => page.evaluate((text) => Reflect.get(window, 'countAnnounced')(text), text);
}

/**
 * Puppeteer's own `goBack` never resolves in Firefox if the previous page comes from the cache, or is the same page
 * at another fragment.
 */
export async function goBack(page: Page): Promise<void> {
  const before = await page.evaluate(() => location.href);
  evaluateIfOpen(page, () => history.back());
  await eventually(async () => ((await evaluateIfOpen(page, () => location.href)) ?? before) !== before);
}

/** Puppeteer's own `reload` never resolves in Firefox after the page went back or opened a mail program. */
export const reload = (page: Page): Promise<void> => navigate(page, () => location.reload());

/** Opens another page of the site. In Firefox, Puppeteer's `goto` has the same bug as its `reload`. */
export const goTo = (page: Page, path: string): Promise<void> => navigate(page, (path) => location.assign(path), path);

async function navigate(page: Page, leave: (path: string) => void, path = ''): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'isOld', true));
  evaluateIfOpen(page, leave, path);
  await eventually(() => evaluateIfOpen(page, () => document.readyState === 'complete' && !('isOld' in window)));
}

/** In ms. A page that does not answer in this time is being replaced by another. */
const ANSWER_TIMEOUT = 2000;

/** Runs a function in a page that may be navigating: Puppeteer may then neither resolve nor reject. */
export function evaluateIfOpen<Given extends unknown[], Run extends EvaluateFunc<Given>>(
  page: Page,
  run: Run,
  ...given: Given
): Promise<Awaited<ReturnType<Run>> | undefined> {
  return Promise.race([page.evaluate(run, ...given).catch(() => undefined), pause(ANSWER_TIMEOUT, undefined)]);
}

/** @returns a `prepare` option (visit.ts) that runs a function before the page's own scripts */
export function runFirst<Given extends unknown[]>(run: (...given: Given) => unknown, ...given: Given) {
  return (page: Page) => page.evaluateOnNewDocument(run, ...given);
}

/**
 * Delays every request whose URL matches, until `release()`. Firefox doesn't fire
 * `load` while a script is pending, so wait for `domcontentloaded`.
 */
export async function delayRequests(page: Page, pattern: RegExp): Promise<{ release(): void }> {
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

/** @returns the URLs of the blocked requests */
export async function blockRequests(page: Page, pattern: RegExp, shouldBlock = () => true): Promise<string[]> {
  const blocked: string[] = [];
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    if (!pattern.test(request.url()) || !shouldBlock()) return request.continue();
    blocked.push(request.url());
    await request.abort();
  });
  return blocked;
}

/** Repeats a call until its result is neither undefined nor false. Runs outside the page, whose timers may be stopped. */
export async function eventually<Result>(
  run: () => Promise<Result | undefined | false>,
  describe = () => `never came true: ${run}`,
): Promise<Result> {
  const end = Date.now() + TIMEOUT;
  // The intervals grow, so that the calls don't slow down what they wait for, such as a build.
  for (let interval = 10; ; interval = Math.min(1.5 * interval, 100)) {
    const result = await run();
    if (result !== undefined && result !== false) return result;
    if (Date.now() > end) throw new Error(describe());
    await pause(interval);
  }
}

/** Counts all layout shifts of a page, even those just after a press, which browsers leave out of their score. */
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
    return page.evaluate(() =>
      Reflect.get(window, 'shifts').reduce((sum: number, { value }: { value: number }) => sum + value, 0),
    );
  };
}
