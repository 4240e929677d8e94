/** Starts the browser that the tests drive, once in each process. */
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

const openChromium = openOnce(() => launchChromium());
const openFirefox = openOnce((motion) => launchFirefox(motion));

/** @param reduced reduced motion, for Firefox only. In Chromium, `visitSite` (visit.ts) sets it on each page */
export function openBrowser(reduced: boolean): Promise<Browser> {
  return BROWSER === 'firefox' ? openFirefox(reduced ? 'reduced' : 'full') : openChromium();
}

/**
 * Pages of one origin share a process, since starting one takes a quarter of a second of CPU time. With the default tiles, of
 * 256 px, a visit takes a fifth longer.
 */
const SPEED_FLAGS = ['--renderer-process-limit=1', '--default-tile-width=1440', '--default-tile-height=720'];

async function launchChromium(): Promise<Browser> {
  return (await launchBrowser(process.env, SPEED_FLAGS)).browser;
}

function launchFirefox(motion: string): Promise<Browser> {
  ignoreOrientation();
  return launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    protocolTimeout: TIMEOUT,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': motion === 'reduced' ? 1 : 0,
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
