import { byPath } from '../../pages/resolve.ts';
import { listRoutes } from '../../pages/routes.ts';
import type { Cache } from '../assets/cache.ts';
import { readCoverage } from '../cards/coverage.ts';
import { proveCards } from '../cards/legible.ts';
import type { Survey } from '../check/check.ts';
import { findMissingSigns } from '../check/signs.ts';
import type { AuthorError } from '../faults/errors.ts';

/** Faults of words that nobody could read: on their card, or for want of a sign in the typefaces. */
export async function proveLook({ content, sources }: Survey, cache: Cache): Promise<AuthorError[]> {
  const signs = findMissingSigns(sources, await readCoverage(cache));
  if (!content) return signs;
  return [...signs, ...proveCards({ content, routes: byPath(listRoutes(content)) }, sources)];
}
