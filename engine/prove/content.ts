import type { Cache } from '../assets/cache.ts';
import { readCoverage } from '../cards/coverage.ts';
import { proveCards } from '../cards/legible.ts';
import type { Survey } from '../check/check.ts';
import type { Page } from '../draw/page.ts';
import { BuildFailure, stopOn } from '../faults/errors.ts';
import type { PublicFiles } from '../public/read.ts';
import type { Source } from '../read/source.ts';
import type { Resolved } from '../resolve.ts';
import type { Site } from '../site.ts';
import { findMissingSigns } from '../text/signs.ts';
import { foresee } from './foresee.ts';

interface Beside {
  sources: readonly Source[];
  published: PublicFiles;
  cache: Cache;
}

/**
 * Stops on content that is not as it must be.
 * @throws BuildFailure with all its faults, those of words that nobody could read among them, and with those of the
 * pages that it would make
 */
export async function proveContent<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  { checked, unsound, isGrounded, ...surveyed }: Survey<Content>,
  resolved: Resolved<Content, SitePage>,
  { sources, published, cache }: Beside,
): Promise<void> {
  const { typefaces, card } = site.look;
  const faults = [
    ...surveyed.faults,
    ...published.faults,
    ...findMissingSigns(checked, await readCoverage(typefaces, cache)),
    ...(card ? proveCards(resolved.pages, resolved.settings, card, sources) : []),
  ];
  if (faults.length > 0) {
    const foreseen = isGrounded ? foresee(site, resolved, { sources, published, faults, unsound }) : [];
    throw new BuildFailure([...faults, ...foreseen]);
  }
  // Beside other faults, a page that cannot be resolved suffers from those.
  stopOn(resolved.faults);
}
