import { listRoutes } from '../pages/routes.ts';
import type { Cache } from './cache.ts';
import { readCoverage } from './cards/coverage.ts';
import { proveCards } from './cards/legible.ts';
import { findMissingSigns } from './check/signs.ts';
import type { Survey } from './check.ts';
import type { AuthorError } from './errors.ts';
import { proveCaptions } from './images/captions.ts';
import type { Inspection } from './images/inspect.ts';

/** Faults of words that nobody could read: on their picture, on their card, or for want of a sign in the typefaces. */
export async function proveLook(
  { content, sources, unsound }: Survey,
  pictures: Inspection,
  cache: Cache,
): Promise<AuthorError[]> {
  const signs = findMissingSigns(sources, await readCoverage(cache));
  if (!content) return signs;
  const heroes = content.heroes.filter(({ slug }) => !unsound.has(slug));
  const captions = await proveCaptions({ heroes, sources, pictures }, cache);
  return [...signs, ...captions, ...proveCards(listRoutes(content), content.site, sources)];
}
