import { load } from 'cheerio';

/** The plainest page with the same first view: headline, lead and picture of a page, in a system font, without scripts. */
export function writeBaseline(html: string): string {
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
