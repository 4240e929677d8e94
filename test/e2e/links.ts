/** `npm run check:links`: linkinator over the served site. Fails on a dead link, and when it saw fewer pages than there are. */
import { LinkChecker, LinkState } from 'linkinator';
import { serve } from '../../engine/dev-server/index.ts';
import { listPages } from '../support/pages.ts';

const [folder = 'dist'] = process.argv.slice(2);
const { address, close } = await serve({ folder, base: '/', port: 0 });
const pages = listPages(folder).map(({ path }) => new URL(path, address).href);

const { links } = await new LinkChecker().check({
  path: pages,
  redirects: 'error',
  checkFragments: true,
  checkCss: true,
  // Other hosts are not ours to test, and the site's own origin (canonical addresses, cards,
  // structured data) is not up while it is built: those are proved by engine/checks/check-site.ts.
  linksToSkip: async (url) => !url.startsWith(address),
});
await close();

const dead = links.filter(({ state }) => state === LinkState.BROKEN);
const seen = new Set(links.filter(({ state }) => state === LinkState.OK).map(({ url }) => url));
const unseen = pages.filter((page) => !seen.has(page));

for (const { url, status, parent } of dead) console.error(`${url} answers ${status} (linked from ${parent})`);
for (const page of unseen) console.error(`${page} was not tested`);
console.log(
  `${pages.length - unseen.length} of ${pages.length} pages, ${seen.size} addresses, ${dead.length} dead links`,
);
process.exitCode = dead.length + unseen.length === 0 ? 0 : 1;
