import { tsImport } from 'tsx/esm/api';
import { type Diagnostic, displayPath, makeError, START } from '../core/index.ts';
import type { LoadSite, SiteScript } from '../output/index.ts';
import type { ShownError } from './protocol.ts';
import { addSourceLine, listErrors } from './rebuild.ts';

/** The code that builds the site. */
export interface SiteCode {
  /** As loaded at the start. */
  site: SiteScript;
  /** Identifies the code on disk. */
  hash(): string;
}

/** The code of a site, loaded again when it changes. What is broken is reported until it is mended. */
export function openCode({ site, hash }: SiteCode) {
  let current: { loadSite: LoadSite; hash: string } = { loadSite: site.loadSite, hash: hash() };
  let errors: readonly ShownError[] = [];
  return {
    /** The loaded code, and what identifies it. */
    current: () => current,
    /**
     * Loads the code again if a file of code is among these.
     * @returns errors, if the code cannot be loaded
     */
    async update(files: ReadonlySet<string>): Promise<readonly ShownError[]> {
      if (![...files].some((file) => /\.[cm]?[jt]sx?$/.test(file))) return errors;
      try {
        const newHash = hash();
        if (newHash !== current.hash || errors.length > 0) {
          const loaded: { site: SiteScript } = await tsImport(site.url, import.meta.url);
          current = { loadSite: loaded.site.loadSite, hash: newHash };
        }
        errors = [];
      } catch (error) {
        errors = listLoadErrors(error);
      }
      return errors;
    },
  };
}

/** Code that can't be loaded: a syntax error, as esbuild and Node report it, or an import of a missing file. */
function listLoadErrors(error: unknown): ShownError[] {
  const text = error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error);
  const found = [...text.matchAll(/^(?<file>\/.+|[A-Za-z]:.+):(?<line>\d+):(?<column>\d+): ERROR: (?<message>.+)$/gm)];
  const syntaxErrors = new Map(found.map(({ 0: whole, groups = {} }) => [whole, groups]));
  if (syntaxErrors.size > 0) {
    return [...syntaxErrors.values()].map(({ file = '', line, column, message = '' }) =>
      reportCode(file, { line: Number(line), column: Number(column) + 1 }, message),
    );
  }
  const { message, file } = /^(?<message>Cannot find .+) imported from (?<file>.+)$/m.exec(text)?.groups ?? {};
  if (message !== undefined && file !== undefined) return [reportCode(file, START, message)];
  // A missing export: the stack begins with the place of the import.
  const [, importer, importLine] = /^(?:file:\/\/)?(\/.+|[A-Za-z]:.+):(\d+)\n/m.exec(text) ?? [];
  if (error instanceof SyntaxError && importer !== undefined) {
    return [reportCode(importer, { line: Number(importLine), column: 1 }, error.message)];
  }
  return listErrors(error);
}

function reportCode(file: string, position: NonNullable<Diagnostic['position']>, message: string): ShownError {
  return addSourceLine({ file: displayPath(file), position, ...makeError('invalid-code', message, '') });
}
