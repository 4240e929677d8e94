/** Lists links between pages, and tests links to other sites. */
import { inParallel } from '../core/index.ts';
import type { Scan } from '../render/index.ts';

interface LinkedPage {
  /** Without the base path, e.g. "/contact/". */
  path: string;
  scans: readonly Scan[];
}

interface SiteAddress {
  origin: string;
  base: string;
}

/** Paths of the pages that link to a page. */
export interface Incoming {
  /** From their main part. */
  fromText: string[];
  /** From anywhere, menus included. */
  fromAnywhere: string[];
}

/** The links to each page, by its path. A page's links to itself don't count. */
export function listIncoming(pages: readonly LinkedPage[], site: SiteAddress): Map<string, Incoming> {
  const incoming = new Map(pages.map(({ path }): [string, Incoming] => [path, { fromText: [], fromAnywhere: [] }]));
  for (const { path, scans } of pages) {
    const add = (pieces: readonly Scan[], kind: keyof Incoming) => {
      for (const target of new Set(listLinks(pieces, path, site).map((url) => pathIn(url, site)))) {
        if (target !== path) incoming.get(target ?? '')?.[kind].push(path);
      }
    };
    add(mainOf(scans), 'fromText');
    add(bodyOf(scans), 'fromAnywhere');
  }
  return incoming;
}

/** Links to other sites, sorted, each with the pages that have it. */
export function listOutside(pages: readonly LinkedPage[], site: SiteAddress): { url: string; pages: string[] }[] {
  const pagesByUrl = new Map<string, string[]>();
  for (const { path, scans } of pages) {
    const urls = listLinks(bodyOf(scans), path, site).filter((url) => url.origin !== site.origin);
    for (const href of new Set(urls.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ href }) => href))) {
      pagesByUrl.set(href, [...(pagesByUrl.get(href) ?? []), path]);
    }
  }
  return [...pagesByUrl].sort(([a], [b]) => (a < b ? -1 : 1)).map(([url, paths]) => ({ url, pages: paths }));
}

/** A page is scanned in four pieces (head, header, main part, footer) or in one. */
const mainOf = (scans: readonly Scan[]): readonly Scan[] => (scans.length === 4 ? scans.slice(2, 3) : scans);
/** Without the head, whose canonical link leads to the page itself. */
const bodyOf = (scans: readonly Scan[]): readonly Scan[] => (scans.length === 4 ? scans.slice(1) : scans);

function listLinks(scans: readonly Scan[], path: string, { origin, base }: SiteAddress): URL[] {
  const from = origin + base + path.slice(1);
  const links = scans.flatMap((piece) => piece.links);
  return links.flatMap((url) => (URL.canParse(url, from) ? [new URL(url, from)] : []));
}

/** The path of a URL without the base path; undefined for another site. */
function pathIn({ origin, pathname }: URL, site: SiteAddress): string | undefined {
  if (origin !== site.origin || !pathname.startsWith(site.base)) return undefined;
  return `/${pathname.slice(site.base.length)}`;
}

export interface LinkStatus {
  isReached: boolean;
  /** e.g. "404" or "no answer in 10 seconds" */
  text: string;
}

/** Few requests at once, because several links may go to one host. */
const PARALLEL = 4;
const MAX_SECONDS = 10;
/** Some hosts answer HEAD with these, although the page exists. */
const RETRY_WITH_GET = [400, 403, 404, 405, 501];

export async function requestAll(
  urls: readonly string[],
  request: typeof fetch,
  seconds = MAX_SECONDS,
): Promise<Map<string, LinkStatus>> {
  const statuses = new Map<string, LinkStatus>();
  await inParallel(PARALLEL, urls, async (url) => {
    statuses.set(url, await requestOne(url, request, seconds));
  });
  return statuses;
}

async function requestOne(url: string, request: typeof fetch, seconds: number): Promise<LinkStatus> {
  const statusOf = async (method: 'HEAD' | 'GET') => {
    const { status, body } = await request(url, { method, signal: AbortSignal.timeout(seconds * 1000) });
    await body?.cancel();
    return status;
  };
  try {
    const first = await statusOf('HEAD');
    const status = RETRY_WITH_GET.includes(first) ? await statusOf('GET') : first;
    return { isReached: status < 400, text: String(status) };
  } catch (error) {
    return { isReached: false, text: explain(error, seconds) };
  }
}

function explain(error: unknown, seconds: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer in ${seconds} seconds`;
  // fetch() hides the reason behind "fetch failed".
  const { cause = error } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause ? String(cause.code) : cause.message;
}
