import type { Source } from '../content/index.ts';
import { type Diagnostic, finding, inCode, makeToUrl } from '../core/index.ts';
import { joinScans } from '../render/index.ts';
import { BUILD, findConflicts } from './conflicts.ts';
import { checkLinks, type ScannedPage, type SiteIndex, type SiteToCheck } from './links.ts';
import { errorAt, placesOf, type SourcePage } from './locate.ts';
import { checkPage } from './page-rules.ts';

/**
 * Every error of the finished site, at the content file behind it.
 * @param made paths of the files that the build makes, pages included
 * @param waits whether a link can only be checked once other errors are fixed
 */
export function checkSite(
  site: SiteToCheck,
  made: readonly string[],
  waits: (url: string) => boolean = () => false,
): Diagnostic[] {
  const { rendered, published, sources, settings } = site;
  const conflicts = findConflicts(
    [
      ...rendered.map(({ page }) => ({ path: page.output, by: page.source, page })),
      ...made.map((path) => ({ path, by: BUILD })),
      ...published.files.map(({ path, file }) => ({ path, by: file })),
    ],
    sources,
  );
  // If two pages have one address, a link may mean either.
  if (conflicts.some(({ file }) => published.files.every((one) => one.file !== file))) return conflicts;
  const toUrl = makeToUrl(settings.base);
  const pages = rendered.map(({ page, scans }) => ({ page, scan: joinScans(scans) }));
  const paths = [...made, ...published.files.map(({ path }) => path)];
  const files = new Set(paths.flatMap((path) => [path, path.replace(/(^|\/)index\.html$/, '$1')]).map(toUrl));
  const index = { ...site, files, pages: new Map(pages.map((one) => [toUrl(one.page.path), one])) };
  return [
    ...conflicts,
    ...findRepeats('title', pages, sources),
    ...findRepeats('description', pages, sources),
    ...pages.flatMap((one) => checkRules(one, index)),
    ...checkLinks(index, waits),
  ];
}

function checkRules({ page, scan }: ScannedPage, { sources, files }: SiteIndex): Diagnostic[] {
  return checkPage(scan, files).flatMap(({ near, ...error }) => {
    const own = sources.filter(({ file }) => file === page.source);
    const places = near === undefined ? [] : [...placesOf(near, own), ...placesOf(near, sources)];
    return errorAt(places.slice(0, 1), page, error);
  });
}

function findRepeats(
  field: 'title' | 'description',
  pages: readonly ScannedPage[],
  sources: readonly Source[],
): Diagnostic[] {
  const first = new Map<string, SourcePage>();
  return pages.flatMap(({ page, scan }) => {
    const other = first.get(scan[field]);
    first.set(scan[field], other ?? page);
    // An old address has the title of its page.
    if (!other || page.redirectTo !== undefined) return [];
    const message = `${inCode(field)} is the same as in ${other.source}.`;
    const own = sources.filter(({ file }) => file === page.source);
    const places = own.map(({ file, positionOfKey }) => ({ file, position: positionOfKey([field]), path: [field] }));
    return errorAt(places, page, finding(`duplicate-${field}`, message, 'Write another.'));
  });
}
