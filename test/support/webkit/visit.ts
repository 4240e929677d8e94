/** Opens pages in WebKit. */
import assert from 'node:assert/strict';
import { driveClock } from '../browser/clock.ts';
import { eventually } from '../browser/page.ts';
import type { Key, KeyboardVisit, Visitor } from '../browser/visitor.ts';
import { closeAtEnd } from '../close.ts';
import { SCREEN, startWebKit, type WebKit } from './driver.ts';
import { EMPTY, FRAME, openProxy, type SiteProxy } from './proxy.ts';

/** In px: the minimum width of MiniBrowser's window. */
const MIN_WIDTH = 450;

/** https://www.w3.org/TR/webdriver1/#keyboard-actions */
const CODES: Record<Key, string> = {
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

let started: Promise<WebKit> | undefined;
const proxies = new Map<string, Promise<SiteProxy>>();

/** @param site its address, with a slash at its end */
export async function visitInWebKit(
  site: string,
  path: string,
  { width = 1400, clock = false, tolerate }: KeyboardVisit,
  act: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  started ??= startOnce();
  const webkit = await started;
  const opened = proxies.get(site) ?? openProxy(site);
  proxies.set(site, opened);
  const proxy = await opened;
  const visitor = visitorOf(webkit);
  await webkit.command('url', { url: proxy.origin + EMPTY });
  await visitor.ask(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  proxy.script = [recordErrors, ...(clock ? [driveClock] : [])].map((script) => inPage(script)).join(';');
  await resizeWindow(webkit, visitor, Math.max(width, MIN_WIDTH));
  await open(webkit, proxy.origin, path, width);
  await act(visitor);
  const errors = await visitor.ask((): string[] => JSON.parse(sessionStorage.getItem('errors') ?? '[]'));
  assert.deepEqual(
    errors.filter((error) => !tolerate?.test(error)),
    [],
    `errors on ${path}`,
  );
}

async function startOnce(): Promise<WebKit> {
  const webkit = await startWebKit();
  closeAtEnd(async () => {
    await webkit.close();
    for (const proxy of proxies.values()) await (await proxy).close();
  });
  return webkit;
}

async function open(webkit: WebKit, origin: string, path: string, width: number): Promise<void> {
  if (width >= MIN_WIDTH) {
    await webkit.command('url', { url: origin + path });
    return;
  }
  await webkit.command('url', { url: `${origin}${FRAME}?${new URLSearchParams({ path, width: String(width) })}` });
  await webkit.command('frame', { id: 0 });
}

/** Sets the width of the window, and moves it below the pointer, which then hovers nothing in the page. */
async function resizeWindow(webkit: WebKit, visitor: Visitor, width: number): Promise<void> {
  const x = Math.round((SCREEN.width - width) / 2);
  await webkit.command('window/rect', { x, y: SCREEN.height / 2 - 15, width, height: 940 });
  await eventually(() => visitor.ask((width) => innerWidth === Number(width) && document.hasFocus(), String(width)));
}

function visitorOf({ command }: WebKit): Visitor {
  const pressKeys = async (keys: readonly string[]) => {
    const actions = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await command('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    press: (...keys) => pressKeys(keys.map((key) => CODES[key])),
    write: (text) => pressKeys([...text]),
    ask: (question, given = '') =>
      command('execute/sync', { script: `return ${inPage(question, 'arguments[0]')}`, args: [given] }),
  };
}

/** Source code that calls a function in the page. tsx adds calls of `__name`, so we define it. */
function inPage(call: (...args: never[]) => unknown, args = ''): string {
  return `((__name) => (${call})(${args}))((value) => value)`;
}

/**
 * Records errors, policy violations and requests to other origins in the session storage, which outlasts navigations. Runs in
 * the page, before its scripts.
 */
function recordErrors(): void {
  const note = (error: string) => {
    const known: string[] = JSON.parse(sessionStorage.getItem('errors') ?? '[]');
    sessionStorage.setItem('errors', JSON.stringify([...known, error]));
  };
  for (const level of ['error', 'warn'] as const) console[level] = (...words) => note(`${level}: ${words.join(' ')}`);
  // Errors of pictures and style sheets don't bubble.
  const describeTarget = ({ target }: Event) => (target instanceof Element ? target.outerHTML.slice(0, 100) : '');
  // The driver's own scripts have no filename. If a navigation interrupts one, WebKit reports “Script error.”; ignore it.
  const isDriver = ({ message, filename }: ErrorEvent) => message === 'Script error.' && filename === '';
  addEventListener(
    'error',
    (event) => isDriver(event) || note(`error: ${event.message ?? describeTarget(event)}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`exception: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`policy: ${violatedDirective} ${blockedURI}`),
  );
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      if (!name.startsWith(location.origin) && !name.startsWith('data:')) note(`request: ${name}`);
    }
  }).observe({ type: 'resource', buffered: true });
}
