import { readCoverage } from '../assets/fonts.ts';
import type { PublicFiles } from '../build/public-files.ts';
import type { Resolved } from '../build/resolve.ts';
import type { Site } from '../build/site.ts';
import { findMissingSigns } from '../content/signs.ts';
import type { Source } from '../content/source.ts';
import type { Survey } from '../content/validate.ts';
import type { Cache } from '../core/cache.ts';
import { BuildFailure, throwIfAny } from '../core/diagnostics.ts';
import type { Page } from '../core/page.ts';
import { proveCards } from './card-text.ts';
import { foresee } from './early.ts';

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
  const { typefaces, card } = site.theme;
  const problems = [
    ...surveyed.problems,
    ...published.errors,
    ...findMissingSigns(checked, await readCoverage(typefaces, cache)),
    ...(card ? proveCards(resolved.pages, resolved.settings, card, sources) : []),
  ];
  if (problems.length > 0) {
    const foreseen = isGrounded ? foresee(site, resolved, { sources, published, problems, unsound }) : [];
    throw new BuildFailure([...problems, ...foreseen]);
  }
  // Next to other errors, a page that cannot be resolved suffers from those.
  throwIfAny(resolved.problems);
}
