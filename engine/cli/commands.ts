import type { Site } from '../build/index.ts';
import type { BuildOptions, Page } from '../core/index.ts';
import type { WriteReportOptions } from '../report/index.ts';
import { runBuild } from './command.ts';
import { runNew } from './new.ts';
import { runPreview } from './preview.ts';
import { runReport } from './report.ts';
import { runSchema } from './schema.ts';
import { runDevServer } from './start.ts';

interface Works {
  build(options: BuildOptions): Promise<unknown>;
  report(options: WriteReportOptions): Promise<void>;
}

/**
 * `npm run build`, `npm start`, `npm run preview`, `npm run report`, `npm run new` and `npm run schema`, as one function of
 * the words of a command line.
 * @param lasting modules of the site, by their paths in the checkout, that the dev server keeps while others are edited
 */
export function commandsOf<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  { build, report }: Works,
  lasting: readonly string[],
): (args: readonly string[], code?: string) => Promise<number> {
  return (args, code) => {
    if (args[0] === 'start') return runDevServer(args.slice(1), site.root, lasting);
    if (args[0] === 'preview') return runPreview(args.slice(1));
    if (args[0] === 'report') return runReport(args.slice(1), report);
    if (args[0] === 'new') return runNew(args.slice(1), site);
    if (args[0] === 'schema') return runSchema(args.slice(1), site);
    return runBuild(args, build, code);
  };
}
