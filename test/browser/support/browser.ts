/** One browser for all tests. */
import type { Browser } from 'puppeteer-core';
import { launchBrowser } from './launch.ts';

let launched: Promise<Browser> | undefined;

export function openBrowser(): Promise<Browser> {
  launched ??= launchBrowser().then(({ browser }) => browser);
  return launched;
}

export async function closeBrowser(): Promise<void> {
  await (await launched)?.close();
}
