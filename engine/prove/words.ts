import type { Cache } from '../assets/cache.ts';
import { readCoverage } from '../cards/coverage.ts';
import { proveCards } from '../cards/legible.ts';
import type { Survey } from '../check/check.ts';
import type { Page } from '../draw/page.ts';
import type { AuthorError } from '../faults/errors.ts';
import { nettedAll } from '../faults/unforeseen.ts';
import type { Source } from '../read/source.ts';
import type { Site } from '../site.ts';
import { findMissingSigns } from '../text/signs.ts';

/** Faults of words that nobody could read: on their card, or for want of a sign in the typefaces. */
export async function proveWords<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  { content, checked }: Survey<Content>,
  sources: readonly Source[],
  cache: Cache,
): Promise<AuthorError[]> {
  const signs = findMissingSigns(checked, await readCoverage(site.look.typefaces, cache));
  return [...signs, ...proveAllCards(site, content, sources)];
}

/** Of the pages that can be resolved; the others suffer from faults that are told already. */
function proveAllCards<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  content: Content,
  sources: readonly Source[],
): AuthorError[] {
  const pages = nettedAll(
    site.routes(content, { year: 2000, logo: '/' }),
    ({ source }) => source,
    (route) => route.resolve(),
  ).results;
  return proveCards(pages, site.settings(content), site.look.card, sources);
}
