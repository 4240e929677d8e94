import type { EditorModule } from '../dev-server/index.ts';
import { buildSite, type SiteScript } from '../output/index.ts';
import { runBuild, runPlaceholderCheck } from './command.ts';
import { CHECK_PLACEHOLDERS, PREVIEW, START } from './flags.ts';
import { runDevServer, runPreview } from './servers.ts';

/**
 * Makes the function that runs the commands of a site. It takes the command line, and returns the exit code.
 * @param loadEditor loads the editor of the dev server. Without it, pages can't be edited
 */
export function makeCommands(
  site: SiteScript,
  { loadEditor }: { loadEditor?: () => Promise<EditorModule> } = {},
): (args: readonly string[]) => Promise<number> {
  return (args) => {
    const [name, ...others] = args;
    if (name === START.name) return runDevServer(others, site, loadEditor);
    if (name === PREVIEW.name) return runPreview(others, site.root);
    if (name === CHECK_PLACEHOLDERS.name) return runPlaceholderCheck(others, site);
    return runBuild(args, site.root, (options) => buildSite(site, options));
  };
}
