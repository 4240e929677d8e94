import { type MadeSite, type MakeOptions, makeSite } from '../build/make.ts';
import type { Site } from '../build/site.ts';
import { openCache } from '../core/cache.ts';
import { BuildFailure } from '../core/diagnostics.ts';
import { newMemory } from '../core/memo.ts';
import type { Page } from '../core/page.ts';
import { fileIn } from './source.ts';

/**
 * Makes the site with a content file and without it, and writes nothing.
 * @param path of the file, e.g. "managers/ann-lee.md"
 * @returns the addresses of its own page, or of those that show it
 * @throws BuildFailure with every fault of the content
 */
export async function findPlaces<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  path: string,
  { cache: folder, ...options }: MakeOptions & { cache: string },
): Promise<string[]> {
  const [cache, memory] = [openCache(folder), newMemory()];
  const made = await makeSite(site, options, cache, memory);
  const own = made.drawn.filter(({ page }) => page.source === fileIn(options.content, path));
  if (own.length > 0) return own.map(({ page }) => made.rendering.toUrl(page.path));
  const instead = { content: new Map([[path, undefined]]), images: new Map() };
  const without = await makeOrNot(() => makeSite(site, { ...options, instead }, cache, memory));
  const before = new Map(without?.drawn.map(({ output }) => [output.path, output.content]));
  const changed = made.drawn.filter(({ output }) => without && before.get(output.path) !== output.content);
  return changed.map(({ page }) => made.rendering.toUrl(page.path));
}

/** Something may need the file already. */
async function makeOrNot<Content, SitePage extends Page>(
  make: () => Promise<MadeSite<Content, SitePage>>,
): Promise<MadeSite<Content, SitePage> | undefined> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof BuildFailure) return undefined;
    throw error;
  }
}
