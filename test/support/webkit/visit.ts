/** Opens pages in WebKit. */
import assert from 'node:assert/strict';
import { driveClock } from '../browser/clock.ts';
import { eventually } from '../browser/page.ts';
import type { Attendance, Key, Visitor } from '../browser/visitor.ts';
import { closeAtEnd } from '../close.ts';
import { SCREEN, startWebKit, type WebKit } from './driver.ts';
import { EMPTY, FRAME, openStandIn, type StandIn } from './stand-in.ts';

/** In px: the minimum width of MiniBrowser's window. */
const NARROWEST = 450;

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
const standIns = new Map<string, Promise<StandIn>>();

/** @param site its address, with a slash at its end */
export async function visitInWebKit(
  site: string,
  path: string,
  { width = 1400, clock = false, tolerate }: Attendance,
  act: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  started ??= startOnce();
  const webkit = await started;
  const opened = standIns.get(site) ?? openStandIn(site);
  standIns.set(site, opened);
  const standIn = await opened;
  const visitor = visitorOf(webkit);
  await webkit.command('url', { url: standIn.origin + EMPTY });
  await visitor.ask(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  standIn.script = [noteFaults, ...(clock ? [driveClock] : [])].map((script) => inPage(script)).join(';');
  await widen(webkit, visitor, Math.max(width, NARROWEST));
  await open(webkit, standIn.origin, path, width);
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
    for (const standIn of standIns.values()) await (await standIn).close();
  });
  return webkit;
}

async function open(webkit: WebKit, origin: string, path: string, width: number): Promise<void> {
  if (width >= NARROWEST) {
    await webkit.command('url', { url: origin + path });
    return;
  }
  await webkit.command('url', { url: `${origin}${FRAME}?${new URLSearchParams({ path, width: String(width) })}` });
  await webkit.command('frame', { id: 0 });
}

/** Changes the width of the window. The frame is not under the pointer, so that nothing is hovered. */
async function widen(webkit: WebKit, visitor: Visitor, width: number): Promise<void> {
  const x = Math.round((SCREEN.width - width) / 2);
  await webkit.command('window/rect', { x, y: SCREEN.height / 2 - 15, width, height: 940 });
  await eventually(() => visitor.ask((width) => innerWidth === Number(width) && document.hasFocus(), String(width)));
}

function visitorOf({ command }: WebKit): Visitor {
  const strike = async (signs: readonly string[]) => {
    const actions = signs.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await command('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    press: (...keys) => strike(keys.map((key) => CODES[key])),
    write: (text) => strike([...text]),
    ask: (question, given = '') =>
      command('execute/sync', { script: `return ${inPage(question, 'arguments[0]')}`, args: [given] }),
  };
}

/** The source of a call, to run in the page. tsx wraps functions in `__name`. */
function inPage(call: (...args: never[]) => unknown, args = ''): string {
  return `((__name) => (${call})(${args}))((value) => value)`;
}

/**
 * Notes errors, breaches of the policy and requests elsewhere, for as long as the tab is open. Runs in the page, before
 * its scripts.
 */
function noteFaults(): void {
  const note = (error: string) => {
    const known: string[] = JSON.parse(sessionStorage.getItem('errors') ?? '[]');
    sessionStorage.setItem('errors', JSON.stringify([...known, error]));
  };
  for (const level of ['error', 'warn'] as const) console[level] = (...words) => note(`${level}: ${words.join(' ')}`);
  // Errors of pictures and style sheets don't bubble.
  const tell = ({ target }: Event) => (target instanceof Element ? target.outerHTML.slice(0, 100) : '');
  // Scripts of the driver have no address; a navigation cuts them short.
  const isDriver = ({ message, filename }: ErrorEvent) => message === 'Script error.' && filename === '';
  addEventListener('error', (event) => isDriver(event) || note(`error: ${event.message ?? tell(event)}`), true);
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
