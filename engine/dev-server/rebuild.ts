import { readFileSync } from 'node:fs';
import type { LoadSite, Site, SiteOptions } from '../build/index.ts';
import { makeReader } from '../checks/index.ts';
import {
  type BuildCache,
  type Diagnostic,
  displayPath,
  explainReason,
  fileError,
  formatDiagnostic,
  isBuildFailure,
  isSystemError,
  locateBug,
  makeError,
  type Output,
  type Page,
  START,
  SystemError,
  summarize,
} from '../core/index.ts';
import type { EditorModule, PageEditor, SavedFiles } from './editor-module.ts';
import type { ShownError } from './protocol.ts';

/** Builds the site from its current files. The dev server keeps its editor when it loads the code of the site again. */
export type Rebuild = (options: SiteOptions, cache: BuildCache, editing?: Editing) => Promise<BuildResult>;

export interface Editing {
  editor: EditorModule;
  /** Shows a site that was built with files before they were written, so that it need not be built again. */
  show(built: BuiltSite, files: SavedFiles): void;
}

export type BuildResult = { built: BuiltSite } | { errors: ShownError[] };

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

export function makeRebuild(loadSite: LoadSite): Rebuild {
  return async (options, cache, editing) => {
    const toBuilt = (site: Site): BuiltSite => {
      const context = {
        options,
        cache,
        show: (saved: Site, files: SavedFiles) => editing?.show(toBuilt(saved), files),
      };
      return { ...describeBuilt(site, cache), editor: editing?.editor.openEditor(loadSite, site, context) };
    };
    try {
      return { built: toBuilt(await loadSite({ ...options, drafts: true, cache })) };
    } catch (error) {
      return { errors: listErrors(error) };
    }
  };
}

function describeBuilt(site: Site, cache: BuildCache): BuiltSite {
  const { outputs, settings, deferred, rendered, rendering } = site;
  const isDraft = ({ source }: Page) => site.drafts.shown.includes(source);
  return {
    base: settings.base,
    outputs,
    deferred: deferred.flatMap(({ steps }) => steps.flat()).map(({ path }) => path),
    read: makeReader(site, cache.store),
    drafts: rendered.flatMap(({ page }) => (isDraft(page) ? [rendering.toUrl(page.path)] : [])),
    warnings: () => site.warnings().map(formatDiagnostic),
  };
}

export function listErrors(error: unknown): ShownError[] {
  // `cause` is not JSON.
  if (isBuildFailure(error)) return error.errors.map(({ cause, ...rest }) => addSourceLine(rest));
  const cause = error instanceof SystemError ? error.cause : error;
  if (isSystemError(cause) && cause.path !== undefined) {
    const found = makeError('unreadable-file', `The file can't be read: ${explainReason(cause)}`, '');
    return [addSourceLine(fileError(displayPath(cause.path), found))];
  }
  const place = locateBug(error) ?? { file: 'build.ts' };
  return [addSourceLine({ ...place, ...makeError('internal-error', summarize(error), '') })];
}

export function addSourceLine(error: Diagnostic): ShownError {
  const { file, position = START } = error;
  try {
    return { ...error, sourceLine: readFileSync(file, 'utf8').split(/\r?\n/)[position.line - 1] ?? '' };
  } catch {
    return { ...error, sourceLine: '' };
  }
}
