import { checkStrays, type Inspection, readCoverage } from '../assets/index.ts';
import { findMissingGlyphs, type Source, type ValidationResult } from '../content/index.ts';
import { BuildFailure, type Cache, type Page, type PublicFiles, throwIfAny } from '../core/index.ts';
import type { Resolved } from '../render/index.ts';
import { checkCardText } from './card-text.ts';
import { type EarlySite, findEarly } from './early.ts';

interface ContentToCheck<Content, SitePage extends Page> extends EarlySite<SitePage> {
  validated: ValidationResult<Content>;
  resolved: Resolved<SitePage>;
  sources: readonly Source[];
  pictures: Inspection;
  published: PublicFiles;
}

/**
 * Stops at errors in the content. The errors of the pages that it would make are reported with them.
 * @throws BuildFailure with every error
 */
export async function checkContent<Content, SitePage extends Page>(
  { validated, resolved, sources, pictures, published, ...site }: ContentToCheck<Content, SitePage>,
  cache: Cache,
): Promise<void> {
  const { entries, brokenSlugs, canRender } = validated;
  const { typefaces, card } = site.theme;
  const problems = [
    ...validated.problems,
    ...checkStrays(pictures),
    ...published.errors,
    ...findMissingGlyphs(entries, await readCoverage(typefaces, cache)),
    ...(card ? checkCardText(resolved.pages, site.settings, card, sources) : []),
  ];
  if (problems.length > 0) {
    const early = canRender ? findEarly(site, resolved, { sources, published, problems, brokenSlugs }) : [];
    throw new BuildFailure([...problems, ...early]);
  }
  // A page that cannot be resolved may only suffer from the errors above.
  throwIfAny(resolved.problems);
}
