import type { Site } from '../build/index.ts';
import type { BuildOptions } from '../core/index.ts';
import { runBuild } from './command.ts';
import { runDevServer, runPreview } from './servers.ts';

/**
 * Makes the function that runs the commands of a site. It takes a hash of the site's code, and returns the exit code.
 * @param options `script` is the module that exports `rebuild` for the dev server. `persistent` lists modules of the site that keep
 * their state when the dev server reloads others. Both are paths in the project.
 */
export function makeCommands(
  site: Pick<Site<unknown>, 'root'>,
  build: (options: BuildOptions) => Promise<unknown>,
  { script, persistent = [] }: { script: string; persistent?: readonly string[] },
): (args: readonly string[], codeHash?: string) => Promise<number> {
  return (args, codeHash) => {
    const [name, ...others] = args;
    if (name === 'start') return runDevServer(others, site.root, { script, persistent });
    if (name === 'preview') return runPreview(others, site.root);
    return runBuild(args, site.root, build, codeHash);
  };
}
