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

/** What says that a page is there no more. Many sites refuse programs with other statuses; 0 is no answer. */
const GONE = [0, 404, 410];

/** Follows the links that lead to other sites. @param own the address of this site, whose links are checked elsewhere */
export async function checkExternalLinks({ folder, address }: CheckedSite, own: string): Promise<string[]> {
  const pages = listPages(folder).map(({ path }) => new URL(path, address).href);
  const { links } = await new LinkChecker().check({
    path: pages,
    retryErrors: true,
    timeout: 30_000,
    linksToSkip: async (url) =>
      !url.startsWith('http') || url.startsWith(own) || (url.startsWith(address) && !pages.includes(url)),
  });
  const gone = links.filter(({ state, status = 0 }) => state === LinkState.BROKEN && GONE.includes(status));
  return gone.map(
    ({ url, status, parent }) => `${parent}\n  Dead link to ${url}, which answers ${status || 'nothing'}.`,
  );
}
