/** One browser for all tests, or as few as can be: one for each of its manners that cannot be changed later. */
import type { Browser } from 'puppeteer-core';
import { closeAtEnd } from '../close.ts';
import { launchFirefox, type Manners } from './firefox.ts';
import { KIND } from './kind.ts';
import { launchBrowser } from './launch.ts';

const launched = new Map<string, Promise<Browser>>();

export function openBrowser(manners: Manners = {}): Promise<Browser> {
  // Chromium can be told later, but for this.
  const { leastFont } = manners;
  const key = JSON.stringify(KIND === 'firefox' ? manners : { leastFont });
  const known = launched.get(key);
  if (known) return known;
  const browser = open(manners);
  launched.set(key, browser);
  closeAtEnd(async () => (await browser).close());
  return browser;
}

async function open(manners: Manners): Promise<Browser> {
  if (KIND === 'firefox') return launchFirefox(manners);
  const args = manners.leastFont ? [`--blink-settings=minimumFontSize=${manners.leastFont}`] : [];
  return (await launchBrowser(process.env, args)).browser;
}
