import type { Assets, Icons, InspectedPictures } from '../assets/index.ts';
import {
  escapeHtml,
  fullUrl,
  type Output,
  type Page,
  type Settings,
  type Theme,
  type ToUrl,
  toOutput,
} from '../core/index.ts';
import { deferCards } from './social-cards.ts';

/** Files for search engines and hosts. With `.nojekyll`, GitHub Pages publishes every file as it is. */
export function listIndexFiles(pages: readonly Page[], settings: Settings): Output[] {
  return [makeSitemap(pages, settings), makeRobots(settings), toOutput('.nojekyll', '')];
}

/** https://www.sitemaps.org/protocol.html */
function makeSitemap(pages: readonly Page[], settings: Settings): Output {
  const urls = pages
    .filter(({ head }) => !head.noindex)
    .map(({ path }) => `<url><loc>${escapeHtml(fullUrl(path, settings))}</loc></url>`);
  const start = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return toOutput('sitemap.xml', [start, ...urls, '</urlset>', ''].join('\n'));
}

/** Nothing is disallowed, because a search engine must read a page to find its `noindex`. */
function makeRobots(settings: Settings): Output {
  return toOutput('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${fullUrl('/sitemap.xml', settings)}\n`);
}

/** https://www.w3.org/TR/appmanifest/ */
function makeWebManifest(settings: Settings, { background }: Theme, toUrl: ToUrl, icons: Icons['manifest']): Output {
  const manifest = {
    name: settings.name,
    short_name: settings.shortName,
    lang: settings.language,
    start_url: toUrl('/'),
    scope: toUrl('/'),
    display: 'browser',
    background_color: background,
    theme_color: background,
    icons: icons.map(({ output, size }) => ({
      src: toUrl(`/${output.path}`),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
  return toOutput('site.webmanifest', `${JSON.stringify(manifest, undefined, 2)}\n`);
}

interface PageAssetInputs {
  theme: Theme;
  pages: readonly Page[];
  settings: Settings;
  icons: Icons;
  pictures: InspectedPictures;
  toUrl: ToUrl;
}

/** Adds the assets that depend on pages and settings: social cards and the web manifest. */
export function addPageAssets(assets: Assets, { theme, pages, settings, icons, pictures, toUrl }: PageAssetInputs) {
  const { outputs, deferredPictures, styles, critical, fonts, script, inlineScripts } = assets;
  const { card } = theme;
  const cards = card && deferCards({ theme: { ...theme, card }, pages, settings, pictures });
  const manifest = makeWebManifest(settings, theme, toUrl, icons.manifest);
  return {
    outputs: [...outputs, manifest],
    deferred: cards ? [deferredPictures, cards.deferred] : [deferredPictures],
    head: {
      styles,
      critical,
      fonts,
      script,
      inlineScripts,
      icon: `/${icons.svg.path}`,
      touchIcon: `/${icons.touch.path}`,
      placeholder: `/${icons.placeholder.path}`,
      manifest: `/${manifest.path}`,
      getCard: (page: Page) => cards?.getCard(page),
    },
  };
}
