/** The sites of the browser tests, which test/run.ts builds and serves. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listNonRedirects } from '../pages.ts';

export interface ServedSite {
  /** Ends with a slash. */
  address: string;
  /** The built site. */
  folder: string;
  /** The kind of each page, by its path, e.g. "/contact/"; of the real site only. */
  kinds?: Record<string, string>;
}

const served: { real?: ServedSite; test?: ServedSite } = JSON.parse(process.env['TEST_SITES'] || '{}');
const HOW = 'This test reads a built site: run it with `npm test -- PATH`.';

/** The site of this project, for tests that hold whatever its content says. */
export const getRealSite = (): ServedSite => served.real ?? assert.fail(HOW);

/** A small site with an entry of every kind, so that tests of parts don't depend on real content. */
export const getTestSite = (): ServedSite => served.test ?? assert.fail(HOW);

/** Paths of pages that don't redirect, e.g. "/contact/". */
export function listPaths({ folder }: ServedSite): string[] {
  return listNonRedirects(folder).map(({ path }) => `/${path}`);
}

/** The path of the longest page of each kind. All pages of a site without `kinds`. */
export function listLongestPaths(site: ServedSite): string[] {
  const chosen = new Map<string, { path: string; length: number }>();
  for (const { path, file } of listNonRedirects(site.folder)) {
    const kind = site.kinds?.[`/${path}`] ?? path;
    const { length } = readFileSync(join(site.folder, file), 'utf8');
    if (length > (chosen.get(kind)?.length ?? 0)) chosen.set(kind, { path: `/${path}`, length });
  }
  return [...chosen.values()].map(({ path }) => path);
}
