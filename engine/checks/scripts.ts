import { awaitsFaces, loadedBy } from '../render/inline-scripts.ts';
import type { Scan } from '../render/scan.ts';
import type { Targets } from './links.ts';

/** Data that stands beside the markup; browsers do not run it. */
const DATA = ['application/json', 'application/ld+json', 'speculationrules'];

/** Faults for scripts that the site has not made itself: inline ones, those of others, those of unknown types. */
export function checkScripts(path: string, { scripts }: Scan, targets: Targets): string[] {
  const isOwn = (src: string) => {
    const target = URL.canParse(src, targets.origin + path) ? new URL(src, targets.origin + path) : undefined;
    return target?.origin === targets.origin && target.pathname.endsWith('.js') && targets.places.has(target.pathname);
  };
  const isOwnInline = (words: string) => awaitsFaces(words) || isOwn(loadedBy(words) ?? '');
  return scripts
    .filter(({ type, src, words }) => {
      if (src !== undefined) return type !== 'module' || !isOwn(src);
      return !DATA.includes(type) && !(type === '' && isOwnInline(words));
    })
    .map(({ type, src }) => `<script${src === undefined ? '' : ` src="${src}"`}${type && ` type="${type}"`}>`)
    .map((tag) => `markup: found ${tag}, which the site has not made, take it out`);
}
