/** The commands of the articles. The cache is next to the content, so that a bench can delete it. */
import '../../engine/render/production.ts';
import { join } from 'node:path';
import { buildSite } from '../../engine/build/index.ts';
import { commandsOf } from '../../engine/cli/index.ts';
import type { BuildOptions } from '../../engine/core/index.ts';
import { rebuilder } from '../../engine/dev-server/index.ts';
import { articles } from './site.ts';

const build = (options: BuildOptions) => buildSite(articles, { ...options, cache: join(options.content, '../.cache') });

export const rebuild = rebuilder(articles);
export const run = commandsOf(articles, { build }, 'bench/articles/build.ts');
