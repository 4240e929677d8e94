/** One browser for all tests, or as few as can be: one for each of its manners that cannot be changed later. */
import type { Browser } from 'puppeteer-core';
import { launchFirefox, type Manners } from './firefox.ts';
import { KIND } from './kind.ts';
import { launchBrowser } from './launch.ts';

const launched = new Map<string, Promise<Browser>>();

export function openBrowser(manners: Manners = {}): Promise<Browser> {
  // Chromium can be told later, but for this.
  const { leastFont } = manners;
  const key = JSON.stringify(KIND === 'firefox' ? manners : { leastFont });
  const browser = launched.get(key) ?? open(manners);
  launched.set(key, browser);
  return browser;
}

async function open(manners: Manners): Promise<Browser> {
  if (KIND === 'firefox') return launchFirefox(manners);
  const args = manners.leastFont ? [`--blink-settings=minimumFontSize=${manners.leastFont}`] : [];
  return (await launchBrowser(process.env, args)).browser;
}

export async function closeBrowser(): Promise<void> {
  for (const browser of launched.values()) await (await browser).close();
}

/** e.g. "Chrome 143", of the first that was opened. */
export async function tellVersion(): Promise<string | undefined> {
  const [browser] = launched.values();
  const [name = '', version = ''] = (await (await browser)?.version())?.replace('Headless', '').split('/') ?? [];
  return browser && `${name[0]?.toUpperCase()}${name.slice(1)} ${version.split('.')[0]}`;
}
