import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkSite } from '../../../engine/checks/check-site.ts';
import type { SourcePage } from '../../../engine/checks/locate.ts';
import { BuildFailure } from '../../../engine/core/diagnostics.ts';
import { scan } from '../../../engine/render/scan.ts';
import { listChecks } from '../../support/table.ts';

const DESCRIPTION = 'A description that is long enough for search results, and no longer.';

describe('the check of the finished site', () => {
  for (const [row, check] of listChecks('page-bodies', (body) =>
    errorsOf({ body }).replaceAll('home.md:1:1 error ', ''),
  ))
    it(`reports the errors in the body of a page: ${row}`, check);

  it('refuses two pages whose paths differ only in the case of letters', () => {
    const pages = [pageAt('/a/'), pageAt('/A/')];
    assert.equal(errorsOf({ pages }), 'A.md:1:1 error `/a/` is taken by a.md. Rename or delete one of them.');
  });

  it('refuses a description that is too short', () => {
    const message = 'The description has 6 characters. Write 50 to 160.';
    assert.equal(errorsOf({ description: 'Short.' }), `home.md:1:1 error ${message}`);
  });

  it('reports addresses without the base path, as authors write them', () => {
    const body = '<h1>Hello</h1><a href="/co-op/conact/">Contact</a>';
    const errors = errorsOf({ pages: [pageAt('/'), pageAt('/contact/')], body, base: '/co-op/' });
    assert.match(errors, /Link to `\/conact\/`, but no such page exists\. Did you mean `\/contact\/`\?/);
  });

  it('refuses links to pages outside the base path', () => {
    const body = '<h1>Hello</h1><a href="/contact/">Contact</a>';
    const message = "Link to `/contact/`, which is outside the site's folder `/co-op/`. Link to a page of the site.";
    assert.equal(errorsOf({ body, base: '/co-op/' }), `home.md:1:1 error ${message}`);
  });

  it('reports a link that breaks because another page has changed', () => {
    // Titles and descriptions must differ.
    const scansOf = (body: string) => {
      const description = `<meta name="description" content="${DESCRIPTION} ${body.length}">`;
      return [scan(`<title>${body.length}</title>${description}<h1>Hello</h1>${body}`)];
    };
    const [linking, linked] = [scansOf('<a href="/b/#part">Part</a>'), scansOf('<p id="other"></p><p id="part"></p>')];
    const cache = {};
    const check = (scans: typeof linked, pages = [pageAt('/a/'), pageAt('/b/')]) => {
      const rendered = pages.map((page, index) => ({ page, scans: index === 0 ? linking : scans }));
      const errors = checkSite({ ...SITE, rendered }, listOutputs(pages), undefined, cache);
      return errors.map(({ message }) => message);
    };
    assert.deepEqual(check(linked), []);
    assert.deepEqual(check(scansOf('<p id="other"></p>')), ['Link to `/b/#part`, but that page has no part `part`.']);
    assert.deepEqual(check(linked, [pageAt('/a/')]), ['Link to `/b/#part`, but no such page exists.']);
    assert.deepEqual(check(linked), []);
  });
});

const SITE = {
  settings: { origin: 'https://tiny.test', base: '/' },
  ...{ published: { files: [], errors: [] }, sources: [], resolved: { drafts: new Map() } },
};
const listOutputs = (pages: readonly SourcePage[]) => [
  ...pages.map(({ output }) => output),
  'site.css',
  'assets/site.js',
];

/** The errors of a site whose pages all have this description and body. */
function errorsOf({ pages = [pageAt('/')], description = DESCRIPTION, body = '<h1>Hello</h1>', base = '/' }) {
  const head = `<title>Hello | TTGU</title><meta name="description" content="${description}">`;
  const html = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
  const rendered = pages.map((page) => ({ page, scans: [scan(html)] }));
  const errors = checkSite({ ...SITE, rendered, settings: { ...SITE.settings, base } }, listOutputs(pages));
  return new BuildFailure(errors).message;
}

function pageAt(path: string): SourcePage {
  const source = path === '/' ? 'home.md' : `${path.slice(1, -1)}.md`;
  return { path, output: `${path.slice(1)}index.html`, source };
}
