/** Opens pages as a visitor would. */
import assert from 'node:assert/strict';
import type { Page, Permission } from 'puppeteer-core';
import { openBrowser } from './browser.ts';
import { driveClock } from './clock.ts';
import { saveEvidence } from './evidence.ts';
import { BROWSER } from './kind.ts';
import { delayRequests, TIMEOUT, watchShifts } from './page.ts';
import { getRealSite, getTestSite } from './sites.ts';

export interface Visit {
  address?: string;
  /** The width of the window, in px. */
  width?: number;
  height?: number;
  /** Whether scripts run. Default: true. */
  script?: boolean;
  /** Whether the visitor prefers reduced motion. */
  reduced?: boolean;
  /** Stops the page's timers until the test advances them. */
  clock?: boolean | undefined;
  /** Lets Chromium prerender linked pages. */
  prerender?: boolean;
  /** The event to wait for before the test acts. */
  until?: 'load' | 'domcontentloaded' | 'networkidle0';
  /** Errors that the test causes on purpose. */
  tolerate?: RegExp;
  /** URLs whose requests wait for `release()`. */
  hold?: RegExp;
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

export const WIDE = 1400;
export const NARROW = 390;

/** Pages may copy and paste without asking. */
const CLIPBOARD: Permission[] = ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write'];

interface VisitTools {
  release(): void;
  /** The cumulative layout shift; always 0 with `prerender`, and in browsers other than Chromium. */
  measureShift(): Promise<number>;
}

type Act = (page: Page, tools: VisitTools) => Promise<void>;

/** Opens a page of any site as a visitor would, does something there, and fails if the page reports errors. */
export async function visitSite(path: string, options: Visit & { address: string }, act: Act): Promise<void> {
  const { address, width = WIDE, reduced = false, prerender = false } = options;
  const browser = await openBrowser(reduced);
  // In Chromium, a new context takes a third of a second of CPU time, so pages share one. Each visit clears the storage and cache,
  // except with `prerender`.
  const context = BROWSER === 'chromium' ? browser.defaultBrowserContext() : await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT);
  const errors = recordErrors(page, new URL(address).origin);
  const isPhone = width < 768;
  const { height = isPhone ? 844 : 900 } = options;
  await page.setViewport({ width, height, hasTouch: isPhone, isMobile: isPhone });
  if (BROWSER === 'chromium') await prepareChromium(page, address, prerender);
  if (options.script === false) await page.setJavaScriptEnabled(false);
  if (reduced && BROWSER === 'chromium') {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  }
  let measureShift = async () => 0;
  // Adding scripts fails if a prerendered page is shown while the machine is busy.
  if (!prerender) {
    if (BROWSER === 'chromium') measureShift = await watchShifts(page);
    // tsx adds calls of `__name` to functions, so the page must define it, too.
    await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
    await page.evaluateOnNewDocument(disableSmoothScrolling);
  }
  if (options.clock) await page.evaluateOnNewDocument(driveClock);
  const { release } = options.hold ? await delayRequests(page, options.hold) : { release: () => undefined };
  await options.prepare?.(page);
  try {
    await page.goto(address + path.slice(1), { waitUntil: options.until ?? 'load' });
    await act(page, { release, measureShift });
    assert.deepEqual(
      errors.filter((error) => !options.tolerate?.test(error)),
      [],
      `errors on ${path}`,
    );
  } catch (error) {
    await saveEvidence(page, errors);
    throw error;
  } finally {
    await (BROWSER === 'chromium' ? page : context).close();
  }
}

async function prepareChromium(page: Page, address: string, prerender: boolean): Promise<void> {
  const { origin } = new URL(address);
  // Firefox grants the permissions by a preference.
  await page.browserContext().overridePermissions(origin, CLIPBOARD);
  // A prerendered page never starts if another DevTools session is open than that of the page.
  if (prerender) return;
  const session = await page.createCDPSession();
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Network.clearBrowserCache');
  // A prerendered page would lack the scripts that `visitSite` adds.
  await session.send('Page.setPrerenderingAllowed', { isAllowed: false });
}

/** Visits a page of the small test site, the fixture "town". */
export const visitTestSite = (path: string, options: Omit<Visit, 'address'>, act: Act): Promise<void> =>
  visitSite(path, { ...options, address: getTestSite().address }, act);

export const visitRealSite = (path: string, options: Omit<Visit, 'address'>, act: Act): Promise<void> =>
  visitSite(path, { ...options, address: getRealSite().address }, act);

/** Turns off smooth scrolling, so that no click lands while the page moves. Runs in the page. */
function disableSmoothScrolling(): void {
  document.addEventListener('readystatechange', () => {
    document.documentElement.style.scrollBehavior = 'auto';
  });
}

/** Changes only the width of the window. Changing other options of the viewport would reload the page. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewport({ height: 900, ...page.viewport(), width });
}

/** Records exceptions, requests to other origins, and console errors and warnings, e.g. of the content security policy. */
function recordErrors(page: Page, origin: string): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') {
      errors.push(`${message.type()}: ${message.text()} ${message.location().url ?? ''}`);
    }
  });
  page.on('pageerror', (error) => {
    // Firefox reports scripts still loading when the page is left. If one is really missing, the test fails in Chromium.
    if (BROWSER === 'firefox' && /error loading dynamically imported module/.test(String(error))) return;
    errors.push(`exception: ${error}`);
  });
  page.on('request', (request) => {
    // `mailto:` opens a mail program. `data:` covers the icons of the browser's own form controls.
    if (![origin, 'mailto:', 'data:'].some((start) => request.url().startsWith(start)))
      errors.push(`request: ${request.url()}`);
  });
  return errors;
}
