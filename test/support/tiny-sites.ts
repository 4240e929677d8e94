/** Sites for tests of writing. They need no content. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import type { Output } from '../../engine/core/output.ts';
import { readFiles } from './files.ts';
import { project } from './project.ts';

/** Ten pages and an asset that repeat one word. Sites of different words have different lengths. */
export function siteOf(word: string): Output[] {
  const pages = Array.from({ length: 10 }, (_page, index) => `${index}/index.html`);
  return [...pages, 'index.html', `assets/${word}.css`].map((path) => ({ path, content: `${word} `.repeat(2000) }));
}

/** The paths of such a site, sorted. */
export function pathsOf(word: string): string[] {
  return siteOf(word)
    .map(({ path }) => path)
    .sort();
}

/** The paths of the files in a folder, without the marker. */
export function listSitePaths(folder: string): string[] {
  return Object.keys(readSite(folder)).filter((path) => path !== '.made-by-build');
}

/** Every file of a folder with its words, each once. Includes hidden files. */
export function readSite(folder: string): Record<string, string> {
  const wordsOf = (bytes: Buffer) => [...new Set(String(bytes).trim().split(' '))].join(' ');
  return Object.fromEntries([...readFiles(folder)].map(([path, bytes]) => [path, wordsOf(bytes)]));
}

/** The word of the site in a folder, which must hold all its pages and nothing else. */
export function readOnlyWord(folder: string): string {
  const { '.made-by-build': _marker, ...site } = readSite(folder);
  const [word = ''] = Object.values(site);
  assert.deepEqual(site, Object.fromEntries(pathsOf(word).map((path) => [path, word])));
  return word;
}

/** A process that writes sites of these words into a folder in turn. */
export function spawnWriter(folder: string, words: string, times: number, way: 'beside' | 'in-place') {
  const args = ['engine/cli/run.js', 'test/support/write-often.ts', folder, words, String(times), way];
  return spawn(process.execPath, args, { cwd: project, stdio: 'inherit' });
}
