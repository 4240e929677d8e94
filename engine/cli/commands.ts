import { buildSite, type SiteScript } from '../build/index.ts';
import { runBuild, runPublishCheck } from './command.ts';
import { runDevServer, runPreview, type SiteServer } from './servers.ts';

/** Makes the function that runs the commands of a site. It takes the command line, and returns the exit code. */
export function makeCommands(site: SiteScript, server: SiteServer): (args: readonly string[]) => Promise<number> {
  return (args) => {
    const [name, ...others] = args;
    if (name === 'start') return runDevServer(others, site.root, server);
    if (name === 'preview') return runPreview(others, site.root);
    if (name === 'publish-check') return runPublishCheck(others, site);
    return runBuild(args, site.root, (options) => buildSite(site, options));
  };
}
