import { AuthorError, BuildFailure, START } from './errors.ts';
import { isSystemError } from './system-fault.ts';

/** What nobody has thought of, as a fault of the file behind it; the cause stays with it for whoever mends the build. */
export function unforeseen(file: string, cause: unknown): AuthorError {
  const message = `file: found what the build cannot take (${summaryOf(cause)}), write it more plainly; with DEBUG=1 the build says where it gave up`;
  return new AuthorError(file, START, message, { cause });
}

/** The net around the work on many files: what succeeds, and a fault for each file that does not. */
export function nettedAll<Item, Result>(
  items: readonly Item[],
  fileOf: (item: Item) => string,
  work: (item: Item) => Result,
): { results: Result[]; faults: AuthorError[] } {
  const results: Result[] = [];
  const faults: AuthorError[] = [];
  for (const item of items) {
    try {
      results.push(work(item));
    } catch (error) {
      faults.push(...asFailure(fileOf(item), error).faults);
    }
  }
  return { results, faults };
}

/** @throws what the system refuses: no content is to blame for a full disk */
export function asFailure(file: string, error: unknown): BuildFailure {
  if (isSystemError(error)) throw error;
  return error instanceof BuildFailure ? error : new BuildFailure([unforeseen(file, error)]);
}

/** On one line. */
export function summaryOf(cause: unknown): string {
  return String(cause).split('\n')[0]?.slice(0, 120) ?? '';
}

/** Every cause of a failure, with its stack, for whoever mends the build. */
export function stacksOf(error: unknown): string[] {
  const causes = error instanceof BuildFailure ? error.faults.map(({ cause }) => cause) : [error];
  return causes.flatMap((cause) => (cause instanceof Error ? [cause.stack ?? String(cause)] : []));
}
