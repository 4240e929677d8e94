/** Sites for tests of how files are written. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { type Output, toOutput } from '../../engine/core/output.ts';
import { readFiles } from './files.ts';
import { project } from './project.ts';

/** Eleven pages and a style sheet, each of which repeats one word. */
export function makeSite(word: string): Output[] {
  const pages = Array.from({ length: 10 }, (_page, index) => `${index}/index.html`);
  return [...pages, 'index.html', `assets/${word}.css`].map((path) => toOutput(path, `${word} `.repeat(2000)));
}

export function getPaths(word: string): string[] {
  return makeSite(word)
    .map(({ path }) => path)
    .sort();
}

/** The paths of the files in a folder, without the marker of a build. */
export function listSitePaths(folder: string): string[] {
  return Object.keys(readSite(folder)).filter((path) => path !== '.made-by-build');
}

/** The different words of each file in a folder, hidden files included. */
export function readSite(folder: string): Record<string, string> {
  const listWords = (bytes: Buffer) => [...new Set(String(bytes).trim().split(' '))].join(' ');
  return Object.fromEntries([...readFiles(folder)].map(([path, bytes]) => [path, listWords(bytes)]));
}

/** The word of the site in a folder. Asserts that the folder has the whole site, and nothing else. */
export function readWord(folder: string): string {
  const { '.made-by-build': _marker, ...site } = readSite(folder);
  const [word = ''] = Object.values(site);
  assert.deepEqual(site, Object.fromEntries(getPaths(word).map((path) => [path, word])));
  return word;
}

/** Starts a process that writes the sites of several words into a folder, in turn. @param words separated by commas */
export function spawnWriter(folder: string, words: string, times: number, way: 'by-rename' | 'in-place') {
  const args = ['engine/cli/run.js', 'test/support/write-often.ts', folder, words, String(times), way];
  return spawn(process.execPath, args, { cwd: project, stdio: 'inherit' });
}
