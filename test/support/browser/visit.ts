/** Pages, opened as a visitor would. */
import assert from 'node:assert/strict';
import type { Page, Permission } from 'puppeteer-core';
import { openBrowser } from './browser.ts';
import { driveClock } from './clock.ts';
import { saveEvidence } from './evidence.ts';
import { KIND } from './kind.ts';
import { holdBack, TIMEOUT, watchShifts } from './page.ts';
import { openRealSite, openTown } from './sites.ts';

export interface Visit {
  /** Of another site than the town. */
  address?: string;
  /** Of the window. */
  width?: number;
  height?: number;
  script?: boolean;
  reduced?: boolean;
  /** In px: no text is smaller. */
  leastFont?: number;
  /** The page's timers stand still until the test moves them. */
  clock?: boolean;
  /** Chromium may prerender the pages that are linked. */
  prerender?: boolean;
  /** Until when the test waits before it acts. */
  until?: 'load' | 'domcontentloaded' | 'networkidle0';
  /** Faults that the test itself brings about. */
  tolerate?: RegExp;
  /** What is held back until the test releases it. */
  hold?: RegExp;
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

export const WIDE = 1400;
export const NARROW = 390;

/** Pages may copy and paste without asking. */
const CLIPBOARD: Permission[] = ['clipboard-read', 'clipboard-write', 'clipboard-sanitized-write'];

interface Early {
  /** Lets what is held back come. */
  release(): void;
  /** How often something has moved without the visitor's doing, where the browser tells. */
  countShifts(): Promise<number>;
}

type Act = (page: Page, early: Early) => Promise<void>;

/** Opens a page of the town as a visitor would, does something there, and makes sure that nothing went wrong meanwhile. */
export async function visit(path: string, visit: Visit, act: Act): Promise<void> {
  const { address = (await openTown()).address } = visit;
  const {
    width = WIDE,
    script = true,
    reduced = false,
    clock = false,
    prerender = false,
    until = 'load',
    tolerate,
    hold,
    prepare,
  } = visit;
  const browser = await openBrowser({ reduced, leastFont: visit.leastFont });
  const context = await browser.createBrowserContext();
  // Firefox asks nobody: that is one of its preferences.
  if (KIND === 'chromium') await context.overridePermissions(address, CLIPBOARD);
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT);
  const errors = watch(page, new URL(address).origin);
  const touch = width < 768;
  const { height = touch ? 844 : 900 } = visit;
  await page.setViewport({ width, height, hasTouch: touch, isMobile: touch });
  // A prerendered page gets none of the functions below.
  if (!prerender && KIND === 'chromium') {
    await (await page.createCDPSession()).send('Page.setPrerenderingAllowed', { isAllowed: false });
  }
  if (!script) await page.setJavaScriptEnabled(false);
  if (reduced && KIND === 'chromium') {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  }
  // tsx wraps the functions of tests in this, also those that run in the page.
  await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
  await page.evaluateOnNewDocument(jump);
  if (clock) await page.evaluateOnNewDocument(driveClock);
  const { release } = hold ? await holdBack(page, hold) : { release: () => undefined };
  const countShifts = KIND === 'chromium' ? await watchShifts(page) : async () => 0;
  await prepare?.(page);
  try {
    await page.goto(address + path.slice(1), { waitUntil: until });
    await act(page, { release, countShifts });
    assert.deepEqual(
      errors.filter((error) => !tolerate?.test(error)),
      [],
      `errors on ${path}`,
    );
  } catch (error) {
    await saveEvidence(page, errors);
    throw error;
  } finally {
    await context.close();
  }
}

/** The same, on the real site. */
export async function visitReal(path: string, options: Visit, act: Act): Promise<void> {
  const { address } = await openRealSite();
  return visit(path, { address, ...options }, act);
}

/** Without gliding to a place, or a click may come down while the page still moves. Runs in the page. */
function jump(): void {
  document.addEventListener('readystatechange', () => {
    document.documentElement.style.scrollBehavior = 'auto';
  });
}

/** Changes the width of the window, and nothing else: with other flags the page would be loaded anew. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewport({ height: 900, ...page.viewport(), width });
}

/** Notes every error, every breach of the policy (which is an error of the console) and every request elsewhere. */
export function watch(page: Page, origin: string): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') {
      errors.push(`${message.type()}: ${message.text()} ${message.location().url ?? ''}`);
    }
  });
  page.on('pageerror', (error) => {
    // Firefox reports scripts that were still on their way when the page was left. Chromium's runs see those that are missing.
    if (KIND === 'firefox' && /error loading dynamically imported module/.test(String(error))) return;
    errors.push(`exception: ${error}`);
  });
  page.on('request', (request) => {
    // The mail program is another program, not another origin, and the browser brings the icons of its own fields along.
    if (![origin, 'mailto:', 'data:'].some((start) => request.url().startsWith(start)))
      errors.push(`request: ${request.url()}`);
  });
  return errors;
}
