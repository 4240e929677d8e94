/** One browser for all tests; of Firefox, one for each of its manners that a test asks for. */
import type { Browser } from 'puppeteer-core';
import { launchFirefox, type Manners } from './firefox.ts';
import { KIND } from './kind.ts';
import { launchBrowser } from './launch.ts';

const launched = new Map<string, Promise<Browser>>();

export function openBrowser(manners: Manners = {}): Promise<Browser> {
  const key = KIND === 'firefox' ? JSON.stringify(manners) : '';
  const browser = launched.get(key) ?? open(manners);
  launched.set(key, browser);
  return browser;
}

async function open(manners: Manners): Promise<Browser> {
  return KIND === 'firefox' ? launchFirefox(manners) : (await launchBrowser()).browser;
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
