import { readFileSync } from 'node:fs';
import {
  type BuildCache,
  type Diagnostic,
  displayPath,
  explainReason,
  fileError,
  formatDiagnostic,
  isBuildFailure,
  isSystemError,
  lazy,
  locateBug,
  makeError,
  type Page,
  type SiteFile,
  START,
  SystemError,
  summarize,
} from '../core/index.ts';
import { type LoadSite, listAllWarnings, type Site, type SiteOptions } from '../output/index.ts';
import type { EditorModule, PageEditor, SavedFiles } from './editor-module.ts';
import type { ShownError } from './protocol.ts';

export interface Editing {
  editor: EditorModule;
  /** Shows a site that was built with files before they were written, so that it need not be built again. */
  show(built: BuiltSite, files: SavedFiles): void;
}

export type BuildResult = { built: BuiltSite } | { errors: ShownError[] };

export interface BuiltSite {
  base: string;
  /** By path. */
  files: ReadonlyMap<string, SiteFile>;
  /** URLs of drafts. */
  drafts: readonly string[];
  warnings(): readonly string[];
  editor?: PageEditor | undefined;
}

/** Builds the site from its current files. The dev server keeps its editor when it loads the code of the site again. */
export async function rebuild(
  loadSite: LoadSite,
  options: SiteOptions,
  cache: BuildCache,
  editing?: Editing,
): Promise<BuildResult> {
  const toBuilt = (site: Site): BuiltSite => {
    const show = (saved: Site, files: SavedFiles) => editing?.show(toBuilt(saved), files);
    return { ...describeBuilt(site), editor: editing?.editor.openEditor(loadSite, site, { options, cache, show }) };
  };
  try {
    return { built: toBuilt(await loadSite({ ...options, drafts: true, cache })) };
  } catch (error) {
    return { errors: listErrors(error) };
  }
}

function describeBuilt(site: Site): BuiltSite {
  const { files, settings, rendered, rendering } = site;
  const isDraft = ({ source }: Page) => site.drafts.shown.includes(source);
  return {
    base: settings.base,
    files: new Map(files.map((file) => [file.path, file])),
    drafts: rendered.flatMap(({ page }) => (isDraft(page) ? [rendering.toUrl(page.path)] : [])),
    warnings: lazy(() => listAllWarnings(site).map(formatDiagnostic)),
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
