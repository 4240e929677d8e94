import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkSite } from '../../../engine/checks/check-site.ts';
import type { SourcePage } from '../../../engine/checks/locate.ts';
import { BuildFailure } from '../../../engine/core/diagnostics.ts';
import { scan } from '../../../engine/render/scan.ts';

const description = 'A description that is long enough for search results, and no longer.';

describe('checkSite', () => {
  it('passes a page that is as it must be', () => {
    assert.equal(faultsOf({ body: '<h1 id="top">Hello</h1><a href="/#top">Up</a>' }), '');
  });

  it('refuses two pages with one output, also where only the case of letters differs', () => {
    const pages = [pageAt('/a/'), pageAt('/A/')];
    assert.equal(faultsOf({ pages }), 'A.md:1:1 error `/a/` is taken by a.md. Rename or delete one of them.');
  });

  it('refuses a description that is too short', () =>
    assert.equal(
      faultsOf({ description: 'Short.' }),
      'home.md:1:1 error The description has 6 characters. Write 50 to 160.',
    ));

  for (const [body, message] of [
    ['<p>Hello</p>', 'The page has 0 main headings (h1). Write exactly one.'],
    ['<h1>Hello</h1><h1>Again</h1>', 'The page has 2 main headings (h1). Write exactly one.'],
    ['<h1>Hello</h1><h3>Deep</h3>', '`Deep` is on level 3, below a heading on level 1. Write `##` instead of `###`.'],
    [
      '<h1 id="a">Hello</h1><p id="a">Again</p>',
      'Two parts of the page have the address `#a`. Change one of the headings.',
    ],
    ['<h1 style="color: red">Hello</h1>', 'The content security policy blocks <h1 style>. Use a class or a script.'],
    ['<h1 onclick="go()">Hello</h1>', 'The content security policy blocks <h1 onclick>. Use a class or a script.'],
    [
      '<h1>Hello</h1><a href="javascript:go()">Go</a>',
      'Link to `javascript:go()`, which is not an address of a page. Write a path such as `/contact/`, or an address that begins with `https://`.',
    ],
  ] as const) {
    it(`refuses ${body}`, () => assert.equal(faultsOf({ body }), `home.md:1:1 error ${message}`));
  }

  it('refuses a picture that is not there', () =>
    assert.match(
      faultsOf({ body: '<h1>Hello</h1><img srcset="/a.webp 480w, /site.css 800w">' }),
      /^home\.md:1:1 error Link to `\/a\.webp`, but no such page exists\./,
    ));

  for (const tag of [
    '<script>go()</script>',
    '<script src="/assets/site.js"></script>',
    '<script type="module" src="/site.css"></script>',
    '<script type="module" src="https://evil.example/site.js"></script>',
    '<script type="module" src="//evil.example/site.js"></script>',
    '<script type="module" src="/gone.js"></script>',
    '<script type="application/json" src="/assets/site.js"></script>',
    '<script type="importmap">{}</script>',
  ]) {
    it(`refuses what the site has not made: ${tag}`, () =>
      assert.match(faultsOf({ body: `<h1>Hello</h1>${tag}` }), /`<script.*>` was not made by the site\./));
  }

  it('lets the script of the site stand, and data', () => {
    const data = ['application/json', 'application/ld+json'].map((type) => `<script type="${type}">{}</script>`);
    assert.equal(
      faultsOf({ body: `<h1>Hello</h1><script type="module" src="/assets/site.js"></script>${data.join('')}` }),
      '',
    );
  });

  it('shows an address as authors write it, without the base path', () => {
    const body = '<h1>Hello</h1><a href="/co-op/conact/">Contact</a>';
    const pages = [pageAt('/'), pageAt('/contact/')];
    assert.match(
      faultsOf({ pages, body, base: '/co-op/' }),
      /Link to `\/conact\/`, but no such page exists\. Nearest: `\/contact\/`\./,
    );
  });

  it('refuses what lies outside the base path', () => {
    const body = '<h1>Hello</h1><a href="/contact/">Contact</a>';
    const message = "Link to `/contact/`, which is outside the site's folder `/co-op/`. Link to a page of the site.";
    assert.equal(faultsOf({ body, base: '/co-op/' }), `home.md:1:1 error ${message}`);
  });

  it('leaves other sites, mail and telephone alone', () => {
    const body = '<h1>Hello</h1><a href="https://example.com/x">x</a><a href="mailto:a@b.c">m</a><a href="tel:1">t</a>';
    assert.equal(faultsOf({ body }), '');
  });
});

interface Page {
  pages?: SourcePage[];
  description?: string;
  body?: string;
  base?: string;
}

function faultsOf(page: Page): string {
  const { pages = [pageAt('/')], base = '/' } = page;
  const site = {
    rendered: pages.map((rendered) => ({ page: rendered, scans: [scan(documentOf(page))] })),
    settings: { origin: 'https://tiny.test', base },
    ...{ published: { files: [], errors: [] }, sources: [], resolved: { drafts: new Map() } },
  };
  const faults = checkSite(site, [...pages.map(({ output }) => output), 'site.css', 'assets/site.js']);
  return faults.length === 0 ? '' : new BuildFailure(faults).message;
}

function documentOf({ body = '<h1>Hello</h1>', ...page }: Page): string {
  const meta = `<meta name="description" content="${page.description ?? description}">`;
  return `<!doctype html><html><head><title>Hello | TTGU</title>${meta}</head><body>${body}</body></html>`;
}

function pageAt(path: string): SourcePage {
  const source = path === '/' ? 'home.md' : `${path.slice(1, -1)}.md`;
  return { path, output: `${path.slice(1)}index.html`, source };
}
