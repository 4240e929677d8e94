import type { Source } from '../content/source.ts';
import { nettedAll } from '../core/build-error.ts';
import type { AuthorError } from '../core/diagnostics.ts';
import { joinScans, type Scan } from '../render/scan.ts';
import { findClashes } from './conflicts.ts';
import { checkLinks, type Targets } from './links.ts';
import { locateIn, type ProvedPage, placeFindings } from './locate.ts';
import { pageRules } from './page.ts';
import { checkScripts } from './scripts.ts';

interface Publication {
  drawn: readonly CheckedPage[];
  /** The files that are published, the pages too. */
  paths: readonly string[];
  sources: readonly Source[];
  /** The names in client/islands.ts. */
  islands: readonly string[];
  shortName: string;
  origin: string;
  base: string;
  /** By paths: the content files of pages that are not published yet. */
  drafts?: ReadonlyMap<string, string>;
  /** Whether a link waits for another fault to be mended before it can be judged. */
  waits?: (url: string) => boolean;
}

interface CheckedPage {
  page: ProvedPage;
  /** Of its pieces. */
  scans: readonly Scan[];
}

interface ScannedPage extends CheckedPage {
  /** Base path included. */
  path: string;
  /** Of the whole page. */
  scan: Scan;
}

/** Proves what is about to be published: every fault of every page, each at the content file behind it. */
export function proveSite({
  drawn,
  paths,
  sources,
  islands,
  shortName,
  origin,
  base,
  drafts = new Map(),
  waits,
}: Publication): AuthorError[] {
  const clashes = findClashes(
    drawn.map(({ page }) => page),
    sources,
  );
  if (clashes.length > 0) return clashes;
  const pages = drawn.map(({ page, scans }) => ({
    ...{ page, scans },
    path: base + page.path.slice(1),
    scan: joinScans(scans),
  }));
  const targets = { ...listTargets(pages, paths, origin, base), drafts };
  const locate = (page: ProvedPage, text?: string) => locateIn(sources, page, text);
  const provePage = ({ page, path, scan: found }: ScannedPage) => [
    ...pageRules.flatMap((rule) => rule(found, shortName)).map(({ message, near }) => locate(page, near)(message)),
    ...checkScripts(path, found, targets).map((message) => locate(page)(message)),
    ...found.islands
      .filter((name) => !islands.includes(name))
      .map((name) => locate(page)(unknownIsland(name, islands))),
  ];
  const findLinks = ({ page, path, scans }: ScannedPage) =>
    scans.flatMap((piece) => checkLinks(path, piece, targets)).map((link) => ({ ...link, page }));
  const fileOf = ({ page }: ScannedPage) => page.source;
  const [proved, linked] = [nettedAll(pages, fileOf, provePage), nettedAll(pages, fileOf, findLinks)];
  const findings = linked.results.flat().filter(({ url }) => !waits?.(url));
  return [
    ...findRepeats(pages, 'title', locate),
    ...findRepeats(pages, 'description', locate),
    ...proved.results.flat(),
    ...placeFindings(sources, findings),
    ...proved.faults,
    ...linked.faults,
  ];
}

/** What answers for its folder. */
const INDEX = 'index.html';

function listTargets(
  pages: readonly ScannedPage[],
  paths: readonly string[],
  origin: string,
  base: string,
): Omit<Targets, 'drafts'> {
  const addresses = paths.flatMap((path) => [
    path,
    ...(/(^|\/)index\.html$/.test(path) ? [path.slice(0, -INDEX.length)] : []),
  ]);
  const files = addresses.map((path) => [base + path, new Set<string>()] as const);
  const places = pages.map(({ path, scan: { ids } }) => [path, new Set(ids)] as const);
  const moved = pages.flatMap(({ path, page: { redirectTo } }) =>
    redirectTo === undefined ? [] : [[path, redirectTo] as const],
  );
  return {
    ...{ origin, base },
    places: new Map([...files, ...places]),
    moved: new Map(moved),
    looks: new Map(),
    sound: new Set(),
  };
}

type Locate = (page: ProvedPage, text?: string) => (message: string) => AuthorError;

function findRepeats(pages: readonly ScannedPage[], field: 'title' | 'description', locate: Locate): AuthorError[] {
  const first = new Map<string, ProvedPage>();
  return pages.flatMap(({ page, scan: found }) => {
    const other = first.get(found[field]);
    first.set(found[field], other ?? page);
    // An old address says what its page says.
    if (!other || page.redirectTo !== undefined) return [];
    return [locate(page, `${field}:`)(`${field}: found the same as in ${other.source}, write another`)];
  });
}

function unknownIsland(name: string, islands: readonly string[]): string {
  return `island: found "${name}", which client/islands.ts does not name; it names ${islands.join(', ')}`;
}
