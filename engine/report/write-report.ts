import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { makeFolder } from '../core/make-folder.ts';
import { UsageError } from '../core/options.ts';
import { onDisk } from '../core/system-errors.ts';
import { MARK } from './mark.ts';

/**
 * Makes sure that a report replaces nothing but an earlier one.
 * @param file as the command line names it
 * @throws UsageError
 */
export function proveReport(file: string): void {
  const cure = 'write another name, such as report.html';
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new UsageError(`--file: found the folder "${file}", ${cure}`);
  if (found && !readFileSync(file, 'utf8').includes(MARK)) {
    throw new UsageError(`--file: found "${file}", which is no report, ${cure}, or delete it yourself`);
  }
}

/** Writes aside and renames, so that a report cut short leaves the last one. */
export function writeReport(file: string, html: string): void {
  makeFolder(dirname(resolve(file)));
  const aside = `${file}.${randomUUID()}`;
  try {
    onDisk(file, () => {
      writeFileSync(aside, html);
      renameSync(aside, file);
    });
  } finally {
    rmSync(aside, { force: true });
  }
}
