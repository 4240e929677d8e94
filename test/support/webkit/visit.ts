import assert from 'node:assert/strict';
import type { KeyInput } from 'puppeteer-core';
import type { KeyboardVisit } from '../browser/keyboard.ts';
import { openOnce } from '../browser/open-once.ts';
import { type BasicPage, untilTrue } from '../browser/page.ts';
import { SCREEN, startWebKit, type WebKit } from './driver.ts';

/** https://www.w3.org/TR/webdriver1/#keyboard-actions */
const CODES: Partial<Record<KeyInput, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Home: '\uE011',
  End: '\uE010',
};

const openWebKit = openOnce(startWebKit);

/** The width must be at least 450 px: MiniBrowser's window is never narrower. */
export async function visitInWebKit(
  path: string,
  { address, width = 1400, tolerate }: KeyboardVisit & { address: string },
  act: (page: BasicPage) => Promise<void>,
): Promise<void> {
  const webkit = await openWebKit();
  const page = getPage(webkit);
  // A file without scripts, so that nothing is stored again.
  await webkit.command('url', { url: `${address}robots.txt` });
  await page.evaluate(() => sessionStorage.clear());
  await resizeWindow(webkit, page, width);
  await webkit.command('url', { url: address + path.slice(1) });
  await page.evaluate(recordErrors);
  await act(page);
  // If the test has opened another page, its errors are gone.
  const errors = await page.evaluate((): string[] => Reflect.get(window, 'errors') ?? []);
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
    // tsx adds calls of `__name` to functions, so we define it.
    evaluate: (run, ...args) =>
      command('execute/sync', { script: `const __name = (value) => value; return (${run})(...arguments)`, args }),
    keyboard: { press: (key) => pressKeys([CODES[key] ?? key]), type: (text) => pressKeys([...text]) },
  };
}

/** Islands load when they are used, so this also records what goes wrong in them. Runs in the page. */
function recordErrors(): void {
  const errors: string[] = [];
  Object.assign(window, { errors });
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words) => errors.push(`${level}: ${words.join(' ')}`);
  // The driver's own scripts have no filename. If a navigation interrupts one, WebKit reports “Script error.”; ignore it.
  addEventListener('error', ({ message, filename }) => filename === '' || errors.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`exception: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
}
