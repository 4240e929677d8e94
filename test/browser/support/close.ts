import { closeBrowser } from './browser.ts';
import { closeSites } from './sites.ts';

/** To be run after all tests, by a hook that is set once all parts are loaded: Node ends a file that has one, whenever no suite is left. */
export async function closeAll(): Promise<void> {
  await closeBrowser();
  await closeSites();
}
