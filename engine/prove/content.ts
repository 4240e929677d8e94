import type { Cache } from '../assets/cache.ts';
import type { Survey } from '../check/check.ts';
import type { Page } from '../draw/page.ts';
import { BuildFailure } from '../faults/errors.ts';
import type { Source } from '../read/source.ts';
import type { Site } from '../site.ts';
import { foresee } from './foresee.ts';
import { proveWords } from './words.ts';

/**
 * Stops on content that is not as it must be.
 * @throws BuildFailure with all its faults, and with those of the pages that it would make
 */
export async function proveContent<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  surveyed: Survey<Content>,
  sources: readonly Source[],
  cache: Cache,
): Promise<void> {
  const faults = [...surveyed.faults, ...(await proveWords(site, surveyed, sources, cache))];
  if (faults.length > 0) throw new BuildFailure([...faults, ...foresee(site, surveyed, sources, faults)]);
}
