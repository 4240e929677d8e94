import type { Page } from 'puppeteer-core';
import { openBrowser } from './browser.ts';
import { openTown } from './sites.ts';

export const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Lets pages of a site, the town if no other, use the clipboard for as long as something is done. */
export async function withClipboard(act: () => Promise<void>, address?: string): Promise<void> {
  const context = (await openBrowser()).defaultBrowserContext();
  await context.overridePermissions(address ?? (await openTown()).address, [
    'clipboard-read',
    'clipboard-write',
    'clipboard-sanitized-write',
  ]);
  await act();
  await context.clearPermissionOverrides();
}
