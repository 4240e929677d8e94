/** The sites that the tests look at: those that test/run.ts serves to all processes, or sites of this process. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeAtEnd } from '../close.ts';
import { listStandingPages } from '../pages.ts';

export interface TestSite {
  /** With a slash at its end. */
  address: string;
  /** The built site. */
  folder: string;
  /** The kind of each page, by its path, e.g. "/contact/"; of the real site only. */
  kinds?: Record<string, string>;
}

export interface OpenTestSite extends TestSite {
  close(): Promise<void>;
}

const served: { real: TestSite; town: TestSite } | undefined =
  JSON.parse(process.env.TEST_SITES || 'null') ?? undefined;

/** The site of this project, whatever its content says: for what must hold on every page of it. */
export const openRealSite = once(async () => served?.real ?? open((await import('./serve-sites.ts')).serveRealSite));

/** A small site with one of everything, so that no test of a part depends on what the real site says. */
export const openTown = once(async () => served?.town ?? open((await import('./serve-sites.ts')).serveTown));

/** Where visitors stay, e.g. "/contact/". */
export function listPaths({ folder }: TestSite): string[] {
  return listStandingPages(folder).map(({ path }) => `/${path}`);
}

/** The first page of each kind, and the longest. */
export function listSamplePaths(site: TestSite): string[] {
  const chosen = new Map<string, { first: string; longest: string; length: number }>();
  for (const { path, file } of listStandingPages(site.folder)) {
    const kind = site.kinds?.[`/${path}`] ?? path;
    const { length } = readFileSync(join(site.folder, file), 'utf8');
    const known = chosen.get(kind);
    if (known && known.length >= length) continue;
    chosen.set(kind, { first: known?.first ?? `/${path}`, longest: `/${path}`, length });
  }
  return [...new Set([...chosen.values()].flatMap(({ first, longest }) => [first, longest]))];
}

async function open(serve: () => Promise<OpenTestSite>): Promise<TestSite> {
  const opened = await serve();
  closeAtEnd(opened.close);
  return opened;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
