import { join } from 'node:path';
import { inspectPictures, makeAssets, makeIcons, readCoverage } from '../assets/index.ts';
import { checkCardText, checkSite, listUnlinked } from '../checks/index.ts';
import { listPictures, readContent, validate } from '../content/index.ts';
import {
  type BuildCache,
  type Diagnostic,
  makeToUrl,
  makeWarning,
  once,
  type Page,
  type Settings,
  throwIfAny,
} from '../core/index.ts';
import { addPageAssets, type CommitDates, listIndexFiles, renderPages, resolvePages } from '../render/index.ts';
import { listHeaderFiles } from './header-files.ts';
import { readPublic } from './public-files.ts';
import type { MadeSite, MakeOptions, Site, SiteDefinition } from './site.ts';
import { MARKER } from './write.ts';

export function defineSite<Content extends { site: Settings }, SitePage extends Page>(
  definition: SiteDefinition<Content, SitePage>,
): Site<Content, SitePage> {
  return { ...definition, make: (options, cache) => makeSite(definition, options, cache) };
}

/** The phases of a build, in order. What they make is not written yet. */
async function makeSite<Content extends { site: Settings }, SitePage extends Page>(
  site: SiteDefinition<Content, SitePage>,
  options: MakeOptions,
  cache: BuildCache,
): Promise<MadeSite<Content, SitePage>> {
  const { root, theme, rules, routes, renderBody } = site;
  const { virtualFiles } = options;
  // Read the files.
  const readResult = readContent(options.content, cache.results, virtualFiles?.content);
  const { sources } = readResult;
  const published = readPublic(options.public);
  const pictures = await inspectPictures(options.images, theme.background, cache, virtualFiles?.images);
  // Files → entries, or every error in them.
  const coverage = await readCoverage(theme.typefaces, cache.store);
  const validated = validate(
    rules,
    readResult,
    { pictures, coverage, otherErrors: published.errors },
    options,
    cache.results,
  );
  const current = site.keepCurrent?.(validated.content, options.date) ?? { ...validated, warnings: [] };
  const { content } = current;
  const settings = content.site;
  // The route manifest and entries → pages, as plain data.
  const icons = await makeIcons(join(root, 'assets/icons'), cache.store);
  const context = { year: Number(options.date.slice(0, 4)), logo: `/${icons.touch.path}` };
  const resolved = resolvePages<Content, SitePage>((from) => routes(from, context), content, validated.drafts);
  const { pages } = resolved;
  // Styles and fonts; scripts, which esbuild bundles. Pictures and social cards are deferred.
  const toUrl = makeToUrl(settings.base);
  const used = listPictures(validated.entries, site.getPictureBudget);
  const assets = await makeAssets({ root, theme, content, used, icons, pictures, toUrl }, cache);
  const { outputs, deferred, head } = addPageAssets(assets, { theme, pages, settings, icons, pictures, toUrl });
  // Pages → HTML, by renderToStaticMarkup.
  const rendering = { settings, theme, renderBody, toUrl, pictures: assets.pictures, assets: head };
  const rendered = renderPages(pages, rendering, cache.results);
  const files = site.makeFiles?.(content) ?? [];
  // Check the finished site.
  const made = { settings, sources, published, pictures, validated, content, context, resolved, used, rendering };
  const all = finish({ ...made, rendered, outputs: [...outputs, ...files], deferred }, options.commitDates);
  const listOwnWarnings = () => [...current.warnings, ...(site.listWarnings?.(content, sources) ?? [])];
  return { ...all, warnings: once(() => [...listCommonWarnings(all), ...listOwnWarnings()]) };
}

type UncheckedSite<Content, SitePage extends Page> = Omit<MadeSite<Content, SitePage>, 'warnings'>;

/**
 * Adds pages, index files (such as sitemap.xml), public files and header files to the outputs, and checks the finished site.
 * @throws BuildFailure with every broken rule
 */
function finish<Content, SitePage extends Page>(
  site: UncheckedSite<Content, SitePage>,
  commitDates: CommitDates = new Map(),
) {
  const { settings, deferred, rendered, rendering, published, resolved } = site;
  const pages = rendered.map(({ output }) => output);
  const outputs = [...pages, ...listIndexFiles(resolved.pages, settings, commitDates), ...site.outputs];
  const built = getPaths([...outputs, ...deferred.flatMap(({ steps }) => steps.flat())]);
  const headerFiles = listHeaderFiles(resolved.pages, settings, [...built, ...getPaths(published.files)]);
  const added = getPaths([...headerFiles, MARKER]);
  const inlineScripts = Object.values(rendering.assets.inlineScripts);
  const cardErrors = checkCardText({ ...site, theme: rendering.theme });
  throwIfAny([...cardErrors, ...checkSite({ ...site, inlineScripts }, [...built, ...added])]);
  return { ...site, outputs: [...outputs, ...headerFiles, ...published.files] };
}

const getPaths = (files: readonly { path: string }[]) => files.map(({ path }) => path);

function listCommonWarnings({ validated, rendered, settings }: UncheckedSite<unknown, Page>): Diagnostic[] {
  return [
    ...warnDrafts(validated.drafts.shown, 'shown only on this dev server'),
    ...warnDrafts(validated.drafts.hidden, 'not published'),
    ...listUnlinked(rendered, settings.base),
  ];
}

function warnDrafts(files: readonly string[], how: string): Diagnostic[] {
  const count = files.length === 1 ? '1 draft' : `${files.length} drafts`;
  return files.length === 0 ? [] : [makeWarning('content', 'drafts', `${count} ${how}: ${files.join(', ')}`)];
}
