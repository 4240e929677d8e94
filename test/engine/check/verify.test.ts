import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkSite } from '../../../engine/checks/check-site.ts';
import type { ProvedPage } from '../../../engine/checks/locate.ts';
import { BuildFailure } from '../../../engine/core/diagnostics.ts';
import { scan } from '../../../engine/render/scan.ts';

const description = 'A description that is long enough for search results, and no longer.';

describe('checkSite', () => {
  it('passes a page that is as it must be', () => {
    assert.equal(faultsOf({ body: '<h1 id="top">Hello</h1><a href="/#top">Up</a>' }), '');
  });

  it('refuses two pages with one output, also where only the case of letters differs', () => {
    const pages = [pageAt('/a/'), pageAt('/A/')];
    assert.equal(faultsOf({ pages }), 'A.md:1:1 error route: found /A/, which a.md has too, write another file name');
  });

  const cases = [
    ['a title in another form', { title: 'Hello' }, 'title: found "Hello", write {page} | TTGU'],
    ['a description that is too short', { description: 'Short.' }, 'description: found 6 characters, write 50 to 160'],
    [
      'a page without a main heading',
      { body: '<p>Hello</p>' },
      'headings: found 0 main headings (h1), write exactly one',
    ],
    [
      'a second main heading',
      { body: '<h1>Hello</h1><h1>Again</h1>' },
      'headings: found 2 main headings (h1), write exactly one',
    ],
    [
      'a skipped level of headings',
      { body: '<h1>Hello</h1><h3>Deep</h3>' },
      'headings: found "Deep" on level 3 below level 1, write ## in place of ###',
    ],
    [
      'an id that stands twice',
      { body: '<h1 id="a">Hello</h1><p id="a">Again</p>' },
      'headings: found "a" twice as the address of a part, write another heading',
    ],
    [
      'an inline style',
      { body: '<h1 style="color: red">Hello</h1>' },
      'markup: found <h1 style>, which the content policy blocks; write a class or a script',
    ],
    [
      'an inline script',
      { body: '<h1 onclick="go()">Hello</h1>' },
      'markup: found <h1 onclick>, which the content policy blocks; write a class or a script',
    ],
    ...[
      '<script>go()</script>',
      '<script src="/assets/site.js"></script>',
      '<script type="module" src="/site.css"></script>',
      '<script type="module" src="https://evil.example/site.js"></script>',
      '<script type="module" src="//evil.example/site.js"></script>',
      '<script type="module" src="/gone.js"></script>',
      '<script type="application/json" src="/assets/site.js"></script>',
      '<script type="importmap">{}</script>',
    ].map(
      (tag) =>
        [
          `what the site has not made: ${tag}`,
          { body: `<h1>Hello</h1>${tag}` },
          /markup: found <script.*>, which/,
        ] as const,
    ),
    [
      'a link that runs',
      { body: '<h1>Hello</h1><a href="javascript:go()">Go</a>' },
      'link: found "javascript:go()", write a path such as /contact/ or an address that begins with https://',
    ],
    [
      'an island without a script',
      { body: '<h1>Hello</h1><div data-island="crane"></div>' },
      'island: found "crane", which client/islands.ts does not name; it names menu, tabs',
    ],
    [
      'a picture that is not there',
      { body: '<h1>Hello</h1><img srcset="/a.webp 480w, /site.css 800w">' },
      'asset: found "/a.webp", which no page has, write the address of a page that there is',
    ],
    [
      'a policy that does not come first',
      { policy: '' },
      'head: found no content security policy directly after the charset',
    ],
  ] as const;
  for (const [name, page, message] of cases) {
    it(`refuses ${name}`, () => {
      if (typeof message === 'string') assert.equal(faultsOf(page), `home.md:1:1 error ${message}`);
      else assert.match(faultsOf(page), message);
    });
  }

  it('lets the script of the site stand, and data', () => {
    const data = ['application/json', 'application/ld+json'].map((type) => `<script type="${type}">{}</script>`);
    assert.equal(
      faultsOf({ body: `<h1>Hello</h1><script type="module" src="/assets/site.js"></script>${data.join('')}` }),
      '',
    );
  });

  it('tells an address as authors write it, without the base path', () => {
    const body = '<h1>Hello</h1><a href="/co-op/conact/">Contact</a>';
    const pages = [pageAt('/'), pageAt('/contact/')];
    assert.match(
      faultsOf({ pages, body, base: '/co-op/' }),
      /link: found "\/conact\/", which no page has, did you mean "\/contact\/"\? \(on 2 pages\)/,
    );
  });

  it('refuses what lies outside the base path', () => {
    const body = '<h1>Hello</h1><a href="/contact/">Contact</a>';
    const message = 'link: found "/contact/", which lies outside the site’s folder /co-op/';
    assert.equal(faultsOf({ body, base: '/co-op/' }), `home.md:1:1 error ${message}`);
  });

  it('leaves other sites, mail and telephone alone', () => {
    const body = '<h1>Hello</h1><a href="https://example.com/x">x</a><a href="mailto:a@b.c">m</a><a href="tel:1">t</a>';
    assert.equal(faultsOf({ body }), '');
  });
});

interface Page {
  pages?: ProvedPage[];
  title?: string;
  description?: string;
  body?: string;
  policy?: string;
  base?: string;
}

function faultsOf(page: Page): string {
  const { pages = [pageAt('/')], base = '/' } = page;
  const paths = [...pages.map(({ output }) => output), 'site.css', 'assets/site.js'];
  const faults = checkSite({
    rendered: pages.map((rendered) => ({ page: rendered, scans: [scan(documentOf(page))] })),
    paths,
    sources: [],
    islands: ['menu', 'tabs'],
    shortName: 'TTGU',
    origin: 'https://tiny.test',
    base,
  });
  return faults.length === 0 ? '' : new BuildFailure(faults).message;
}

function documentOf({ title = 'Hello | TTGU', body = '<h1>Hello</h1>', policy = POLICY, ...page }: Page): string {
  const meta = `<meta name="description" content="${page.description ?? description}">`;
  return `<!doctype html><html><head><meta charset="utf-8">${policy}<title>${title}</title>${meta}</head><body>${body}</body></html>`;
}

const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`;

function pageAt(path: string): ProvedPage {
  const source = path === '/' ? 'home.md' : `${path.slice(1, -1)}.md`;
  return { path, output: `${path.slice(1)}index.html`, source };
}
