import { readFileSync } from 'node:fs';
import {
  type BuildCache,
  loadBuildCache,
  type MadeSite,
  type MakeOptions,
  newBuildCache,
  type Site,
} from '../build/index.ts';
import { makeReader } from '../checks/index.ts';
import {
  BuildFailure,
  type Cache,
  displayPath,
  explainReason,
  isSystemError,
  locateBug,
  type Output,
  openCache,
  type Page,
  type Position,
  START,
  SystemError,
  summaryOf,
  textOf,
} from '../core/index.ts';
import type { EditorModule, PageEditor } from './editor-module.ts';
import type { DevError } from './protocol.ts';

/** Builds the site from its current files. It gets the same `state` each time, until code of the engine changes. */
export type Rebuild = (options: MakeOptions, cacheFolder: string, state: RebuildState) => Promise<BuildResult>;

export type BuildResult = { built: BuiltSite } | { errors: DevError[] };

export interface BuiltSite {
  base: string;
  outputs: readonly Output[];
  /** Paths of files that are made on request. Each contains a hash that changes with the content. */
  deferred: readonly string[];
  read(path: string): Promise<Uint8Array | undefined>;
  /** URLs of drafts. */
  drafts: readonly string[];
  warnings(): readonly string[];
  /** @returns HTML */
  report?: (() => Promise<string>) | undefined;
  editor?: PageEditor | undefined;
}

/** What a rebuild passes to the next one. */
export interface RebuildState {
  /** For the first rebuild, the key of the results that `npm run build` saved. */
  cacheKey?: string | undefined;
  cache?: BuildCache;
  /** `rules` and `make` of the last {@link Site}. If they have changed, results in the cache are outdated. */
  rules?: unknown;
  make?: unknown;
  /** From the first rebuild, which recovers interrupted saves. */
  recoveryWarnings?: readonly string[];
  /** Absolute paths of the files that may have changed since the last build; undefined if any may have. */
  changed?: ReadonlySet<string> | undefined;
  /** Output paths of the pages to render; undefined for all. */
  onlyPages?: ReadonlySet<string> | undefined;
}

export interface DevServerTools<Content, SitePage extends Page> {
  /** @returns HTML */
  renderReport?(
    made: MadeSite<Content, SitePage>,
    options: { date: string; origin?: string | undefined; cache: Cache; homeUrl: string },
  ): Promise<string>;
  loadEditor?(): Promise<EditorModule>;
}

export function makeRebuild<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  { renderReport, loadEditor }: DevServerTools<Content, SitePage> = {},
): Rebuild {
  return async (options, cacheFolder, state) => {
    try {
      const cache = reuseCache(site, cacheFolder, state);
      const editor = await loadEditor?.();
      state.recoveryWarnings ??= await editor?.recover(options);
      const made = await site.make({ ...options, drafts: true, onlyPages: state.onlyPages }, cache);
      const { outputs, settings, resolved, validated } = made;
      const isDraft = ({ source }: Page) => validated.drafts.shown.includes(source);
      const built: BuiltSite = {
        base: settings.base,
        outputs,
        deferred: made.deferred.flatMap(({ steps }) => steps.flat()).map(({ path }) => path),
        read: makeReader(made, cache.store),
        drafts: resolved.pages.filter(isDraft).map(({ path }) => made.rendering.toUrl(path)),
        warnings: () => [...(state.recoveryWarnings ?? []), ...made.warnings()],
        report: renderReport && (() => renderReport(made, { ...options, cache: cache.store, homeUrl: settings.base })),
        editor: editor?.openEditor(site, made, { options, cache }),
      };
      return { built };
    } catch (error) {
      return { errors: listErrors(error) };
    }
  };
}

/** The cache of earlier rebuilds, without results of code that has changed since. */
function reuseCache<Content, SitePage extends Page>(
  { rules, make }: Site<Content, SitePage>,
  cacheFolder: string,
  state: RebuildState,
): BuildCache {
  const cache = state.cache ?? loadBuildCache(openCache(cacheFolder), state.cacheKey);
  const empty = newBuildCache(cache.store);
  if (state.cache && state.rules !== rules) Object.assign(cache, { texts: empty.texts, entries: empty.entries });
  // Pages that `onlyPages` omits come from the cache. Without key and inputs, all others are rendered again.
  const outdated = () => new Map([...cache.pages].map(([path, page]) => [path, { ...page, key: '', inputs: [] }]));
  if (state.cache && state.make !== make) Object.assign(cache, { pages: outdated(), previous: empty.previous });
  Object.assign(state, { cache, rules, make });
  cache.changed = state.changed;
  return cache;
}

export function listErrors(error: unknown): DevError[] {
  if (error instanceof BuildFailure) {
    return error.problems.map((problem) => toDevError(problem.file, problem.position, textOf(problem)));
  }
  const cause = error instanceof SystemError ? error.cause : error;
  if (isSystemError(cause) && cause.path !== undefined) {
    return [toDevError(displayPath(cause.path), START, `The file can't be read: ${explainReason(cause)}`)];
  }
  const { file, position } = locateBug(error) ?? { file: 'build.ts', position: START };
  return [toDevError(file, position, summaryOf(error))];
}

function toDevError(file: string, { line, column }: Position, message: string): DevError {
  const error = { file, line, column, message, sourceLine: '' };
  try {
    return { ...error, sourceLine: readFileSync(file, 'utf8').split(/\r?\n/)[line - 1] ?? '' };
  } catch {
    return error;
  }
}
