import assert from 'node:assert/strict';
import type { KeyInput } from 'puppeteer-core';
import { driveClock } from '../browser/clock.ts';
import type { KeyboardVisit } from '../browser/keyboard.ts';
import { openOnce } from '../browser/open-once.ts';
import { type BasicPage, untilTrue } from '../browser/page.ts';
import { SCREEN, startWebKit, type WebKit } from './driver.ts';
import { EMPTY_PAGE, openProxy } from './proxy.ts';

/** https://www.w3.org/TR/webdriver1/#keyboard-actions */
const CODES: Partial<Record<KeyInput, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
};

const openWebKit = openOnce(startWebKit);
const openProxyOnce = openOnce(openProxy);

/** The width must be at least 450 px: MiniBrowser's window is never narrower. */
export async function visitInWebKit(
  path: string,
  { address, width = 1400, clock = false, tolerate }: KeyboardVisit & { address: string },
  act: (page: BasicPage) => Promise<void>,
): Promise<void> {
  const webkit = await openWebKit();
  const proxy = await openProxyOnce(address);
  const page = getPage(webkit);
  await webkit.command('url', { url: proxy.origin + EMPTY_PAGE });
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  // The proxy adds this script to pages, before their own.
  proxy.script = [recordErrors, ...(clock ? [driveClock] : [])].map((script) => callInPage(script)).join(';');
  await resizeWindow(webkit, page, width);
  await webkit.command('url', { url: proxy.origin + path });
  await act(page);
  const errors = await page.evaluate((): string[] => JSON.parse(sessionStorage.getItem('errors') ?? '[]'));
  assert.deepEqual(
    errors.filter((error) => !tolerate?.test(error)),
    [],
    `errors on ${path}`,
  );
}

/** Puts the top of the window 15 px above the pointer (in the middle of the screen), so that it hovers nothing in the page. */
async function resizeWindow(webkit: WebKit, page: BasicPage, width: number): Promise<void> {
  const x = Math.round((SCREEN.width - width) / 2);
  await webkit.command('window/rect', { x, y: SCREEN.height / 2 - 15, width, height: 940 });
  await untilTrue(page, (width) => innerWidth === width && document.hasFocus(), width);
}

function getPage({ command }: WebKit): BasicPage {
  const pressKeys = async (keys: readonly string[]) => {
    const actions = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await command('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    evaluate: (run, ...args) => command('execute/sync', { script: `return ${callInPage(run, '...arguments')}`, args }),
    keyboard: { press: (key) => pressKeys([CODES[key] ?? key]), type: (text) => pressKeys([...text]) },
  };
}

/** Source code that calls a function in the page. tsx adds calls of `__name`, so we define it. */
function callInPage(run: unknown, args = ''): string {
  return `((__name) => (${run})(${args}))((value) => value)`;
}

/** Runs in the page. The session storage outlasts navigations. */
function recordErrors(): void {
  const record = (error: string) => {
    const earlier: string[] = JSON.parse(sessionStorage.getItem('errors') ?? '[]');
    sessionStorage.setItem('errors', JSON.stringify([...earlier, error]));
  };
  for (const level of ['error', 'warn'] as const) console[level] = (...words) => record(`${level}: ${words.join(' ')}`);
  // Errors of pictures and style sheets don't bubble.
  const describeTarget = ({ target }: Event) => (target instanceof Element ? target.outerHTML.slice(0, 100) : '');
  // The driver's own scripts have no filename. If a navigation interrupts one, WebKit reports “Script error.”; ignore it.
  const isDriver = ({ message, filename }: ErrorEvent) => message === 'Script error.' && filename === '';
  addEventListener(
    'error',
    (event) => isDriver(event) || record(`error: ${event.message ?? describeTarget(event)}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => record(`exception: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    record(`policy: ${violatedDirective} ${blockedURI}`),
  );
}
