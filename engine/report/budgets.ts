/** Holds pages to what they may weigh. */

import type { MadeSite } from '../build/make.ts';
import type { Cache } from '../core/cache.ts';
import { AuthorError, START } from '../core/diagnostics.ts';
import { isKept } from '../core/output.ts';
import type { HeadAssets } from '../render/head.ts';
import { openFiles } from './files.ts';
import { readPage } from './survey-pages.ts';
import { type Budgets, KINDS, type Kind, type Weights, weighPictures, weighShared } from './weigh.ts';

const NAMES: Record<Kind | 'total', string> = {
  page: 'HTML',
  style: 'style sheet',
  script: 'script',
  fonts: 'fonts',
  pictures: 'pictures at once',
  total: 'all that it loads at once',
};

export interface Weighed {
  faults: AuthorError[];
  /** Of pictures: nobody can make them lighter than the build has. */
  notices: string[];
}

/**
 * Weighs each page, and what all pages load. A page that stands already is not weighed again.
 * @param budgetOf what a kind of page may weigh, by the name of its view
 */
export async function weighPages(
  made: Pick<MadeSite<unknown>, 'drawn' | 'outputs' | 'orders' | 'head' | 'settings'>,
  cache: Cache,
  budgetOf: (kind: string) => Budgets,
): Promise<Weighed> {
  const files = openFiles(made, cache);
  const fresh = made.drawn.filter(({ output, page }) => !isKept(output.content) && page.head.redirect === undefined);
  const shared = fresh.length > 0 ? await weighShared(made.head, files) : { style: 0, script: 0, fonts: 0 };
  const excesses: (Excess & { file: string })[] = [];
  for (const { page, shown, output } of fresh.map(readPage)) {
    const weights = {
      ...shared,
      page: await files.weigh(output.path),
      pictures: await weighPictures(shown, made.settings.base, files),
    };
    const found = listExcesses(weights, budgetOf(page.view));
    excesses.push(...found.map((one) => ({ ...one, file: fileOf(one.kind, made.head) ?? page.source })));
  }
  const [pictures, others] = [true, false].map((is) => excesses.filter(({ kind }) => (kind === 'pictures') === is));
  return {
    faults: distinct(others).map(({ file, words }) => new AuthorError(file, START, words)),
    notices: (pictures ?? []).map(({ file, words }) => `${file}:1:1 ${words}`),
  };
}

/** Of what all pages load. */
function fileOf(kind: Excess['kind'], { fonts }: HeadAssets): string | undefined {
  if (kind === 'style') return 'assets/styles/main.css';
  if (kind === 'script') return 'client/main.ts';
  return kind === 'fonts' ? fonts[0]?.slice(1) : undefined;
}

function distinct<One extends object>(some: readonly One[] = []): One[] {
  return [...new Map(some.map((one) => [JSON.stringify(one), one])).values()];
}

interface Excess {
  kind: Kind | 'total';
  /** What was found, and what there may be. */
  words: string;
}

/** All that a page loads is told only where no part of it is. */
export function listExcesses(weights: Weights, budgets: Budgets): Excess[] {
  const parts = KINDS.flatMap((kind) => listExcess(kind, weights[kind], budgets[kind]));
  if (parts.length > 0) return parts;
  const total = KINDS.reduce((sum, kind) => sum + weights[kind], 0);
  return listExcess('total', total, budgets.total);
}

function listExcess(kind: Excess['kind'], weight: number, budget = Infinity): Excess[] {
  if (weight <= budget) return [];
  const most = kind === 'pictures' ? `more than ${budget}` : `at most ${budget} are let through`;
  const words = `weight: found ${weight} bytes of ${NAMES[kind]}, ${most}: ${CURES[kind]}`;
  return [{ kind, words }];
}

const CURES: Record<Kind | 'total', string> = {
  page: 'write less, or show fewer pictures',
  style: 'move what one page needs out of the sheet, or take out what none does',
  script: 'load it with an island',
  fonts: 'keep fewer weights',
  pictures: 'a picture with fewer details would load faster',
  total: 'write less, or show fewer pictures',
};
