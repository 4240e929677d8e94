import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkSite } from '../../../engine/checks/check-site.ts';
import type { SourcePage } from '../../../engine/checks/locate.ts';
import { BuildFailure } from '../../../engine/core/diagnostics.ts';
import { scan } from '../../../engine/render/scan.ts';

const DESCRIPTION = 'A description that is long enough for search results, and no longer.';

const SITE_SCRIPT = '<script type="module" src="/assets/site.js"></script>';
const DATA = ['application/json', 'application/ld+json'].map((type) => `<script type="${type}">{}</script>`).join('');
const OUTSIDE = '<a href="https://example.com/x">x</a><a href="mailto:a@b.c">m</a><a href="tel:1">t</a>';

describe('checkSite', () => {
  for (const [what, body] of [
    ['a page that is as it must be', '<h1 id="top">Hello</h1><a href="/#top">Up</a>'],
    ['the script of the site, and data', `<h1>Hello</h1>${SITE_SCRIPT}${DATA}`],
    ['links to other sites, e-mail and telephone', `<h1>Hello</h1>${OUTSIDE}`],
  ] as const) {
    it(`accepts ${what}`, () => assert.equal(errorsOf({ body }), ''));
  }

  it('refuses two pages with one output, also where only the case of letters differs', () => {
    const pages = [pageAt('/a/'), pageAt('/A/')];
    assert.equal(errorsOf({ pages }), 'A.md:1:1 error `/a/` is taken by a.md. Rename or delete one of them.');
  });

  it('refuses a description that is too short', () => {
    const message = 'The description has 6 characters. Write 50 to 160.';
    assert.equal(errorsOf({ description: 'Short.' }), `home.md:1:1 error ${message}`);
  });

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
    it(`refuses ${body}`, () => assert.equal(errorsOf({ body }), `home.md:1:1 error ${message}`));
  }

  it('refuses a picture that is not there', () => {
    const body = '<h1>Hello</h1><img srcset="/a.webp 480w, /site.css 800w">';
    assert.match(errorsOf({ body }), /^home\.md:1:1 error Link to `\/a\.webp`, but no such page exists\./);
  });

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
      assert.match(errorsOf({ body: `<h1>Hello</h1>${tag}` }), /`<script.*>` was not made by the site\./));
  }

  it('shows an address as authors write it, without the base path', () => {
    const body = '<h1>Hello</h1><a href="/co-op/conact/">Contact</a>';
    const errors = errorsOf({ pages: [pageAt('/'), pageAt('/contact/')], body, base: '/co-op/' });
    assert.match(errors, /Link to `\/conact\/`, but no such page exists\. Nearest: `\/contact\/`\./);
  });

  it('refuses links to what is outside the base path', () => {
    const body = '<h1>Hello</h1><a href="/contact/">Contact</a>';
    const message = "Link to `/contact/`, which is outside the site's folder `/co-op/`. Link to a page of the site.";
    assert.equal(errorsOf({ body, base: '/co-op/' }), `home.md:1:1 error ${message}`);
  });
});

interface Page {
  pages?: SourcePage[];
  description?: string;
  body?: string;
  base?: string;
}

function errorsOf({ pages = [pageAt('/')], description = DESCRIPTION, body = '<h1>Hello</h1>', base = '/' }: Page) {
  const head = `<title>Hello | TTGU</title><meta name="description" content="${description}">`;
  const html = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
  const site = {
    rendered: pages.map((page) => ({ page, scans: [scan(html)] })),
    settings: { origin: 'https://tiny.test', base },
    ...{ published: { files: [], errors: [] }, sources: [], resolved: { drafts: new Map() } },
  };
  const errors = checkSite(site, [...pages.map(({ output }) => output), 'site.css', 'assets/site.js']);
  return errors.length === 0 ? '' : new BuildFailure(errors).message;
}

function pageAt(path: string): SourcePage {
  const source = path === '/' ? 'home.md' : `${path.slice(1, -1)}.md`;
  return { path, output: `${path.slice(1)}index.html`, source };
}
