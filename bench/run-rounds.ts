import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { findDifference } from './compare-sites.ts';
import { editArticle } from './generate/content.ts';
import type { Generator } from './generators.ts';
import { measure } from './measure.ts';
import type { Run } from './table.ts';

/** What a build finds: nothing built before, an unchanged site, or a site with one changed sentence. */
const STATES = ['cold', 'unchanged', 'one edit'] as const;

/** What the generators write: sites and caches. */
const OUTPUT_FOLDERS = ['dist', '.cache', 'resources'];

interface RoundOptions {
  pages: number;
  rounds: number;
  /** Holds all sites; must not exist yet. */
  folder: string;
}

/**
 * Builds a site of `pages` pages with each generator, in rounds. Within a round, the generators take turns.
 * @throws if a build fails, or if the sites differ in the end
 */
export function runRounds(generators: readonly Generator[], { pages, rounds, folder }: RoundOptions): Run[] {
  const runs: Run[] = [];
  /** The paths of edited pages. In the end, these are compared, and a sample of the others. */
  const edited: string[] = [];
  const siteOf = ({ name }: Generator) => join(folder, name);
  for (const generator of generators) {
    mkdirSync(siteOf(generator), { recursive: true });
    generator.prepare(siteOf(generator), pages);
  }
  for (let round = 1; round <= rounds; round++) {
    for (const state of STATES) {
      for (const generator of generators) {
        const site = siteOf(generator);
        if (state === 'cold') moveAside(site, join(folder, `${generator.name}-before-${round}`));
        if (state === 'one edit') edited.push(editArticle(join(site, 'content'), pages, round));
        const cost = measure(generator.command(site), folder);
        runs.push({ pages, state, by: generator.name, cost });
        console.error(`${pages} pages, round ${round}, ${state}, ${generator.name}: ${cost.wall.toFixed(2)} s`);
      }
    }
  }
  assertEqualSites(generators, (generator) => join(siteOf(generator), 'dist'), edited);
  return runs;
}

/** Moved, not deleted: writing right after deleting ten thousand files takes several times as long. */
function moveAside(site: string, aside: string): void {
  mkdirSync(aside);
  for (const name of OUTPUT_FOLDERS.filter((folder) => existsSync(join(site, folder))))
    renameSync(join(site, name), join(aside, name));
}

function assertEqualSites(
  [first, ...others]: readonly Generator[],
  distOf: (generator: Generator) => string,
  edited: string[],
): void {
  if (!first) return;
  for (const other of others) {
    const difference = findDifference(distOf(first), distOf(other), edited);
    if (difference === undefined) continue;
    const names = `${first.name} and ${other.name}`;
    throw new Error(`The sites built by ${names} differ: ${difference}. Fix the layouts in bench/peers.`);
  }
}
