/** Builds the articles. The cache is next to the content, so that a bench can delete it. */
import '../../engine/render/production.ts';
import { join } from 'node:path';
import { buildSite } from '../../engine/build/index.ts';
import { runBuild } from '../../engine/cli/index.ts';
import { articles } from './site.ts';

export function run(args: readonly string[], code?: string): Promise<number> {
  const cacheOf = (content: string) => join(content, '../.cache');
  return runBuild(args, (options) => buildSite(articles, { ...options, cache: cacheOf(options.content) }), code);
}
