import type { Scan } from '../render/scan.ts';

interface LinkedPage {
  /** Without the base path, e.g. "/contact/". */
  path: string;
  /** Of its pieces. */
  scans: readonly Scan[];
}

interface World {
  origin: string;
  base: string;
}

/** The pages that lead to a page, by their paths. */
export interface Incoming {
  /** By their own texts. */
  fromTexts: string[];
  /** By whatever stands on them, menus too. */
  fromAny: string[];
}

/** What links to each page, by its path; a page does not count for itself. */
export function listIncoming(pages: readonly LinkedPage[], world: World): Map<string, Incoming> {
  const incoming = new Map(pages.map(({ path }) => [path, { fromTexts: [], fromAny: [] } as Incoming]));
  for (const { path, scans } of pages) {
    const add = (among: readonly Scan[], kind: keyof Incoming) => {
      for (const target of new Set(listLinks(among, path, world).map((url) => pathIn(url, world)))) {
        if (target !== path) incoming.get(target ?? '')?.[kind].push(path);
      }
    };
    add(textOf(scans), 'fromTexts');
    add(bodyOf(scans), 'fromAny');
  }
  return incoming;
}

/** Every address of another site that pages link to, sorted, with the pages. */
export function listOutside(pages: readonly LinkedPage[], world: World): { url: string; pages: string[] }[] {
  const found = new Map<string, string[]>();
  for (const { path, scans } of pages) {
    const urls = listLinks(bodyOf(scans), path, world).filter((url) => url.origin !== world.origin);
    for (const href of new Set(urls.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ href }) => href))) {
      found.set(href, [...(found.get(href) ?? []), path]);
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([url, paths]) => ({ url, pages: paths }));
}

/** A page comes in four pieces, head, frame, main part, frame; or in one, see scanPieces. */
const textOf = (scans: readonly Scan[]): readonly Scan[] => (scans.length === 4 ? scans.slice(2, 3) : scans);
/** The head links to the page itself. */
const bodyOf = (scans: readonly Scan[]): readonly Scan[] => (scans.length === 4 ? scans.slice(1) : scans);

function listLinks(scans: readonly Scan[], path: string, { origin, base }: World): URL[] {
  const from = origin + base + path.slice(1);
  const links = scans.flatMap(({ urls }) => urls).filter(({ kind }) => kind === 'link');
  return links.flatMap(({ url }) => (URL.canParse(url, from) ? [new URL(url, from)] : []));
}

/** Without the base path; nothing for another site. */
function pathIn({ origin, pathname }: URL, world: World): string | undefined {
  if (origin !== world.origin || !pathname.startsWith(world.base)) return undefined;
  return `/${pathname.slice(world.base.length)}`;
}
