import { readFileSync } from 'node:fs';
import type { MakeOptions, Site } from '../build/index.ts';
import { makeReader } from '../checks/index.ts';
import {
  type BuildCache,
  BuildFailure,
  displayPath,
  explainReason,
  isSystemError,
  locateBug,
  type Output,
  type Page,
  type Position,
  START,
  SystemError,
  summaryOf,
  textOf,
} from '../core/index.ts';
import type { EditorModule, PageEditor } from './editor-module.ts';
import type { DevError } from './protocol.ts';

/** Builds the site from its current files. */
export type Rebuild = (options: MakeOptions, cache: BuildCache) => Promise<BuildResult>;

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

export interface DevServerTools {
  /** Without it, pages cannot be edited. */
  loadEditor?(): Promise<EditorModule>;
}

export function makeRebuild<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  { loadEditor }: DevServerTools = {},
): Rebuild {
  let recoveryWarnings: readonly string[] | undefined;
  return async (options, cache) => {
    try {
      const editor = await loadEditor?.();
      // Before the content is read for the first time.
      recoveryWarnings ??= editor?.recoverSaves(options);
      const made = await site.make({ ...options, drafts: true }, cache);
      const { outputs, settings, resolved, validated } = made;
      const isDraft = ({ source }: Page) => validated.drafts.shown.includes(source);
      const built: BuiltSite = {
        base: settings.base,
        outputs,
        deferred: made.deferred.flatMap(({ steps }) => steps.flat()).map(({ path }) => path),
        read: makeReader(made, cache.store),
        drafts: resolved.pages.filter(isDraft).map(({ path }) => made.rendering.toUrl(path)),
        warnings: () => [...(recoveryWarnings ?? []), ...made.warnings()],
        editor: editor?.openEditor(site, made, { options, cache }),
      };
      return { built };
    } catch (error) {
      return { errors: listErrors(error) };
    }
  };
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
