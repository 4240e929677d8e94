import { LinkChecker, LinkState } from 'linkinator';
import { listPages } from '../support/pages.ts';
import type { CheckedSite } from './site.ts';

/** Follows every link of every page. The build checks them, too; this asks a server, as visitors do. */
export async function checkLinks({ folder, address }: CheckedSite): Promise<string[]> {
  const pages = listPages(folder).map(({ path }) => new URL(path, address).href);
  const { links } = await new LinkChecker().check({
    path: pages,
    redirects: 'error',
    checkFragments: true,
    checkCss: true,
    // The site's own origin (canonical addresses, cards, structured data) is not served here; engine/checks checks these addresses.
    linksToSkip: async (url) => !url.startsWith(address),
  });
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  const reached = new Set(links.filter(({ state }) => state === LinkState.OK).map(({ url }) => url));
  return [
    ...broken.map(({ url, status, parent }) => `${parent}\n  Dead link to ${url}, which answers ${status}.`),
    ...pages.filter((page) => !reached.has(page)).map((page) => `${page}\n  The page could not be reached.`),
  ];
}
