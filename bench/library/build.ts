/** The commands of the site in this folder, a lending library. */
import '../../engine/render/set-node-env.ts';
import { buildSite } from '../../engine/build/index.ts';
import { commandsOf } from '../../engine/cli/index.ts';
import { makeRebuild } from '../../engine/dev-server/index.ts';
import { library } from './site.ts';

export const rebuild = makeRebuild(library);
export const run = commandsOf(library, (options) => buildSite(library, options), { script: 'bench/library/build.ts' });
