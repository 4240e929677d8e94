/** What some tests need and only Chromium's driver offers. In other browsers they are skipped. */
import { BROWSER } from './kind.ts';

const ONLY_CHROMIUM = {
  'printed styles': 'a page on the screen as it would be printed',
  'own colors': 'colors that stand in for those of the page',
  'layout shifts': 'what moved without the visitor’s doing',
  prerendering: 'a page that is rendered before its link is pressed',
  offline: 'a browser that is cut off from the network',
  'mail program': 'the address that a mail program is asked to open',
  'no script': 'a page whose scripts are kept from running',
  // Firefox ESR 140 doesn't know trusted types.
  'trusted types': 'a policy that keeps scripts from turning text into markup',
  'scroll timelines': 'styles that follow the scroll position',
  pa11y: 'pa11y, which starts a Chromium of its own',
} as const;

/** Options of a test: skips it in browsers that lack this. */
export function needs(what: keyof typeof ONLY_CHROMIUM): { skip?: string } {
  if (BROWSER === 'chromium') return {};
  return { skip: `only Chromium's driver offers ${ONLY_CHROMIUM[what]}` };
}
