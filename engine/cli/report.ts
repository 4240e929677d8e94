import { refuseReportIn } from '../build/out-folder.ts';
import { today } from '../core/options.ts';
import type { ReportingOptions } from '../report/report.ts';
import { proveReport, writeReport } from '../report/write-report.ts';
import { CACHE, requireSources, runCommand } from './command.ts';
import { REPORT } from './flags.ts';

/** `npm run report`: writes one page about the site, and says where. */
export function runReport(
  args: readonly string[],
  report: (options: ReportingOptions) => Promise<string>,
): Promise<number> {
  return runCommand(args, REPORT, async ({ date = today(new Date()), file, outside, ...flags }, log) => {
    requireSources(flags);
    proveReport(file);
    refuseReportIn(file, flags);
    writeReport(file, await report({ ...flags, date, cache: CACHE, ask: outside ? fetch : undefined }));
    log(`${file}: open it in a browser`);
  });
}
