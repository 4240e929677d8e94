import type { ReportingOptions } from '../report/site.ts';
import { refuseReportIn } from '../write/out-folder.ts';
import { proveReport, writeReport } from '../write/write-report.ts';
import { CACHE, requireSources, runCommand } from './command.ts';
import { REPORT } from './flags.ts';
import { today } from './options.ts';

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
