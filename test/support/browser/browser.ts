/** Starts the browser that the tests drive, once for each set of start options. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'puppeteer-core';
import { BROWSER } from './kind.ts';
import { launch, launchBrowser } from './launch.ts';
import { openOnce } from './open-once.ts';
import { TIMEOUT } from './page.ts';

const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

interface StartOptions {
  /** Reduced motion, for Firefox only. In Chromium, `visitSite` (visit.ts) sets it on each page. */
  reduced?: boolean | undefined;
  /** The minimum font size, in px. */
  minFont?: number | undefined;
}

const openWithOptions = openOnce((options) =>
  BROWSER === 'firefox' ? launchFirefox(JSON.parse(options)) : launchChromium(JSON.parse(options)),
);

export function openBrowser({ reduced, minFont }: StartOptions = {}): Promise<Browser> {
  return openWithOptions(JSON.stringify(BROWSER === 'firefox' ? { reduced, minFont } : { minFont }));
}

/**
 * Pages of one origin share a process, since starting one takes a quarter of a second of CPU time. With the default tiles, of
 * 256 px, a visit takes a fifth longer.
 */
const SPEED_FLAGS = ['--renderer-process-limit=1', '--default-tile-width=1440', '--default-tile-height=720'];

async function launchChromium({ minFont }: StartOptions): Promise<Browser> {
  const args = [...SPEED_FLAGS, ...(minFont ? [`--blink-settings=minimumFontSize=${minFont}`] : [])];
  return (await launchBrowser(process.env, args)).browser;
}

function launchFirefox({ reduced = false, minFont = 0 }: StartOptions): Promise<Browser> {
  ignoreOrientation();
  return launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    protocolTimeout: TIMEOUT,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': reduced ? 1 : 0,
      'font.minimum-size.x-western': minFont,
      // Allows the clipboard without a prompt, and turns on touch events.
      'dom.events.testing.asyncClipboard': true,
      'dom.w3c_touch_events.enabled': 1,
      'network.protocol-handler.external.mailto': false,
      'network.protocol-handler.warn-external.mailto': false,
    },
  });
}

/** Puppeteer sets the orientation with each viewport, a command that Firefox ESR 140 doesn't know. No test needs it. */
function ignoreOrientation(): void {
  const path = 'puppeteer-core/internal/bidi/core/BrowsingContext.js';
  const { BrowsingContext }: typeof import('puppeteer-core/internal/bidi/core/BrowsingContext.js') = createRequire(
    import.meta.url,
  )(path);
  BrowsingContext.prototype.setScreenOrientationOverride = async () => undefined;
}

/** @throws Error that lists where it looked */
export function findFirefox({ FIREFOX_PATH } = process.env): string {
  const paths = FIREFOX_PATH ? [FIREFOX_PATH] : FIREFOXES;
  const installed = paths.find((path) => existsSync(path));
  if (!installed) throw new Error(`found no Firefox; set FIREFOX_PATH to one. Looked for:\n${paths.join('\n')}`);
  return installed;
}
