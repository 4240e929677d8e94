import { relative, resolve } from 'node:path';
import { fileIn } from '../content/index.ts';
import { findTop, readGit } from '../core/index.ts';

/**
 * The day of the last commit of each content file, e.g. "2026-11-20", by the path that messages show. Empty without git, or if only
 * a part of the history was cloned: every file would seem to have changed on the first day of that part.
 */
export function readCommitDates(folder: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  const top = findTop(resolve(folder));
  if (top === undefined || readGit(folder, ['rev-parse', '--is-shallow-repository'])?.trim() !== 'false') return dates;
  const within = relative(top, resolve(folder)).replaceAll('\\', '/');
  const format = [`--format=${DATE_MARK}%cs`, '--name-only', '--no-renames', '-z'];
  const log = readGit(folder, ['log', ...format, '--', `:(top,literal)${within}`]);
  const start = within === '' ? '' : `${within}/`;
  // From the newest commit to the oldest.
  for (const commit of (log ?? '').split(DATE_MARK).slice(1)) {
    const [date = '', ...paths] = commit.split(/[\0\n]+/).filter(Boolean);
    for (const path of paths) {
      const file = fileIn(folder, path.slice(start.length));
      if (!dates.has(file)) dates.set(file, date);
    }
  }
  return dates;
}

const DATE_MARK = '\u0001';
