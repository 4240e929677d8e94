import type { Source } from '../content/index.ts';
import {
  type Diagnostic,
  findSimilar,
  findSimilarPath,
  inCode,
  makeError,
  makeToUrl,
  makeWarning,
} from '../core/index.ts';
import { joinExtracts, listUrls, type PageExtract, type RenderedPage } from '../render/index.ts';
import { findConflicts } from './conflicts.ts';
import type { ExtractedPage, SiteIndex, SiteToCheck } from './find-in-sources.ts';
import { errorAt, findSources, isInAliases, locate } from './find-in-sources.ts';
import { checkPage } from './html-rules.ts';

/** Every error of the finished site, located in the content. */
export function checkSite(site: SiteToCheck): Diagnostic[] {
  const { rendered, published, sources, settings } = site;
  const conflicts = findConflicts(site);
  // While the address of a page is taken, links to it can't be checked. A conflict of a file in public/ prevents no other check.
  if (conflicts.some(({ file }) => published.files.every((one) => one.file !== file))) return conflicts;
  const toUrl = makeToUrl(settings.base);
  const pages = new Map(rendered.map((one) => [toUrl(one.page.path), { ...one, extract: joinExtracts(one.extracts) }]));
  const toUrls = (path: string) => [path, path.replace(/(^|\/)index\.html$/, '$1')].map(toUrl);
  const index = { ...site, pages, targets: new Set(site.files.flatMap(({ path }) => toUrls(path))) };
  return [
    ...conflicts,
    ...findDuplicates('title', [...pages.values()], sources),
    ...findDuplicates('description', [...pages.values()], sources),
    ...[...pages.values()].flatMap((one) => checkPage(one, index)),
    ...checkLinks(index),
  ];
}

function findDuplicates(field: 'title' | 'description', pages: readonly ExtractedPage[], sources: readonly Source[]) {
  const first = new Map<string, string>();
  return pages.flatMap(({ page, extract }) => {
    const other = first.get(extract[field]);
    first.set(extract[field], other ?? page.source);
    // An alias has the title of its page.
    if (other === undefined || page.aliasOf !== undefined) return [];
    const message = `${inCode(field)} is the same as in ${other}.`;
    const own = findSources(page, sources);
    const places = own.map(({ file, findKeyPosition }) => ({
      file,
      position: findKeyPosition([field]),
      path: [field],
    }));
    return errorAt(places, page, makeError(`duplicate-${field}`, message, 'Write another.'));
  });
}

/** Errors for links, fragments and assets that lead nowhere or to a redirect: one for each place in the content. */
function checkLinks(site: SiteIndex): Diagnostic[] {
  const { pages, sources, settings } = site;
  const seen = new Set<string | PageExtract>();
  return [...pages].flatMap(([from, { page, extracts }]) => {
    // Pages share pieces of HTML, such as the menu. Each piece is checked once, but its `#…` links for every page.
    const urls = extracts.flatMap((piece) => listUrls(piece).filter((url) => isFragment(url) || !seen.has(piece)));
    for (const piece of extracts) seen.add(piece);
    return urls.flatMap((url) => {
      const key = isFragment(url) ? from + url : url;
      if (seen.has(key)) return [];
      seen.add(key);
      const problem = checkUrl(url, from, site);
      if (!problem) return [];
      const written = withoutBase(url, settings.base);
      const error = makeError(problem.code, `Link to ${inCode(written)}, ${problem.message}.`, problem.fix);
      const among = isFragment(url) ? findSources(page, sources) : sources;
      // An address in the field `aliases` is not a link.
      const places = locate(written, among).filter((place) => !isInAliases(place));
      return errorAt(places, page, error);
    });
  });
}

const isFragment = (url: string) => url.startsWith('#');

/**
 * @param url as in HTML: a link to a page is a path with the base path, or `#…`
 * @returns an error whose message continues "Link to `…`, "
 */
function checkUrl(url: string, from: string, site: SiteIndex): Diagnostic<unknown> | undefined {
  const { origin, base } = site.settings;
  const [path = '', fragment = ''] = (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url).split('#');
  if (/^(https?|mailto|tel):/.test(path)) return undefined;
  if (!/^(\/|$)/.test(path)) return makeError('invalid-link', 'which is not an address of a page', ADDRESS_FIX);
  const target = path.replace(/\?.*$/s, '') || from;
  if (!target.startsWith(base)) {
    const message = `which is outside the site's folder ${inCode(base)}`;
    return makeError('link-outside-base', message, 'Link to a page of the site.');
  }
  const to = site.pages.get(withSlash(target))?.page.aliasOf;
  if (to !== undefined && path !== '') {
    return makeError('redirected-link', 'which redirects', `Link to ${inCode(to)} instead.`);
  }
  const folder = target.replace(/\/index\.html$/, '/');
  if (folder !== target && site.pages.has(folder)) {
    const shorter = withoutBase(url, base).replace('/index.html', '/');
    return makeError('file-link', 'which names the file of a page', `Link to ${inCode(shorter)} instead.`);
  }
  if (!site.targets.has(target)) return explainMissing(withoutBase(target, base), site);
  return checkFragment(fragment, site.pages.get(target)?.extract.ids ?? [], withoutBase(url, base));
}

const ADDRESS_FIX = 'Write a path such as `/contact/`, or an address that begins with `https://`.';

/** @param path without the base path */
function explainMissing(path: string, { settings, pages, targets, draftPages }: SiteIndex): Diagnostic<unknown> {
  const draft = draftPages?.get(withSlash(path));
  if (draft !== undefined) {
    return makeError('draft-link', `which is a draft (${draft})`, 'Delete the link, or publish the draft first.');
  }
  // The page that is also "/contact/index.html" is suggested as "/contact/".
  const isMeant = (file: string) => !file.endsWith('/index.html') && pages.get(file)?.page.aliasOf === undefined;
  const paths = [...targets].filter(isMeant).map((file) => withoutBase(file, settings.base));
  const similar = findSimilarPath(path, paths);
  const isFile = /\.(?!html?$)\w+$/i.test(path);
  const other = isFile
    ? 'Put the file in `public/`, or write the address of one that exists.'
    : 'Write the address of a page that exists.';
  return makeError('dead-link', `but no such ${isFile ? 'file' : 'page'} exists`, suggest(similar, other));
}

function checkFragment(fragment: string, ids: readonly string[], url: string): Diagnostic<unknown> | undefined {
  // Fragments of files without ids are not checked, because not every file is a page, e.g. "/prices.pdf#page=2".
  // Browsers scroll to the top (HTML standard, 7.4.6.4), or to a text (URL Fragment Text Directives).
  if (fragment.toLowerCase() === 'top' || fragment.startsWith(':~:')) return undefined;
  const exists = ids.length === 0 || ids.some((id) => id === fragment || encodeURIComponent(id) === fragment);
  if (fragment === '' || exists) return undefined;
  const similar = findSimilar(fragment, ids);
  const fix = suggest(similar && url.replace(/#.*$/s, `#${similar}`), 'Write the address without it.');
  return makeError('dead-fragment', `but that page has no part ${inCode(fragment)}`, fix);
}

const withSlash = (path: string) => path.replace(/\/?$/, '/');

/** A URL as authors write it. */
const withoutBase = (url: string, base: string) => (url.startsWith(base) ? `/${url.slice(base.length)}` : url);

const suggest = (url: string | undefined, other: string) => (url ? `Did you mean ${inCode(url)}?` : other);

/**
 * A warning for each page that no other page links to. Links from pages that list all pages don't count; `noindex` pages need no
 * link.
 */
export function listUnlinked(rendered: readonly RenderedPage[], base: string): Diagnostic[] {
  const toUrl = makeToUrl(base);
  // For each piece of HTML, the first and the last page with it. If both are the target of its link, only the target has it.
  const pagesByPiece = new Map<PageExtract, string[]>();
  for (const { page, extracts } of rendered.filter(
    ({ page }) => !page.isIndex && page.head.redirectsTo === undefined,
  )) {
    for (const piece of extracts)
      pagesByPiece.set(piece, [pagesByPiece.get(piece)?.[0] ?? toUrl(page.path), toUrl(page.path)]);
  }
  const targets = [...pagesByPiece].flatMap(([piece, pages]) =>
    listUrls(piece)
      .map((url) => url.replace(/[?#].*$/s, ''))
      .filter((target) => pages.some((page) => page !== target)),
  );
  const linked = new Set(targets);
  return rendered
    .filter(({ page: { path, head } }) => path !== '/' && !head.noindex && !linked.has(toUrl(path)))
    .map(({ page: { source, path } }) =>
      makeWarning(
        source,
        'unlinked-page',
        `no other page but a list of all pages has a link to ${path}, so few will find it`,
      ),
    );
}
