/** The sites of the browser tests: served by test/run.ts to all processes, or by this process. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listNonRedirects } from '../pages.ts';
import { openOnce } from './open-once.ts';

export interface OpenedSite {
  /** Ends with a slash. */
  address: string;
  /** The built site. */
  folder: string;
  /** The kind of each page, by its path, e.g. "/contact/"; of the real site only. */
  kinds?: Record<string, string>;
}

export interface ClosableSite extends OpenedSite {
  close(): Promise<void>;
}

const served: { real?: OpenedSite; test?: OpenedSite } = JSON.parse(process.env['TEST_SITES'] || '{}');
const serveRealOnce = openOnce(async () => (await import('./serve-sites.ts')).serveRealSite());
const serveTestOnce = openOnce(async () => (await import('./serve-sites.ts')).serveTestSite());

/** The site of this project, for tests that hold whatever its content says. */
export const openRealSite = async (): Promise<OpenedSite> => served.real ?? serveRealOnce();

/** A small site with an entry of every kind, so that tests of parts don't depend on real content. */
export const openTestSite = async (): Promise<OpenedSite> => served.test ?? serveTestOnce();

/** Paths of pages that don't redirect, e.g. "/contact/". */
export function listPaths({ folder }: OpenedSite): string[] {
  return listNonRedirects(folder).map(({ path }) => `/${path}`);
}

/** The path of the longest page of each kind. All pages of a site without `kinds`. */
export function listLongestPaths(site: OpenedSite): string[] {
  const chosen = new Map<string, { path: string; length: number }>();
  for (const { path, file } of listNonRedirects(site.folder)) {
    const kind = site.kinds?.[`/${path}`] ?? path;
    const { length } = readFileSync(join(site.folder, file), 'utf8');
    if (length > (chosen.get(kind)?.length ?? 0)) chosen.set(kind, { path: `/${path}`, length });
  }
  return [...chosen.values()].map(({ path }) => path);
}
