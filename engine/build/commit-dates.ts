import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process';
import { fileIn } from '../content/index.ts';
import { attempt } from '../core/index.ts';

/**
 * The day of the last commit of each content file, e.g. "2026-11-20", by the path that messages show. Empty without git, or if only
 * a part of the history was cloned: every file would seem to have changed on the first day of that part.
 */
export function readCommitDates(folder: string): ReadonlyMap<string, string> {
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], GIT_OPTIONS);
  const log = attempt(() => {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return '';
    return git('log', `--format=${DATE_MARK}%cs`, '--name-only', '--no-renames', '--relative', '-z', '--', '.');
  });
  const dates = new Map<string, string>();
  // From the newest commit to the oldest.
  for (const commit of (log ?? '').split(DATE_MARK).slice(1)) {
    const [date = '', ...paths] = commit.split(/[\0\n]+/).filter(Boolean);
    for (const path of paths) {
      const file = fileIn(folder, path);
      if (!dates.has(file)) dates.set(file, date);
    }
  }
  return dates;
}

const GIT_OPTIONS: ExecFileSyncOptionsWithStringEncoding = {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
  maxBuffer: 2 ** 28,
};
const DATE_MARK = '\u0001';
