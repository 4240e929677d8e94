import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkSite } from '../../../engine/checks/check-site.ts';
import type { SourcePage } from '../../../engine/checks/find-in-sources.ts';
import { BuildFailure } from '../../../engine/core/diagnostics.ts';
import { extract } from '../../../engine/render/extract.ts';
import { assertRows, readRows } from '../../support/table.ts';

const DESCRIPTION = 'A description that is long enough for search results, and no longer.';

/** Sites whose pages all have one description and one body, and the errors that are reported. */
const SITE_ERRORS = [
  {
    it: 'refuses two pages whose paths differ only in the case of letters',
    pages: ['/a/', '/A/'],
    errors: 'A.md:1:1 error `/a/` is taken by a.md. Rename or delete one of them.',
  },
  {
    it: 'reports addresses without the base path, as authors write them',
    base: '/co-op/',
    pages: ['/', '/contact/'],
    body: '<h1>Hello</h1><a href="/co-op/conact/">Contact</a>',
    errors:
      'contact.md:1:1 error `title` is the same as in home.md. Write another.\ncontact.md:1:1 error `description` is the same as in home.md. Write another.\nhome.md:1:1 error Link to `/conact/`, but no such page exists. Did you mean `/contact/`?',
  },
  {
    it: 'refuses links to pages outside the base path',
    base: '/co-op/',
    body: '<h1>Hello</h1><a href="/contact/">Contact</a>',
    errors:
      "home.md:1:1 error Link to `/contact/`, which is outside the site's folder `/co-op/`. Link to a page of the site.",
  },
];

describe('the check of the finished site', () => {
  it('reports the errors in the body of a page', () =>
    assertRows(readRows('page-bodies'), (body) => collectErrors({ body }).replaceAll('home.md:1:1 error ', '')));

  for (const { it: name, errors, ...site } of SITE_ERRORS) {
    it(name, () => assert.equal(collectErrors(site), errors));
  }
});

const SITE = {
  settings: { origin: 'https://tiny.test', base: '/' },
  published: { files: [], errors: [] },
  sources: [],
  rendering: { assets: { inlineScripts: { awaitStyles: 'awaitStyles()', loadClient: 'loadSite()' } } },
  draftPages: new Map<string, string>(),
};
const listFiles = (pages: readonly SourcePage[]) =>
  [...pages.map(({ output }) => output), 'site.css', 'assets/site.js'].map((path) => ({ path }));

/** The errors of a site whose pages all have this description and body. */
function collectErrors({ pages: paths = ['/'], description = DESCRIPTION, body = '<h1>Hello</h1>', base = '/' }) {
  const pages = paths.map(pageAt);
  const head = `<title>Hello</title><meta name="description" content="${description}">`;
  const html = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
  const rendered = pages.map((page) => ({ page, extracts: [extract(html)] }));
  const settings = { ...SITE.settings, base };
  const errors = checkSite({ ...SITE, rendered, settings, files: listFiles(pages) });
  return new BuildFailure(errors).message;
}

function pageAt(path: string): SourcePage {
  const source = path === '/' ? 'home.md' : `${path.slice(1, -1)}.md`;
  return { path, output: `${path.slice(1)}index.html`, source };
}
