import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { findDifference } from './alike.ts';
import type { Contender } from './contenders.ts';
import { editArticle } from './generate/content.ts';
import { measure } from './measure.ts';
import type { Run } from './table.ts';

/** What a build finds: nothing of an earlier one, the same as the earlier one, one sentence changed since. */
const STATES = ['cold', 'unchanged', 'one edit'] as const;

/** What builds leave. */
const LEFT = ['dist', '.cache', 'resources'];

interface Course {
  pages: number;
  rounds: number;
  /** Gets all sites; not there yet. */
  folder: string;
}

/**
 * Builds a site of so many pages by each contender, round by round and in turn.
 * @throws when a build fails, and when the sites do not say the same in the end
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

/** Moved, not deleted: what is written after ten thousand files were deleted takes several times as long. */
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
