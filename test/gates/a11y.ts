/** `npm run check:a11y`: axe and HTML_CodeSniffer over every page, by pa11y-ci. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pa11yCi from 'pa11y-ci';
import { serve } from '../../engine/serve/serve.ts';
import { launchBrowser } from '../browser/support/launch.ts';
import { listTargets } from './a11y-states.ts';
import { judge } from './a11y-verdict.ts';
import { listPages } from './pages.ts';

/** WCAG 2.2's rule for the size of targets; pa11y's standards end at 2.1. */
const axe = { runners: ['axe'], rules: ['target-size'] };

/** In turn: pa11y hands one list of rules to all its runners, and one browser shows one scheme. */
const RUNS = [
  { name: 'axe, light', run: axe, flags: [] },
  { name: 'axe, dark', run: axe, flags: ['--force-dark-mode'] },
  { name: 'axe, forced colors', run: axe, flags: ['--force-high-contrast'] },
  { name: 'HTML_CodeSniffer', run: { runners: ['htmlcs'] }, flags: [] },
];

const [folder = 'dist'] = process.argv.slice(2);
const { browser, options } = await launchBrowser();
await browser.close();
const copy = copyWithoutRedirects(folder);
const { address, close } = await serve({ folder: copy, base: '/', port: 0 });
const targets = listTargets(
  address,
  listPages(folder).map(({ path, file }) => ({ path, html: readFileSync(join(folder, file), 'utf8') })),
);

const faults: string[] = [];
for (const { name, run, flags } of RUNS) {
  const report = await pa11yCi(targets, {
    ...run,
    chromeLaunchConfig: { ...options, args: [...(options.args ?? []), ...flags] },
    concurrency: 2,
    standard: 'WCAG2AA',
    // axe's rules of less than serious impact come as warnings and notices; see a11y-verdict.ts.
    includeWarnings: true,
    includeNotices: true,
    timeout: 60_000,
    log: { debug() {}, error() {}, info() {} },
  });
  const verdict = judge(report, targets);
  faults.push(...verdict.faults.map((fault) => `${name}: ${fault}`));
  console.log(`${name}: ${verdict.tested} of ${targets.length} states of pages, ${verdict.faults.length} faults`);
}
await close();
rmSync(copy, { recursive: true });

for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

/** The small pages lead on at once; without that they hold still to be looked at. */
function copyWithoutRedirects(from: string): string {
  const to = mkdtempSync(join(tmpdir(), 'a11y-'));
  cpSync(from, to, { recursive: true });
  for (const { file } of listPages(to)) {
    const html = readFileSync(join(to, file), 'utf8');
    writeFileSync(join(to, file), html.replace(/<meta http-equiv="refresh"[^>]*>/, ''));
  }
  return to;
}
