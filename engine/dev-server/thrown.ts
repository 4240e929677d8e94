import { join } from 'node:path';
import { findPlace, summaryOf } from '../core/build-error.ts';
import { START } from '../core/diagnostics.ts';
import { explainReason, isSystemError, nameFile, SystemError } from '../core/system-errors.ts';
import type { Fault } from './error.ts';
import { readLine } from './line.ts';

/** What the system refuses, at the file; what else the code throws, at the place of ours where it gave up. */
export function faultOfCode(error: unknown, root: string): Fault {
  const cause = error instanceof SystemError ? error.cause : error;
  if (isSystemError(cause) && cause.path !== undefined) {
    return {
      file: nameFile(cause.path),
      ...START,
      message: `The file can't be read: ${explainReason(cause)}`,
      words: '',
    };
  }
  const { file, position } = findPlace(error) ?? { file: 'build.ts', position: START };
  return { file, ...position, message: summaryOf(error), words: readLine(join(root, file), position.line) };
}
