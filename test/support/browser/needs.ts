/** What some tests need and only Chromium offers to those who drive it; in other browsers they are left out, and counted. */
import { KIND } from './kind.ts';

const ONLY_CHROMIUM = {
  'printed styles': 'a page on the screen as it would be printed',
  'own colors': 'colors that stand in for those of the page',
  'layout shifts': 'what moved without the visitor’s doing',
  offline: 'a browser that is cut off from the network',
  'mail program': 'the address that a mail program is asked to open',
  'no script': 'a page whose scripts are kept from running',
  touch: 'a touch that the browser itself takes for one',
  pa11y: 'pa11y, which starts a Chromium of its own',
} as const;

const left = new Map<string, number>();

/** For the options of a test: leaves it out where the browser cannot do that. */
export function needs(what: keyof typeof ONLY_CHROMIUM): { skip?: string } {
  if (KIND === 'chromium') return {};
  left.set(what, (left.get(what) ?? 0) + 1);
  return { skip: `only Chromium tells or takes ${ONLY_CHROMIUM[what]}` };
}

/** Which tests were left out, in one line, e.g. "left to Chromium: 5 (offline: 1, layout shifts: 4)"; or nothing. */
export function tellLeft(): string {
  const sum = [...left.values()].reduce((total, count) => total + count, 0);
  const parts = [...left].map(([what, count]) => `${what}: ${count}`);
  return sum === 0 ? '' : `left to Chromium: ${sum} (${parts.join(', ')})`;
}
