import { fileURLToPath } from 'node:url';
import { BuildFailure, type Diagnostic, isBuildFailure, type Position, START } from './diagnostics.ts';
import { displayPath, isSystemError } from './files.ts';

/**
 * A bug in code, with its position in our files.
 * @param during what was worked on, e.g. "content/guides/bread.md"
 */
function reportBug(during: string, cause: unknown): Diagnostic {
  const message = `Internal error, first found in \`${during}\`: ${summarize(cause)}`;
  const place = locateBug(cause) ?? { file: during, position: START };
  return { ...place, severity: 'error', code: 'internal-error', message, fix: '', cause };
}

/** e.g. "    at async render (file:///home/me/My%20Site%20(2)/pages/home.tsx:12:3)", or without the name of the function. */
const STACK_LINE = /^ +at (?:async )?(?:(?!\/|file:|[A-Za-z]:[\\/]).*? \()?(.+\.tsx?):(\d+):(\d+)\)?$/gm;

/** Where an error was thrown: the first position in its stack that is in a file of this project, packages aside. */
export function locateBug(cause: unknown): { file: string; position: Position } | undefined {
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  for (const [, path = '', line, column] of stack.matchAll(STACK_LINE)) {
    const file = displayPath(path.startsWith('file:') ? fileURLToPath(path) : path);
    const isOurs = !/^\/|^[A-Za-z]:|node_modules\//.test(file);
    if (isOurs) return { file, position: { line: Number(line), column: Number(column) } };
  }
  return undefined;
}

/** Calls `work` for each item. @returns the results, and the errors of the items for which it throws */
export function tryAll<Item, Result>(
  items: readonly Item[],
  getFile: (item: Item) => string,
  work: (item: Item) => Result,
): { results: Result[]; errors: Diagnostic[] } {
  const results: Result[] = [];
  const errors: Diagnostic[] = [];
  for (const item of items) {
    try {
      results.push(work(item));
    } catch (error) {
      errors.push(...toFailure(getFile(item), error).errors);
    }
  }
  return { results, errors };
}

/**
 * An error as a failure of the build.
 * @throws system errors, such as a full disk, as they are: they are neither mistakes in the content nor bugs
 */
export function toFailure(file: string, error: unknown): BuildFailure {
  if (isSystemError(error)) throw error;
  return isBuildFailure(error) ? error : new BuildFailure([reportBug(file, error)]);
}

/** The first line of an error, at most 120 characters. */
export function summarize(cause: unknown): string {
  return String(cause).split('\n')[0]?.slice(0, 120) ?? '';
}

/** The stack of each bug in code that an error contains. */
export function listStacks(error: unknown): string[] {
  const causes = isBuildFailure(error) ? error.errors.map(({ cause }) => cause) : [error];
  return causes.flatMap((cause) => (cause instanceof Error ? [cause.stack ?? String(cause)] : []));
}
