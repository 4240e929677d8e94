/**
 * `npm run bench:build -- [--pages 1000,10000] [--rounds 3]`: builds sites of many articles by this generator, and by Hugo and
 * Eleventy if they are installed, and prints the median of the seconds.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeArticle } from './content.ts';
import { GENERATORS, type Generator } from './generators.ts';
import { median } from './times.ts';

/** What a build finds: nothing built before, an unchanged site, or a site with one changed sentence. */
const STATES = ['cold', 'unchanged', 'one edit'] as const;
/** What the generators write: sites and caches. */
const OUTPUT_FOLDERS = ['dist', '.cache', 'resources'];

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '1000,10000' }, rounds: { type: 'string', default: '3' } },
});
const sizes = values.pages.split(',').map(readNumber);
const rounds = readNumber(values.rounds);
const generators = GENERATORS.filter(({ isInstalled }) => isInstalled);
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  const rows = sizes.flatMap((pages) => {
    const timesByGenerator = generators.map((generator) => [generator.name, timeBuilds(generator, pages)] as const);
    return STATES.map((state) => {
      const medians = timesByGenerator.map(([name, times]) => [name, +median(times[state]).toFixed(2)]);
      return { pages, build: state, ...Object.fromEntries(medians) };
    });
  });
  console.table(rows);
  for (const { name, isInstalled } of GENERATORS) if (!isInstalled) console.log(`${name} is not installed.`);
} finally {
  rmSync(folder, { recursive: true });
}

function readNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 1) return number;
  throw new Error(`Write whole numbers above 1, not ${text}, such as --pages 1000,10000 --rounds 3.`);
}

/** @returns seconds, one number for each round */
function timeBuilds(generator: Generator, pages: number): Record<(typeof STATES)[number], number[]> {
  const site = join(folder, `${generator.name}-${pages}`);
  mkdirSync(site);
  generator.prepare(site, pages);
  const times: Record<(typeof STATES)[number], number[]> = { cold: [], unchanged: [], 'one edit': [] };
  for (let round = 1; round <= rounds; round++) {
    moveOutputAside(site, `${site}-before-${round}`);
    times.cold.push(timeBuild(generator, site, pages));
    times.unchanged.push(timeBuild(generator, site, pages));
    writeArticle(join(site, 'content'), pages, (round * 37) % (pages - 1), round);
    times['one edit'].push(timeBuild(generator, site, pages));
  }
  return times;
}

/** Moved, not deleted: writing right after deleting ten thousand files takes several times as long. */
function moveOutputAside(site: string, aside: string): void {
  mkdirSync(aside);
  for (const name of OUTPUT_FOLDERS.filter((one) => existsSync(join(site, one)))) {
    renameSync(join(site, name), join(aside, name));
  }
}

/** @throws if the build fails, or does not write all pages */
function timeBuild(generator: Generator, site: string, pages: number): number {
  const { program, args, cwd } = generator.build(site);
  const started = performance.now();
  const { status, error, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${generator.name} failed: ${error ?? stdout + stderr}`);
  const written = readdirSync(join(site, 'dist'), { recursive: true, encoding: 'utf8' });
  const count = written.filter((path) => path.endsWith('index.html')).length;
  if (count !== pages) throw new Error(`${generator.name} wrote ${count} pages instead of ${pages}.`);
  return seconds;
}
