import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { START } from '../faults/errors.ts';
import { explainRefusal, isSystemError, nameFile, SystemFault } from '../faults/system-fault.ts';
import { summaryOf } from '../faults/unforeseen.ts';
import type { Fault } from './fault.ts';
import { readLine } from './line.ts';

/** What the system refuses, at the file; what else the code throws, at the place of ours where it gave up. */
export function faultOfCode(error: unknown, root: string): Fault {
  const cause = error instanceof SystemFault ? error.cause : error;
  if (isSystemError(cause) && cause.path !== undefined) {
    return { file: nameFile(cause.path), ...START, message: `file: found ${explainRefusal(cause)}`, words: '' };
  }
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const places = [...stack.matchAll(/((?:file:\/\/)?(?:[A-Za-z]:)?[^\s():]+\.tsx?):(\d+):(\d+)/g)];
  const own = places
    .map(([, path = '', line, column]) => {
      const file = relative(root, path.startsWith('file:') ? fileURLToPath(path) : path).replaceAll(sep, '/');
      return { file, line: Number(line), column: Number(column) };
    })
    .find(({ file }) => !file.startsWith('../') && !file.includes('node_modules/'));
  const place = own ?? { file: 'build.ts', line: 1, column: 1 };
  return { ...place, message: summaryOf(error), words: readLine(join(root, place.file), place.line) };
}
