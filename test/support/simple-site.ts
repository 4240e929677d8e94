/** The phases of a build, for small sites of tests and benchmarks. */
import { join } from 'node:path';
import { findNonFiles, inspectPictures, makeAssets, makeIcons, readCoverage } from '../../engine/assets/index.ts';
import { finishSite, type RouteContext, readPublic, type Site } from '../../engine/build/index.ts';
import { listPictures, type Rules, readContent, validate } from '../../engine/content/index.ts';
import { makeToUrl, type Page, type Settings, type Theme } from '../../engine/core/index.ts';
import { addPageAssets, type RenderContext, type Route, renderPages, resolvePages } from '../../engine/render/index.ts';

export interface SimpleSiteDefinition<Content extends { site: Settings }, SitePage extends Page> {
  root: string;
  rules: Rules<Content>;
  theme: Theme;
  routes(content: Content, context: RouteContext): readonly Route<SitePage>[];
  renderBody: RenderContext<SitePage>['renderBody'];
}

export function simpleSite<Content extends { site: Settings }, SitePage extends Page>(
  definition: SimpleSiteDefinition<Content, SitePage>,
): Site<Content, SitePage> {
  const { root, rules, theme, routes, renderBody } = definition;
  const make: Site<Content, SitePage>['make'] = async (options, cache) => {
    const reading = readContent(options.content, cache.results);
    const { sources } = reading;
    const published = readPublic(options.public);
    const pictures = await inspectPictures(options.images, theme.background, cache);
    const coverage = await readCoverage(theme.typefaces, cache.store);
    const otherErrors = [...findNonFiles(pictures), ...published.errors];
    const validated = validate(rules, reading, { pictures, coverage, otherErrors }, options, cache.results);
    const { content } = validated;
    const settings = content.site;
    const icons = await makeIcons(join(root, 'assets/icons'), cache.store);
    const context = { year: Number(options.date.slice(0, 4)), logo: `/${icons.touch.path}` };
    const resolved = resolvePages<Content, SitePage>((from) => routes(from, context), content, validated.drafts);
    const shared = { settings, theme, renderBody };
    const input = { ...shared, sources, published, pictures, validated, resolved, makeFiles: () => [] };
    const toUrl = makeToUrl(settings.base);
    const used = listPictures(validated.entries);
    const assets = await makeAssets({ root, theme, content, used, icons, pictures, toUrl }, cache);
    const { pages } = resolved;
    const pageAssets = addPageAssets(assets, { theme, pages, settings, icons, pictures, toUrl });
    const { outputs, deferred, head } = pageAssets;
    const rendering = { ...shared, toUrl, pictures: assets.pictures, assets: head };
    const rendered = renderPages(pages, rendering, cache.results);
    const warnings = () => [];
    const made = { ...input, content, context, used, rendering, rendered, outputs, deferred, warnings };
    return finishSite(made);
  };
  return { root, rules, theme, routes, make };
}
