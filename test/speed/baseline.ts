import { load } from 'cheerio';

/** Reduces a page to the headline, lead and picture of its first view, in a system font, without scripts. */
export function makeBaseline(html: string): string {
  const page = load(html);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page('title').html()}</title>
<style>body { margin: 1rem auto; max-width: 72rem; font: 1.125rem/1.5 system-ui } img { width: 100%; height: auto }</style>
<h1>${page('h1').first().text()}</h1>
<p>${page('main p').first().text()}</p>
${page('main picture').first()}
`;
}

/** What Lighthouse measures of a page. Each key is the heading of a column in the printed table, e.g. "LCP, ms". */
export type PageLoad = Record<string, number>;

/** Adds the ratios of the page's times to those of its baseline. */
export function compareLoads(page: PageLoad, baseline: PageLoad): PageLoad {
  const ratioOf = (column: string) => [`${column} ÷ baseline`, (page[column] ?? NaN) / (baseline[column] ?? NaN)];
  return { ...page, ...Object.fromEntries(['FCP, ms', 'LCP, ms'].map(ratioOf)) };
}
