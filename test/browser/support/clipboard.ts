import type { Page } from 'puppeteer-core';
import { openBrowser } from './browser.ts';
import { openTown } from './sites.ts';

export const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** Lets pages of the town use the clipboard for as long as something is done. */
export async function withClipboard(act: () => Promise<void>): Promise<void> {
  const context = (await openBrowser()).defaultBrowserContext();
  await context.overridePermissions((await openTown()).address, [
    'clipboard-read',
    'clipboard-write',
    'clipboard-sanitized-write',
  ]);
  await act();
  await context.clearPermissionOverrides();
}
