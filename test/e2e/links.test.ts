/** Checks the links of the served site again, with linkinator. The build's own check is faster, and finds more. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { LinkChecker, LinkState } from 'linkinator';
import { openRealSite } from '../support/browser/sites.ts';
import { listPages } from '../support/pages.ts';

it('the served site has no dead link, address or fragment, and links to every page', async () => {
  const { address, folder } = await openRealSite();
  const pages = listPages(folder).map(({ path }) => new URL(path, address).href);
  const { links } = await new LinkChecker().check({
    path: pages,
    redirects: 'error',
    checkFragments: true,
    checkCss: true,
    // The site's own origin (canonical addresses, cards, structured data) is not served here; engine/checks checks these addresses.
    linksToSkip: async (url) => !url.startsWith(address),
  });
  const dead = links.filter(({ state }) => state === LinkState.BROKEN);
  const broken = dead.map(({ url, status, parent }) => `${url} answers ${status} (linked from ${parent})`);
  const reached = new Set(links.filter(({ state }) => state === LinkState.OK).map(({ url }) => url));
  const missed = pages.filter((page) => !reached.has(page));
  assert.deepEqual({ broken, missed }, { broken: [], missed: [] });
});
