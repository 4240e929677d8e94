import type { Route } from '../../pages/page.ts';
import type { Output } from '../assets/output.ts';
import { AuthorError, stopOn } from '../faults/errors.ts';
import { nettedAll } from '../faults/unforeseen.ts';
import type { Source } from '../read/read.ts';
import { checkLinks, type Targets } from './links.ts';
import { pageRules } from './page.ts';
import { locateIn, placeFindings } from './place.ts';
import { type Scan, scan } from './scan.ts';
import { checkScripts } from './scripts.ts';

interface Publication {
  routes: readonly Route[];
  outputs: readonly Output[];
  sources: readonly Source[];
  /** The names in client/islands.ts. */
  islands: readonly string[];
  shortName: string;
  origin: string;
  base: string;
  /** Whether a link waits for another fault to be mended before it can be judged. */
  waits?: (url: string) => boolean;
}

interface ScannedPage {
  route: Route;
  path: string;
  scan: Scan;
}

/**
 * Proves what is about to be published.
 * @throws BuildFailure with every fault of every page, each at the content file behind it
 */
export function verify(publication: Publication): void {
  stopOn(proveSite(publication));
}

/** The same, with the faults told. */
export function proveSite({
  routes,
  outputs,
  sources,
  islands,
  shortName,
  origin,
  base,
  waits,
}: Publication): AuthorError[] {
  const clashes = findClashes(routes);
  if (clashes.length > 0) return clashes;
  const pages = scanPages(routes, outputs, base);
  const targets = listTargets(pages, outputs, origin, base);
  const locate = (route: Route, text?: string) => locateIn(sources, route, text);
  const provePage = ({ route, path, scan: page }: ScannedPage) => [
    ...pageRules.flatMap((rule) => rule(page, shortName)).map(({ message, near }) => locate(route, near)(message)),
    ...checkScripts(path, page, targets).map((message) => locate(route)(message)),
    ...page.islands
      .filter((name) => !islands.includes(name))
      .map((name) => locate(route)(unknownIsland(name, islands))),
  ];
  const findLinks = ({ route, path, scan: page }: ScannedPage) =>
    checkLinks(path, page, targets).map((link) => ({ ...link, route }));
  const fileOf = ({ route }: ScannedPage) => route.entry.file;
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

/** Faults for routes that would be written to one output, on disks that ignore the case of letters too. */
function findClashes(routes: readonly Route[]): AuthorError[] {
  const first = new Map<string, Route>();
  return routes.flatMap((route) => {
    const output = route.output.toLowerCase();
    const other = first.get(output);
    first.set(output, other ?? route);
    if (!other) return [];
    const message = `route: found ${route.path}, which ${other.entry.file} has too, write another file name`;
    return [new AuthorError(route.entry.file, { line: 1, column: 1 }, message)];
  });
}

function scanPages(routes: readonly Route[], outputs: readonly Output[], base: string): ScannedPage[] {
  const contents = new Map(outputs.map(({ path, content }) => [path, content]));
  return routes.map((route) => {
    const html = contents.get(route.output);
    if (typeof html !== 'string') throw new Error(`${route.output}: the route was not rendered`);
    return { route, path: base + route.path.slice(1), scan: scan(html) };
  });
}

function listTargets(pages: readonly ScannedPage[], outputs: readonly Output[], origin: string, base: string): Targets {
  const files = outputs.map(({ path }) => [base + path, new Set<string>()] as const);
  const places = pages.map(({ path, scan: { ids } }) => [path, new Set(ids)] as const);
  return { origin, base, places: new Map([...files, ...places]) };
}

type Locate = (route: Route, text?: string) => (message: string) => AuthorError;

function findRepeats(pages: readonly ScannedPage[], field: 'title' | 'description', locate: Locate): AuthorError[] {
  const first = new Map<string, Route>();
  return pages.flatMap(({ route, scan: page }) => {
    const other = first.get(page[field]);
    first.set(page[field], other ?? route);
    if (!other) return [];
    return [locate(route, `${field}:`)(`${field}: found the same as in ${other.entry.file}, write another`)];
  });
}

function unknownIsland(name: string, islands: readonly string[]): string {
  return `island: found "${name}", which client/islands.ts does not name; it names ${islands.join(', ')}`;
}
