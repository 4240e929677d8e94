import type { Page } from 'puppeteer-core';
import { openBrowser } from './browser.ts';
import { KIND } from './kind.ts';
import { openTown } from './sites.ts';

export const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Lets pages of a site, the town if no other, use the clipboard for as long as something is done. */
export async function withClipboard(act: () => Promise<void>, address?: string): Promise<void> {
  // Firefox asks nobody: that is one of its preferences.
  if (KIND === 'firefox') return act();
  const context = (await openBrowser()).defaultBrowserContext();
  await context.overridePermissions(address ?? (await openTown()).address, [
    'clipboard-read',
    'clipboard-write',
    'clipboard-sanitized-write',
  ]);
  await act();
  await context.clearPermissionOverrides();
}
