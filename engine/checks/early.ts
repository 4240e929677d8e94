import type { Source } from '../content/index.ts';
import {
  BuildError,
  isAddress,
  makeToUrl,
  type Output,
  type Page,
  type PictureFiles,
  type Problem,
  type PublicFiles,
  type Settings,
  type Theme,
  tryAll,
} from '../core/index.ts';
import {
  type HeadAssets,
  type RenderContext,
  type RenderedPage,
  type Resolved,
  renderDocument,
} from '../render/index.ts';
import { checkSite } from './check-site.ts';

/** What pages are rendered with. */
export interface EarlySite<SitePage extends Page> extends Pick<RenderContext<SitePage>, 'body'> {
  settings: Settings;
  theme: Theme;
  islands: readonly string[];
  /** Files besides the pages, e.g. calendars. */
  files(): Output[];
}

/** What is told already. */
interface Told {
  sources: readonly Source[];
  published: PublicFiles;
  problems: readonly Problem[];
  /** The names of entries that may not stand where links look for them. */
  brokenSlugs: ReadonlySet<string>;
}

/**
 * The faults of the pages that content with faults would make, so that they are told together with its own. What may
 * only follow from those waits until they are mended.
 */
export function findEarly<SitePage extends Page>(
  site: EarlySite<SitePage>,
  resolved: Resolved<SitePage>,
  { sources, published, problems, brokenSlugs }: Told,
): Problem[] {
  const [rendered] = tryAll(
    [resolved.pages],
    // Every page is rendered from the settings; errors in them are reported already.
    () => site.settings.file,
    (pages) => renderRoughly(site, pages),
  ).results;
  if (!rendered) return [];
  // What is no address at all is refused where an author has written it.
  const isRefused = (address: string) => !address.startsWith('#') && !isAddress(address);
  const waits = (address: string) =>
    isRefused(address) || address.split(/[/#?.]+/).some((step) => brokenSlugs.has(step));
  const paths = [...rendered.outputs, ...published.files].map((output) => output.path);
  const found = checkSite({
    ...rendered,
    paths,
    sources,
    islands: site.islands,
    drafts: resolved.drafts,
    ...site.settings,
    waits,
  });
  return found.filter((problem) => isOfItsOwn(problem, problems, sources));
}

/** Not of a stand-in, nor of a page as a whole that has other faults, nor of words of which the same line tells one already. */
function isOfItsOwn(found: Problem, known: readonly Problem[], sources: readonly Source[]): boolean {
  const { file, position } = found;
  const others = known.filter((problem) => problem.file === file);
  const general = position.line === 1 && others.length > 0;
  const besides = others.some((other) => other.position.line === position.line && isOfSameValue(found, other));
  const standsIn = codeOf(found) === 'dead-asset' || !sources.some((source) => source.file === file);
  return !standsIn && !general && !besides;
}

function isOfSameValue(one: Problem, other: Problem): boolean {
  const value = foundIn(one);
  return value === undefined || foundIn(other) === value;
}

const codeOf = (problem: Problem) => (problem instanceof BuildError ? undefined : problem.code);
const foundIn = (problem: Problem) => (problem instanceof BuildError ? undefined : problem.value);

/** The pages without their pictures, styles and scripts: those take their time, and no author has a hand in them. */
export function renderRoughly<SitePage extends Page>(
  { body, theme, files, settings }: EarlySite<SitePage>,
  pages: readonly SitePage[],
): { rendered: RenderedPage<SitePage>[]; outputs: Output[] } {
  const toUrl = makeToUrl(settings.base);
  const rendering = { settings, toUrl, pictureOf: () => NO_PICTURE, assets: NO_ASSETS, body, theme };
  // A page that cannot be rendered suffers from the errors that are reported already.
  const { results: rendered } = tryAll(
    pages,
    ({ source }) => source,
    (page) => ({ page, ...renderDocument(page, rendering, new Map()) }),
  );
  return { rendered, outputs: [...rendered.map(({ output }) => output), ...files(), NOTHING] };
}

const NOTHING: Output = { path: 'assets/nothing.js', content: '' };
const path = `/${NOTHING.path}`;
const NO_PICTURE: PictureFiles = { width: 1, height: 1, color: '#000000', avif: [], fallback: [] };
const NO_ASSETS: HeadAssets = {
  styles: path,
  first: [],
  fonts: [],
  script: path,
  icon: path,
  touchIcon: path,
  placeholder: path,
  manifest: path,
  cardOf: () => ({ path, width: 1, height: 1, alt: '' }),
};
