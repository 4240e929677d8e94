import { refuseReportIn } from '../build/index.ts';
import { today } from '../core/index.ts';
import type { WriteReportOptions } from '../report/index.ts';
import { CACHE, requireSources, runCommand } from './command.ts';
import { REPORT } from './flags.ts';

/** `npm run report` */
export function runReport(
  args: readonly string[],
  report: (options: WriteReportOptions) => Promise<void>,
): Promise<number> {
  return runCommand(args, REPORT, async ({ date = today(new Date()), file, outside, ...flags }, log) => {
    requireSources(flags);
    refuseReportIn(file, flags);
    await report({ ...flags, file, date, cacheFolder: CACHE, fetch: outside ? fetch : undefined });
    log(`Open ${file} in a browser.`);
  });
}
