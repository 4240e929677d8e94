import { type MakeOptions, makeSite } from '../build/make.ts';
import type { Site } from '../build/site.ts';
import { openCache } from '../core/cache.ts';
import { newMemory } from '../core/memo.ts';
import type { Page } from '../core/page.ts';
import { makeReport } from './render-report.ts';

/** What `npm run report` is told. */
export interface ReportingOptions extends MakeOptions {
  /** Where slow results are kept. */
  cache: string;
  /** Asks for addresses of other sites; without it, nobody does. */
  ask?: typeof fetch | undefined;
}

/**
 * Makes a site, and tells all there is to know of it.
 * @returns a page of HTML
 * @throws BuildFailure with every fault of the content
 */
export async function reportSite<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  { cache: folder, ...options }: ReportingOptions,
): Promise<string> {
  const cache = openCache(folder);
  const made = await makeSite(site, options, cache, newMemory());
  return makeReport(site, made, { ...options, cache });
}
