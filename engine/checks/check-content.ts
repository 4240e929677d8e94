import { type FontCache, findNonFiles, type InspectedPictures, readCoverage } from '../assets/index.ts';
import { findMissingGlyphs, type Source, toDiagnostic, type ValidationResult } from '../content/index.ts';
import {
  BuildFailure,
  type Diagnostic,
  finding,
  inCode,
  isAddress,
  makeToUrl,
  type Output,
  type Page,
  type Problem,
  throwIfAny,
  tryAll,
} from '../core/index.ts';
import { type RenderContext, type ResolvedPages, renderDocument } from '../render/index.ts';
import { checkSite } from './check-site.ts';
import type { SiteToCheck } from './locate.ts';

/** The content and its pages, before anything is rendered or bundled. */
export interface ContentToCheck<SitePage extends Page>
  extends Pick<RenderContext<SitePage>, 'renderBody' | 'settings' | 'theme'>,
    Pick<SiteToCheck, 'sources' | 'published'> {
  pictures: InspectedPictures;
  validated: ValidationResult<unknown>;
  resolved: ResolvedPages<SitePage>;
  /** Makes the files that are not pages, e.g. calendars. */
  makeFiles(): Output[];
}

/**
 * Checks the content. If it has errors, also reports the errors that its pages would have.
 * @throws BuildFailure with every error
 */
export async function checkContent<SitePage extends Page>(
  site: ContentToCheck<SitePage>,
  cache: FontCache,
): Promise<void> {
  const { validated, resolved, pictures, published, theme } = site;
  const problems = [
    ...validated.problems,
    ...findNonFiles(pictures),
    ...published.errors,
    ...findMissingGlyphs(validated.entries, await readCoverage(theme.typefaces, cache)),
    ...checkCardText(site),
  ];
  if (problems.length > 0) {
    throw new BuildFailure([...problems, ...(validated.canRender ? findPageErrors(site, problems) : [])]);
  }
  // Reported last, because errors in the content may be why a page cannot be resolved.
  throwIfAny(resolved.problems);
}

function checkCardText({ resolved, validated, settings, theme }: ContentToCheck<Page>): Diagnostic[] {
  const siteName = { text: settings.name, file: settings.file, field: 'name' };
  return resolved.pages.flatMap(({ head: { card } }) => {
    if (!card || !theme.card) return [];
    const { section, title } = card;
    const fits = theme.card.fits({ section: section.text, title: title.text, site: siteName.text });
    const long = [...(fits.section ? [] : [section]), ...(fits.title ? [] : [title]), ...(fits.site ? [] : [siteName])];
    return long.map(({ text, file, field }) => {
      const message = `${inCode(field)} has ${text.length} characters, too many for the page's social card.`;
      const found = finding('card-overflow', message, 'Shorten it, or use shorter words.');
      return toDiagnostic({ file, path: [field], ...found }, validated.entries);
    });
  });
}

/** Errors that the pages would have, without those that may follow from known problems. */
function findPageErrors<SitePage extends Page>(site: ContentToCheck<SitePage>, known: readonly Problem[]) {
  const { rendered, outputs } = renderForChecks(site);
  const built = outputs.map(({ path }) => path);
  // Links that are not checked now: the address has an error of its own, or the entry behind it has, and so may have no page.
  const isPending = (url: string) =>
    (!url.startsWith('#') && !isAddress(url)) ||
    url.split(/[/#?.]+/).some((step) => site.validated.brokenSlugs.has(step));
  const errors = checkSite({ ...site, rendered }, built, isPending);
  return errors.filter((error) => isIndependent(error, known, site.sources));
}

/**
 * Whether an error is in the content and does not follow from a known problem. An error follows from a problem in the same line,
 * unless it has a value and the problem does not have the same one.
 */
function isIndependent({ file, position, value }: Diagnostic, known: readonly Problem[], sources: readonly Source[]) {
  const others = known.filter((problem) => problem.file === file);
  // An error in the first line is about the file as a whole, so it may follow from any problem of the file.
  const isOfFile = position.line === 1 && others.length > 0;
  const isKnown = others
    .filter((other) => other.position.line === position.line)
    .some((other) => value === undefined || ('value' in other && other.value === value));
  return !isOfFile && !isKnown && sources.some((source) => source.file === file);
}

/**
 * Renders pages without pictures, styles and scripts, which take time and don't depend on the content. Pages and files that can't
 * be made are left out, because known problems are the cause.
 */
export function renderForChecks<SitePage extends Page>(site: ContentToCheck<SitePage>) {
  const { settings, resolved, makeFiles } = site;
  const asset = { path: 'assets/nothing.js', content: '' };
  const path = `/${asset.path}`;
  const urls = { styles: path, script: path, icon: path, touchIcon: path, placeholder: path, manifest: path };
  const assets = { ...urls, critical: [], fonts: [], cardOf: () => undefined };
  const picture = { width: 1, height: 1, color: '#000000', avif: [], fallback: [] };
  const rendering = { ...site, toUrl: makeToUrl(settings.base), pictureOf: () => picture, assets };
  const sourceOf = ({ source }: Page) => source;
  const render = (page: SitePage) => ({ page, ...renderDocument(page, rendering, new Map()) });
  const rendered = tryAll(resolved.pages, sourceOf, render).results;
  const others = tryAll([settings.file], (file) => file, makeFiles).results.flat();
  return { rendered, outputs: [...rendered.map(({ output }) => output), ...others, asset] };
}
