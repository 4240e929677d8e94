import { closeWebKit, tellWebKit } from '../webkit/visit.ts';
import { closeBrowser, tellVersion } from './browser.ts';
import { KIND } from './kind.ts';
import { tellLeft } from './needs.ts';
import { closeSites } from './sites.ts';

/** To be run after all tests, by a hook that is set once all parts are loaded: Node ends a file that has one, whenever no suite is left. */
export async function closeAll(): Promise<void> {
  const version = (await tellVersion()) ?? (await tellWebKit());
  await closeBrowser();
  await closeWebKit();
  await closeSites();
  console.log([`browser: ${version ?? 'none'}`, KIND === 'chromium' ? OTHERS : tellLeft()].filter(Boolean).join('; '));
}

const OTHERS = 'for Firefox or WebKit: npm run test:browser -- --browser firefox (or webkit)';
