/**
 * `npm run bench:build -- [--pages 25,1000,10000] [--rounds 5] [--only ours,hugo,eleventy] [--install]`: builds sites of
 * many articles, by this generator and by its peers, and prints time and memory. `--install` installs Eleventy for this run.
 * Fails if the generators build different sites.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findHugo, installEleventy, ours } from './generators.ts';
import { formatLegend } from './legend.ts';
import { type BenchOptions, parseOptions } from './options.ts';
import { runRounds } from './run-rounds.ts';
import { formatTable } from './table.ts';

function run({ pages, rounds, only, install }: BenchOptions): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const finders = { ours: () => ours, hugo: findHugo, eleventy: () => installEleventy(install, folder) };
    const results = only.map((name) => finders[name]());
    const generators = results.filter((result) => 'command' in result);
    const missing = results.filter((result) => 'fix' in result);
    const runs = pages.flatMap((count) =>
      runRounds(generators, { pages: count, rounds, folder: join(folder, `${count}`) }),
    );
    return [formatTable(runs), ...formatLegend(generators, missing, rounds)].join('\n\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

try {
  console.log(run(parseOptions(process.argv.slice(2))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
