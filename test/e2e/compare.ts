/**
 * `npm run compare -- BEFORE [AFTER]`: builds two commits from fresh clones, and tells every file of dist that differs.
 * Hashes in the names of assets are passed over: they say only that the bytes behind them differ, which is told once.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readFiles } from '../support/files.ts';
import { project } from '../support/project.ts';
import { makeTemporary } from '../support/temporary.ts';

/** Any day will do, if it is the same for both. */
const DAY = '2026-03-01';

const [before, after = 'HEAD'] = process.argv.slice(2);
if (before === undefined) throw new Error('compare: write the commit to compare with, such as HEAD~1');
const folder = makeTemporary('compare');
const differences = compare(buildCommit(before, 'before'), buildCommit(after, 'after'));
for (const line of differences) console.log(line);
console.log(`${differences.length} differences between ${before} and ${after}`);
process.exitCode = differences.length === 0 ? 0 : 1;

/** What stands in dist under a name without its hash: one text, or, for the chunks of scripts, several. */
type Files = Map<string, string[]>;

function buildCommit(commit: string, name: string): Files {
  const clone = join(folder, name);
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: clone, stdio: 'pipe' });
  const id = execFileSync('git', ['rev-parse', commit], { cwd: project }).toString().trim();
  execFileSync('git', ['clone', '--quiet', '--shared', project, clone]);
  run('git', 'checkout', '--quiet', id);
  run('npm', 'ci');
  // Pictures and cards take half a minute to make; what was kept of them is known by its key.
  if (existsSync(join(project, '.cache'))) cpSync(join(project, '.cache'), join(clone, '.cache'), { recursive: true });
  run('npm', 'run', 'build', '--', '--date', DAY);
  return readSite(join(clone, 'dist'));
}

function readSite(dist: string): Files {
  const files: Files = new Map();
  for (const [path, bytes] of readFiles(dist)) {
    const name = withoutHashes(path);
    // Every byte is one character, so that pictures are compared like texts.
    files.set(name, [...(files.get(name) ?? []), withoutHashes(bytes.toString('latin1'))].sort());
  }
  return files;
}

function compare(old: Files, fresh: Files): string[] {
  return [...new Set([...old.keys(), ...fresh.keys()])].sort().flatMap((path) => {
    const [was, is] = [old.get(path), fresh.get(path)];
    if (was === undefined) return [`added    ${path}`];
    if (is === undefined) return [`removed  ${path}`];
    return isDeepStrictEqual(was, is) ? [] : [`changed  ${path}`];
  });
}

/** e.g. "assets/site.1f2e3d4c5b.css" → "assets/site.css", "main.1A2B3C4D.js" → "main.js" */
function withoutHashes(text: string): string {
  return text.replace(/\.(?:[0-9a-f]{10}|[0-9A-Z]{8})(?=\.[a-z0-9]+)/g, '');
}
