/** Firefox, driven over WebDriver BiDi. */
import { existsSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
import { launch } from './launch.ts';
import { TIMEOUT } from './look.ts';

const INSTALLED = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** What can be set when Firefox starts, and not later for one page, as in Chromium. */
export interface Manners {
  reduced?: boolean;
  /** In px: no text is smaller. */
  leastFont?: number;
}

/** @throws Error naming what was looked for, when there is none */
export function findFirefox(environment = process.env): string {
  const places = environment.FIREFOX_PATH ? [environment.FIREFOX_PATH] : INSTALLED;
  const executablePath = places.find((path) => existsSync(path));
  if (!executablePath) throw new Error(`found no Firefox; set FIREFOX_PATH to one. Looked for:\n${places.join('\n')}`);
  return executablePath;
}

export function launchFirefox(manners: Manners): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    protocolTimeout: TIMEOUT,
    extraPrefsFirefox: listPreferences(manners),
  });
}

function listPreferences({ reduced = false, leastFont = 0 }: Manners) {
  return {
    'ui.prefersReducedMotion': reduced ? 1 : 0,
    'font.minimum-size.x-western': leastFont,
    // Pages may use the clipboard without being asked, and fingers may touch them.
    'dom.events.testing.asyncClipboard': true,
    'dom.w3c_touch_events.enabled': 1,
    // A message is handed to no mail program of this machine.
    'network.protocol-handler.external.mailto': false,
    'network.protocol-handler.warn-external.mailto': false,
  };
}
