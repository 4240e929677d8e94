import { type MadeSite, type MakeOptions, makeSite } from '../build/make.ts';
import type { Site } from '../build/site.ts';
import { type Cache, openCache } from '../core/cache.ts';
import type { DeferredOutput } from '../core/deferred.ts';
import { BuildFailure, type Problem, textOf } from '../core/diagnostics.ts';
import { type Memory, newMemory } from '../core/memo.ts';
import type { Output } from '../core/output.ts';
import type { Page } from '../core/page.ts';
import { type Editing, findEditing } from './editing.ts';
import type { Fault } from './error.ts';
import { readLine } from './line.ts';
import { faultOfCode } from './thrown.ts';

/** What came of making the site once more: plain values, for the code that made it may be replaced by a newer one. */
export type Outcome = { made: Made } | { faults: Fault[] };

/** A site to be served. */
export interface Made {
  base: string;
  outputs: readonly Output[];
  /** What is made when somebody asks for it. */
  orders: readonly DeferredOutput[];
  cache: Cache;
  pages: number;
  /** Their URLs. */
  drafts: readonly string[];
  notices: readonly string[];
  /** All there is to know of it, as a page of HTML; made when somebody asks for it. */
  report(): Promise<string> | undefined;
  /** Where this dev server can edit. */
  editing?: Editing | undefined;
}

/** Makes the site as its files stand now. */
export type Remake = (options: MakeOptions, cache: string) => Promise<Outcome>;

/** What a site may leave out. */
export interface DevTools<Content, SitePage extends Page> {
  /** @returns a page of HTML */
  renderReport?(
    made: MadeSite<Content, SitePage>,
    options: { date: string; origin?: string | undefined; cache: Cache; home: string },
  ): Promise<string>;
}

/** Makes a site again and again; what is made from the same, by the same code, is not made twice. */
export function remaker<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  { renderReport }: DevTools<Content, SitePage> = {},
): Remake {
  const memory = recall(site);
  let recovered: readonly string[] | undefined;
  return async (options, folder) => {
    try {
      const cache = openCache(folder);
      const found = await findEditing();
      recovered ??= found?.recoverSaves(options);
      const made = await makeSite(site, { ...options, drafts: true }, cache, memory);
      const { outputs, pages, drafts, settings } = made;
      const notices = [...(recovered ?? []), ...made.notices];
      const orders = made.orders.flatMap(({ groups }) => groups.flat());
      const { base } = settings;
      const report = () => renderReport?.(made, { ...options, cache, home: base });
      const editing = found?.openEditing(site, made, { options, cache, memory });
      return { made: { base, outputs, orders, cache, pages, drafts, notices, report, editing } };
    } catch (error) {
      return { faults: error instanceof BuildFailure ? error.problems.map(toFault) : [faultOfCode(error, site.root)] };
    }
  };
}

/** Of each root, what was known last. It lasts as long as this module, thus the engine, is not edited. */
const known = new Map<string, { rules: unknown; memory: Memory }>();

/** What was known of a site, but for what was made by code of its own that has been edited. */
function recall<Content, SitePage extends Page>({ root, rules }: Site<Content, SitePage>): Memory {
  const [last, fresh] = [known.get(root), newMemory()];
  const memory = { ...(last?.memory ?? fresh), pages: fresh.pages };
  if (last?.rules !== rules) memory.texts = fresh.texts;
  known.set(root, { rules, memory });
  return memory;
}

function toFault(error: Problem): Fault {
  const { file, position } = error;
  return { file, ...position, message: textOf(error), words: readLine(file, position.line) };
}
