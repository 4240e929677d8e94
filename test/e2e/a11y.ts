/** `npm run check:a11y`: axe and HTML_CodeSniffer over every page, by pa11y-ci. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../engine/dev-server/index.ts';
import { launchBrowser } from '../support/browser/launch.ts';
import { listPages } from '../support/pages.ts';
import { testAll } from './a11y-runs.ts';
import { listTargets } from './a11y-states.ts';

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
await testAll(targets, options, (name, verdict) => {
  faults.push(...verdict.faults.map((fault) => `${name}: ${fault}`));
  console.log(`${name}: ${verdict.tested} of ${targets.length} states of pages, ${verdict.faults.length} faults`);
});
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
