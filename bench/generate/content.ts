import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeArticle } from './article.ts';
import { formatFrontMatter } from './front-matter.ts';
import { makeRandom } from './random.ts';
import { MENU_PAGES, SETTINGS } from './settings.ts';
import { SUBJECT_COUNT, subjectOf } from './subjects.ts';

/** The home page and the articles of the menu. */
export const MIN_PAGES = MENU_PAGES.length + 1;
/** The home page and an article on each subject. */
export const MAX_PAGES = SUBJECT_COUNT + 1;

/**
 * Writes a home page and articles, `pages` in all. The same number of pages gives the same text.
 * @param home the name of the file of the home page
 */
export function writeContent(folder: string, pages: number, home: string): void {
  for (let number = 0; number < pages - 1; number++)
    writeFile(folder, subjectOf(number).file, articleOf(number, pages));
  writeFile(folder, home, makeHome());
}

/**
 * Rewrites one article with a different last sentence.
 * @param edition the number of the edit, from 1 on; it decides which article changes
 * @returns the path of its page
 */
export function editArticle(folder: string, pages: number, edition: number): string {
  const number = (edition * 37) % (pages - 1);
  const { file, path } = subjectOf(number);
  writeFile(folder, file, articleOf(number, pages, edition));
  return path;
}

/** Writes content/site.md: the settings, with the menu and the footer. */
export function writeSettings(file: string): void {
  writeFileSync(file, `${formatFrontMatter(SETTINGS)}\n`);
}

function articleOf(number: number, pages: number, edition = 0): string {
  const others = [1, 7, 500].map((step) => subjectOf((number + step) % (pages - 1)));
  return makeArticle(subjectOf(number), others, makeRandom(number), edition);
}

function makeHome(): string {
  const fields = {
    title: SETTINGS.name,
    description: 'Articles on gardens, kitchens, rivers and workshops, and on all that they ask of their keepers.',
    lead: 'A page for each thing that asks for a little care, and for everybody who has to give it.',
  };
  const list = MENU_PAGES.map(({ title, path }) => `- [${title}](${path})`).join('\n');
  return `${[formatFrontMatter(fields), '## Where to begin', list].join('\n\n')}\n`;
}

function writeFile(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
