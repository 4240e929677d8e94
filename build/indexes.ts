/** The small files that machines ask for: sitemap, robots, web manifest. */
import type { Route } from '../pages/page.ts';
import { absolute, type HeadContext } from './head.ts';
import { escapeHtml } from './html.ts';
import type { Icons } from './icons.ts';
import type { Output } from './output.ts';
import { PALETTE } from './palette.ts';
import type { Content } from './schema/content.ts';
import type { ToUrl } from './url.ts';

/** https://www.sitemaps.org/protocol.html; pages that stay out of search are left out. */
export function sitemap(routes: readonly Route[], context: Pick<HeadContext, 'content' | 'toUrl'>): Output {
  const urls = routes
    .filter(({ noindex }) => !noindex)
    .map(({ path }) => `<url><loc>${escapeHtml(absolute(context, path))}</loc></url>`);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ];
  return { path: 'sitemap.xml', content: lines.join('\n') };
}

/** Nothing is disallowed: a page that must stay out of the index has to be read to say so. */
export function robots(context: Pick<HeadContext, 'content' | 'toUrl'>): Output {
  return { path: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${absolute(context, '/sitemap.xml')}\n` };
}

/** https://www.w3.org/TR/appmanifest/ */
export function webManifest({ site }: Content, toUrl: ToUrl, icons: Icons['manifest']): Output {
  const manifest = {
    name: site.name,
    short_name: site.shortName,
    lang: site.language,
    start_url: toUrl('/'),
    scope: toUrl('/'),
    display: 'browser',
    background_color: PALETTE.paper,
    theme_color: PALETTE.paper,
    icons: icons.map(({ output, size }) => ({
      src: toUrl(`/${output.path}`),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
  return { path: 'site.webmanifest', content: `${JSON.stringify(manifest, undefined, 2)}\n` };
}
