import { type BuildCache, newBuildCache } from '../build/cache.ts';
import { countPages, type MadeSite, type MakeOptions, type Site } from '../build/site.ts';
import { type Cache, openCache } from '../core/cache.ts';
import type { DeferredOutput } from '../core/deferred.ts';
import { BuildFailure, type Problem, textOf } from '../core/diagnostics.ts';
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
  deferred: readonly DeferredOutput[];
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
  let cache: BuildCache | undefined;
  let recovered: readonly string[] | undefined;
  return async (options, folder) => {
    try {
      cache ??= recall(site, folder);
      const { store } = cache;
      const found = await findEditing();
      recovered ??= found?.recoverSaves(options);
      const made = await site.make({ ...options, drafts: true }, cache);
      const { outputs, drafts, settings } = made;
      const pages = countPages(made.rendered);
      const notices = [...(recovered ?? []), ...made.warnings];
      const deferred = made.deferred.flatMap(({ groups }) => groups.flat());
      const { base } = settings;
      const report = () => renderReport?.(made, { ...options, cache: store, home: base });
      const editing = found?.openEditing(site, made, { options, cache });
      return { made: { base, outputs, deferred, cache: store, pages, drafts, notices, report, editing } };
    } catch (error) {
      return { faults: error instanceof BuildFailure ? error.problems.map(toFault) : [faultOfCode(error, site.root)] };
    }
  };
}

/** Of each root, what was known last. It lasts as long as this module, thus the engine, is not edited. */
const known = new Map<string, { rules: unknown; cache: BuildCache }>();

/** What was known of a site, but for what was made by code of its own that has been edited. */
function recall<Content, SitePage extends Page>({ root, rules }: Site<Content, SitePage>, folder: string): BuildCache {
  const [last, empty] = [known.get(root), newBuildCache(openCache(folder))];
  const cache = { ...(last?.cache ?? empty), pages: empty.pages };
  if (last?.rules !== rules) cache.texts = empty.texts;
  known.set(root, { rules, cache });
  return cache;
}

function toFault(error: Problem): Fault {
  const { file, position } = error;
  return { file, ...position, message: textOf(error), words: readLine(file, position.line) };
}
