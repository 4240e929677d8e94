import { readCoverage } from '../assets/fonts.ts';
import { checkStrays, type Inspection } from '../assets/pictures.ts';
import type { Source } from '../content/source.ts';
import { findMissingGlyphs } from '../content/text-errors.ts';
import type { ValidationResult } from '../content/validate.ts';
import type { Cache } from '../core/cache.ts';
import { BuildFailure, throwIfAny } from '../core/diagnostics.ts';
import type { PublicFiles } from '../core/output.ts';
import type { Page } from '../core/page.ts';
import type { Resolved } from '../render/resolve.ts';
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
