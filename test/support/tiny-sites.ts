/** Sites for tests of how files are written. */
import { type Output, toOutput } from '../../engine/core/output.ts';
import { readFiles } from './files.ts';

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
