import { fileURLToPath } from 'node:url';
import { BuildError, BuildFailure, type Position, type Problem, START } from './diagnostics.ts';
import { displayPath, isSystemError } from './files.ts';

/**
 * A bug in code, with its position in our files.
 * @param during what was worked on, e.g. "content/services/grocery.md"
 */
function toBuildError(during: string, cause: unknown): BuildError {
  const { file, position } = locateBug(cause) ?? { file: during, position: START };
  return new BuildError(file, position, summaryOf(cause), during, { cause });
}

/** Where an error was thrown: the first position in its stack that is in a file of this project, packages aside. */
export function locateBug(cause: unknown): { file: string; position: Position } | undefined {
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  for (const [, path = '', line, column] of stack.matchAll(
    /((?:file:\/\/)?(?:[A-Za-z]:)?[^\s():]+\.tsx?):(\d+):(\d+)/g,
  )) {
    const file = displayPath(path.startsWith('file:') ? fileURLToPath(path) : path);
    const isOurs = !/^\/|^[A-Za-z]:|node_modules\//.test(file);
    if (isOurs) return { file, position: { line: Number(line), column: Number(column) } };
  }
  return undefined;
}

/** Calls `work` for each item. @returns the results, and the problems of the items for which it throws */
export function tryAll<Item, Result>(
  items: readonly Item[],
  fileOf: (item: Item) => string,
  work: (item: Item) => Result,
): { results: Result[]; problems: Problem[] } {
  const results: Result[] = [];
  const problems: Problem[] = [];
  for (const item of items) {
    try {
      results.push(work(item));
    } catch (error) {
      problems.push(...toFailure(fileOf(item), error).problems);
    }
  }
  return { results, problems };
}

/**
 * An error as a failure of the build.
 * @throws system errors, such as a full disk, as they are: they are neither mistakes in the content nor bugs
 */
export function toFailure(file: string, error: unknown): BuildFailure {
  if (isSystemError(error)) throw error;
  return error instanceof BuildFailure ? error : new BuildFailure([toBuildError(file, error)]);
}

/** The first line of an error, at most 120 characters. */
export function summaryOf(cause: unknown): string {
  return String(cause).split('\n')[0]?.slice(0, 120) ?? '';
}

/** The stack of each bug in code that an error contains. */
export function stacksOf(error: unknown): string[] {
  const bugs = error instanceof BuildFailure ? error.bugs : [error];
  const causes = bugs.map((bug) => (bug instanceof BuildError ? bug.cause : bug));
  return causes.flatMap((cause) => (cause instanceof Error ? [cause.stack ?? String(cause)] : []));
}
