/** Builds the articles as build.ts builds the site, and keeps their cache beside their content: a bench may delete it. */
import '../../engine/render/production.ts';
import { join } from 'node:path';
import { buildSite } from '../../engine/build/build.ts';
import { runBuild } from '../../engine/cli/command.ts';
import { articles } from './site.ts';

export function run(args: readonly string[], code?: string): Promise<number> {
  const cacheOf = (content: string) => join(content, '../.cache');
  return runBuild(args, (options) => buildSite(articles, { ...options, cache: cacheOf(options.content) }), code);
}
