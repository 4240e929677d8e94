import { escapeHtml, type FileInMemory, fullUrl, type Page, type Settings, toFile } from '../core/index.ts';

/** The day of the last commit of each content file, by its path. Without a history, pages have no date. */
export type CommitDates = ReadonlyMap<string, string>;

/** Files for search engines and hosts. With `.nojekyll`, GitHub Pages publishes every file as it is. */
export function listIndexFiles(
  pages: readonly Page[],
  settings: Settings,
  commitDates: CommitDates = new Map(),
): FileInMemory[] {
  return [makeSitemap(pages, settings, commitDates), makeRobots(settings), toFile('.nojekyll', '')];
}

/** https://www.sitemaps.org/protocol.html */
function makeSitemap(pages: readonly Page[], settings: Settings, commitDates: CommitDates): FileInMemory {
  const urls = pages
    .filter(({ head }) => !head.noindex)
    .map(({ path, source }) => {
      const date = commitDates.get(source);
      const lastmod = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
      return `<url><loc>${escapeHtml(fullUrl(path, settings))}</loc>${lastmod}</url>`;
    });
  const start = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return toFile('sitemap.xml', [start, ...urls, '</urlset>', ''].join('\n'));
}

/** Nothing is disallowed, because a search engine must read a page to find its `noindex`. */
function makeRobots(settings: Settings): FileInMemory {
  return toFile('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${fullUrl('/sitemap.xml', settings)}\n`);
}
