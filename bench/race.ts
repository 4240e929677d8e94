import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { findDifference } from './alike.ts';
import type { Contender } from './contenders.ts';
import { editArticle } from './generate/content.ts';
import { measure } from './measure.ts';
import type { Run } from './table.ts';

/** What a build starts with: nothing, an unchanged site, or one changed sentence. */
const STATES = ['cold', 'unchanged', 'one edit'] as const;

/** The files that builds write. */
const LEFT = ['dist', '.cache', 'resources'];

interface Course {
  pages: number;
  rounds: number;
  /** Holds all sites; must not exist. */
  folder: string;
}

/**
 * Builds a site of that many pages with each contender, in turn, round by round.
 * @throws if a build fails, or if the sites differ in the end
 */
export function race(contenders: readonly Contender[], { pages, rounds, folder }: Course): Run[] {
  const runs: Run[] = [];
  const edited: string[] = [];
  const siteOf = ({ name }: Contender) => join(folder, name);
  for (const contender of contenders) {
    mkdirSync(siteOf(contender), { recursive: true });
    contender.prepare(siteOf(contender), pages);
  }
  for (let round = 1; round <= rounds; round++) {
    for (const state of STATES) {
      for (const contender of contenders) {
        const site = siteOf(contender);
        if (state === 'cold') putAway(site, join(folder, `${contender.name}-before-${round}`));
        if (state === 'one edit') edited.push(editArticle(join(site, 'content'), pages, round));
        const cost = measure(contender.command(site), folder);
        runs.push({ pages, state, by: contender.name, cost });
        console.error(`${pages} pages, round ${round}, ${state}, ${contender.name}: ${cost.wall.toFixed(2)} s`);
      }
    }
  }
  proveAlike(contenders, (contender) => join(siteOf(contender), 'dist'), edited);
  return runs;
}

/** Moved, not deleted: writing right after deleting ten thousand files takes several times as long. */
function putAway(site: string, aside: string): void {
  mkdirSync(aside);
  for (const name of LEFT.filter((left) => existsSync(join(site, left))))
    renameSync(join(site, name), join(aside, name));
}

function proveAlike(
  [first, ...others]: readonly Contender[],
  distOf: (one: Contender) => string,
  edited: string[],
): void {
  if (!first) return;
  for (const other of others) {
    const difference = findDifference(distOf(first), distOf(other), edited);
    if (difference === undefined) continue;
    const found = `found sites of ${first.name} and ${other.name} that do not say the same`;
    throw new Error(`${found}: ${difference}; mend the layouts in bench/peers`);
  }
}
