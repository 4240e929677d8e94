import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPage } from './read-page.ts';

/** The number of pages in the largest sample of a site. */
const MAX_SAMPLE = 100;

/**
 * Compares two built sites: whether they have the same pages, and whether the text, links and heads of a sample agree.
 * @param always the paths of pages that are compared even if the sample lacks them
 * @returns the first difference, e.g. "index.html: only one of the sites has this page"
 */
export function findDifference(site: string, otherSite: string, always: readonly string[] = []): string | undefined {
  const [pages, otherPages] = [listPages(site), listPages(otherSite)];
  const [pageSet, otherPageSet] = [new Set(pages), new Set(otherPages)];
  const unmatched = pages.find((page) => !otherPageSet.has(page)) ?? otherPages.find((page) => !pageSet.has(page));
  if (unmatched !== undefined) return `${unmatched}: only one of the sites has this page`;
  const step = Math.ceil(pages.length / MAX_SAMPLE);
  const sample = pages.filter((_, index) => index % step === 0);
  for (const page of [...sample, ...always.map((path) => `${path.slice(1)}index.html`)]) {
    const difference = comparePages(
      readFileSync(join(site, page), 'utf8'),
      readFileSync(join(otherSite, page), 'utf8'),
    );
    if (difference !== undefined) return `${page}: ${difference}`;
  }
  return undefined;
}

function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/** The first difference between two pages. */
function comparePages(html: string, otherHtml: string): string | undefined {
  const [lines, otherLines] = [readPage(html), readPage(otherHtml)];
  const index = lines.findIndex((line, at) => line !== otherLines[at]);
  if (index < 0) return undefined;
  return describeDifference(lines[index] ?? '', otherLines[index] ?? '');
}

/** How many characters of each line are shown, from shortly before the first difference. */
const EXCERPT_LENGTH = 60;

function describeDifference(one: string, other: string): string {
  const index = one.split('').findIndex((character, at) => character !== other.charAt(at));
  const start = Math.max(0, (index < 0 ? one.length : index) - EXCERPT_LENGTH / 3);
  return [one, other].map((text) => `"${text.slice(start, start + EXCERPT_LENGTH)}"`).join(' is not ');
}
