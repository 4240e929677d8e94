import type { Source } from '../content/index.ts';
import {
  type Diagnostic,
  type Finding,
  finding,
  findNear,
  findNearPath,
  inCode,
  makeToUrl,
  type PublicFiles,
  type Settings,
} from '../core/index.ts';
import type { RenderedPage, Resolved, Scan } from '../render/index.ts';
import { errorAt, isAlias, placesOf, type SourcePage } from './locate.ts';

export interface ScannedPage {
  page: SourcePage;
  scan: Scan;
}

/** A rendered site, with its public files. */
export interface SiteToCheck {
  rendered: readonly { page: SourcePage; scans: readonly Scan[] }[];
  published: Pick<PublicFiles, 'files'>;
  sources: readonly Source[];
  settings: Pick<Settings, 'origin' | 'base'>;
  resolved: Pick<Resolved<never>, 'drafts'>;
}

/** A site to check, and everything that a link can go to, by URL with the base path. */
export interface SiteIndex extends SiteToCheck {
  pages: ReadonlyMap<string, ScannedPage>;
  /** Published files, and folders with an index.html. */
  files: ReadonlySet<string>;
}

/** Errors for links, fragments and assets that lead nowhere, or to a redirect: one at each place that writes the address. */
export function checkLinks(site: SiteIndex, waits: (url: string) => boolean): Diagnostic[] {
  const { sources, settings } = site;
  const checked = new Set<string>();
  return [...site.pages].flatMap(([from, { page, scan }]) =>
    scan.urls.flatMap(({ url }) => {
      const isPart = url.startsWith('#');
      const key = isPart ? from + url : url;
      if (checked.has(key)) return [];
      checked.add(key);
      const problem = findProblem(url, from, site);
      const written = withoutBase(url, settings.base);
      if (!problem || waits(written)) return [];
      const error = finding(problem.code, `Link to ${inCode(written)}, ${problem.message}.`, problem.fix, written);
      const among = isPart ? sources.filter(({ file }) => file === page.source) : sources;
      const places = placesOf(written, among).filter((place) => !isAlias(place));
      return errorAt(places, page, error);
    }),
  );
}

/**
 * Links between pages are paths with the base path, or `#…`.
 * @returns a message that continues "Link to `…`, "
 */
function findProblem(url: string, from: string, site: SiteIndex): Finding | undefined {
  const { pages, files } = site;
  const { origin, base } = site.settings;
  const [path = '', fragment = ''] = (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url).split('#');
  if (/^(https?|mailto|tel):/.test(path)) return undefined;
  if (!/^(\/|$)/.test(path)) return finding('invalid-link', 'which is not an address of a page', FORMS);
  const target = path.replace(/\?.*$/s, '') || from;
  if (!target.startsWith(base)) {
    const message = `which is outside the site's folder ${inCode(base)}`;
    return finding('link-outside-base', message, 'Link to a page of the site.');
  }
  const to = pages.get(withSlash(target))?.page.redirectTo;
  if (to !== undefined && path !== '') {
    return finding('redirected-link', 'which redirects', `Link to ${inCode(to)} instead.`);
  }
  if (!files.has(target)) return explainMissing(withoutBase(target, base), site);
  return checkFragment(fragment, pages.get(target)?.scan.ids ?? [], withoutBase(url, base));
}

const FORMS = 'Write a path such as `/contact/`, or an address that begins with `https://`.';

/** @param path without the base path */
function explainMissing(path: string, { settings, pages, files, resolved }: SiteIndex): Finding {
  const draft = resolved.drafts.get(withSlash(path));
  if (draft !== undefined) {
    return finding('draft-link', `which is a draft (${draft})`, 'Delete the link, or publish the draft first.');
  }
  const isRedirect = (file: string) => pages.get(file.replace(/index\.html$/, ''))?.page.redirectTo !== undefined;
  const paths = [...files].filter((file) => !isRedirect(file)).map((file) => withoutBase(file, settings.base));
  const fix = suggest(findNearPath(path, paths), 'Write the address of a page that exists.');
  return finding('dead-link', 'but no such page exists', fix);
}

function checkFragment(fragment: string, ids: readonly string[], url: string): Finding | undefined {
  // A file without ids may be no page, e.g. "/prices.pdf#page=2".
  const exists = ids.length === 0 || ids.some((id) => id === fragment || encodeURIComponent(id) === fragment);
  if (fragment === '' || exists) return undefined;
  const near = findNear(fragment, ids);
  const fix = suggest(near && url.replace(/#.*$/s, `#${near}`), 'Write the address without it.');
  return finding('dead-fragment', `but that page has no part ${inCode(fragment)}`, fix);
}

function withSlash(path: string): string {
  return path.replace(/\/?$/, '/');
}

/** As authors write it. */
function withoutBase(url: string, base: string): string {
  return url.startsWith(base) ? `/${url.slice(base.length)}` : url;
}

function suggest(near: string | undefined, other: string): string {
  return near === undefined ? other : `Nearest: ${inCode(near)}.`;
}

/** A notice for each page that no other page links to, lists of all pages aside. Pages hidden from search may be hidden. */
export function listUnlinked(rendered: readonly RenderedPage[], base: string): string[] {
  const toUrl = makeToUrl(base);
  const linked = new Set(
    rendered
      .filter(({ page }) => !page.isIndex && page.head.redirect === undefined)
      .flatMap(({ page, scans }) =>
        scans
          .flatMap(({ urls }) => urls.map(({ url }) => url.replace(/[?#].*$/s, '')))
          .filter((url) => url !== toUrl(page.path)),
      ),
  );
  return rendered
    .map(({ page }) => page)
    .filter(({ path, head }) => path !== '/' && !head.noindex && !linked.has(toUrl(path)))
    .map(({ source, path }) => `${source}: no other page has a link to ${path}, so few will find it`);
}
