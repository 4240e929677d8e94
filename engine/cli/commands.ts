import type { Site } from '../build/index.ts';
import type { BuildOptions } from '../core/index.ts';
import { runBuild } from './command.ts';
import { runDevServer, runPreview, type SiteServer } from './servers.ts';

/** Makes the function that runs the commands of a site. It takes the command line, and returns the exit code. */
export function makeCommands(
  site: Pick<Site<unknown>, 'root'>,
  build: (options: BuildOptions) => Promise<unknown>,
  server: SiteServer,
): (args: readonly string[]) => Promise<number> {
  return (args) => {
    const [name, ...others] = args;
    if (name === 'start') return runDevServer(others, site.root, server);
    if (name === 'preview') return runPreview(others, site.root);
    return runBuild(args, site.root, build);
  };
}
