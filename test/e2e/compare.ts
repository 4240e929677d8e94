/**
 * `npm run compare -- BEFORE [AFTER]`: builds two commits from fresh clones, and lists every file of dist that differs.
 * Hashes in names are ignored, so a changed asset does not make the pages that name it differ.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { readFiles } from '../support/files.ts';
import { project } from '../support/project.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const [before, after = 'HEAD'] = process.argv.slice(2);
if (before === undefined) throw new Error('compare: write the commit to compare with, such as HEAD~1');
const folder = makeTemporaryFolder('compare');
const [old, current] = [buildCommit(before, 'before'), buildCommit(after, 'after')];
const differences = [...new Set([...old.keys(), ...current.keys()])].sort().flatMap((path) => {
  const [was, is] = [old.get(path), current.get(path)];
  if (was === undefined) return [`added    ${path}`];
  if (is === undefined) return [`removed  ${path}`];
  return was.sort().join() === is.sort().join() ? [] : [`changed  ${path}`];
});
for (const line of differences) console.log(line);
console.log(`${differences.length} differences between ${before} and ${after}`);
process.exitCode = differences.length === 0 ? 0 : 1;

/** @returns the files in dist by their paths without hashes. Several script chunks may have the same path. */
function buildCommit(commit: string, name: string): Map<string, string[]> {
  const clone = join(folder, name);
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: clone, stdio: 'pipe' });
  const id = execFileSync('git', ['rev-parse', commit], { cwd: project }).toString().trim();
  execFileSync('git', ['clone', '--quiet', '--shared', project, clone]);
  run('git', 'checkout', '--quiet', id);
  run('npm', 'ci');
  // A warm cache saves half a minute, and its keys cover all inputs.
  if (existsSync(join(project, '.cache'))) cpSync(join(project, '.cache'), join(clone, '.cache'), { recursive: true });
  run('npm', 'run', 'build', '--', '--date', '2026-03-01');
  const built = new Map<string, string[]>();
  for (const [path, bytes] of readFiles(join(clone, 'dist'))) {
    const pathWithoutHash = withoutHashes(path);
    // In Latin-1 every byte is one character, so pictures are compared like texts.
    built.set(pathWithoutHash, [...(built.get(pathWithoutHash) ?? []), withoutHashes(bytes.toString('latin1'))]);
  }
  return built;
}

/** e.g. "assets/site.1f2e3d4c5b.css" → "assets/site.css", "main.1A2B3C4D.js" → "main.js" */
function withoutHashes(text: string): string {
  return text.replace(/\.(?:[0-9a-f]{10}|[0-9A-Z]{8})(?=\.[a-z0-9]+)/g, '');
}
