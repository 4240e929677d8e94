/** The commands of the site of articles. The cache is next to the content, where bench/run-rounds.ts looks for it. */
import '../../engine/render/set-node-env.ts';
import { join } from 'node:path';
import { buildSite } from '../../engine/build/index.ts';
import { commandsOf } from '../../engine/cli/index.ts';
import type { BuildOptions } from '../../engine/core/index.ts';
import { makeRebuild } from '../../engine/dev-server/index.ts';
import { articles } from './site.ts';

const cacheFor = ({ content }: Pick<BuildOptions, 'content'>) => join(content, '../.cache');
const build = (options: BuildOptions) => buildSite(articles, { ...options, cache: cacheFor(options) });

export const rebuild = makeRebuild(articles);
export const run = commandsOf(articles, { build }, { script: 'bench/articles/build.ts' });
