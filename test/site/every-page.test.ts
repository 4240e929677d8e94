/** What is true of every page, whatever it shows. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { makeToUrl } from '../../engine/core/index.ts';
import { renderBody, type SitePage } from '../../pages/body.tsx';
import { listResolvableRoutes } from '../../pages/resolve.ts';
import { PATHS, toCompanyPagePath, toGroupTabUrl, toServicePath } from '../../site/model/paths.ts';
import { listAttributes, onOneLine, readTexts } from '../support/html.ts';
import { assertLinks, content, files, open, readText, routes, withoutRedirects } from '../support/published.ts';

const { services, company, groups, pages, site: settings } = content;

const SERVICES = services.map(toServicePath);
const COMPANY = [PATHS.membership, ...company.map(toCompanyPagePath)];
/** Without the pages of single services, which are only in the footer. */
const MENU = ['/', '/services/', ...groups.map(toGroupTabUrl), '/company-info/', ...COMPANY, '/contact/'];
const FOOTER = [...SERVICES, ...COMPANY, '/contact/'];

describe('every page', () => {
  it('is a route, and every route is a page', () => {
    const built = files.filter((file) => file.endsWith('.html'));
    assert.deepEqual(built.sort(), routes.map(({ output }) => output).sort());
    for (const { path } of routes) assert.equal(open(path)('main').length, 1, path);
  });

  it('contains nothing of the dev server and its editor; nor does any script or style', () => {
    const texts = files.filter((file) => /\.(html|js|css)$/.test(file));
    for (const file of texts) assert.doesNotMatch(readText(file), /@dev|data-fields=/, file);
  });

  for (const { path, entry } of withoutRedirects) {
    const $ = open(path);

    it(`has a title, a description and a social card in its head: ${path}`, () => {
      const { origin, shortName, language } = settings;
      const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
      assert.equal($('title').text(), `${entry.title} | ${shortName}`);
      assert.equal($('html').attr('lang'), language);
      assert.equal($('head').children().eq(0).attr('charset'), 'utf-8');
      assert.equal($('link[rel=canonical]').attr('href'), origin + path);
      for (const name of ['description', 'og:description']) assert.equal(meta(name), entry.description);
      assert.deepEqual([meta('og:url'), meta('og:title')], [origin + path, entry.title]);
      assert.ok(meta('og:image')?.startsWith(`${origin}/assets/`));
      assert.deepEqual([meta('og:image:width'), meta('og:image:height')], ['1200', '630']);
      assert.match(
        meta('og:image:alt') ?? '',
        new RegExp(`^“.+” in large letters .*, with the name ${settings.name}\\.$`),
      );
      assert.equal(meta('twitter:card'), 'summary_large_image');
      assert.equal($('meta[name="theme-color"]').length, 2);
      for (const rel of ['icon', 'apple-touch-icon', 'manifest', 'stylesheet']) {
        assert.equal($(`link[rel="${rel}"]`).length, 1, rel);
      }
    });

    it(`loads nothing from elsewhere, turns no text into markup, and sends no referrer to other sites: ${path}`, () => {
      const policy = $('head').children().eq(1).attr('content') ?? '';
      assert.match(policy, /^default-src 'none'; (?!.*unsafe)/);
      assert.match(policy, /; require-trusted-types-for 'script'; trusted-types 'none'(;|$)/);
      assert.equal($('meta[name=referrer]').attr('content'), 'same-origin');
    });

    it(`has a skip link, one main part, one main heading, the menu and the footer: ${path}`, () => {
      const [header, footer] = [$('body > header, .header').first(), $('footer').last()];
      assert.equal($('body a').first().attr('href'), '#main');
      assert.equal($('main#main').length, 1);
      assert.equal($('h1').length, 1);
      assertLinks(header, ...MENU);
      assertLinks(footer, ...FOOTER);
      assert.equal(footer.find(`a[href="${PATHS['site-map']}"]`).text(), pages['site-map'].title);
      assert.match(onOneLine(footer.text()), new RegExp(`© ?${new Date().getUTCFullYear()}`));
    });

    it(`has links to the members’ login that open a new tab and say so: ${path}`, () => {
      const { href, label } = settings.memberLogin;
      const logins = $('header a[target=_blank]');
      assert.ok(logins.length > 0);
      assert.deepEqual([...new Set(listAttributes(logins, 'href'))], [href]);
      assert.deepEqual([...new Set(readTexts(logins).map(onOneLine))], [`${label} (opens in a new tab)`]);
      for (const rel of listAttributes(logins, 'rel')) assert.ok(rel?.includes('noopener'));
    });

    it(`preloads its first picture, and no other: ${path}`, () => {
      const first = $('img[fetchpriority=high]');
      // The first view ends at the link to the style sheet.
      const isInFirstView = $('main img, body link[rel=stylesheet]').first().is('img');
      assert.ok(isInFirstView ? first.length === 1 : first.length <= 1, `${first.length} pictures`);
      assert.equal(first.attr('loading') ?? 'eager', 'eager');
      const preloaded = $('link[rel=preload][as=image]');
      assert.equal(preloaded.length, first.length);
      const source = first.closest('picture').find('source');
      assert.equal(preloaded.attr('imagesrcset'), source.attr('srcset'));
      assert.equal(preloaded.attr('imagesizes'), source.attr('sizes'));
    });

    it(`labels each article by its heading, and no two articles alike: ${path}`, () => {
      const names = new Set<string>();
      for (const article of $('article').toArray()) {
        const heading = $(article).find(`[id="${$(article).attr('aria-labelledby')}"]`);
        assert.ok(heading.is('h2, h3'), $(article).text());
        names.add(heading.text());
      }
      assert.equal(names.size, $('article').length, [...names].join());
    });
  }

  it('has props that are plain JSON, and renders the same from a copy of them', () => {
    const picture = { width: 1920, height: 1080, color: '#123a2c', avif: [], fallback: [] };
    const context = { toUrl: makeToUrl('/'), getPicture: () => picture };
    const render = (page: SitePage) => renderToStaticMarkup(renderBody(page, context));
    for (const route of listResolvableRoutes(content, { year: 2026, logo: '/logo.png' })) {
      const page = route.resolve();
      // Cloning fails for functions.
      const copy: SitePage = JSON.parse(JSON.stringify(structuredClone(page)));
      assert.equal(render(copy), render(page), page.path);
    }
  });
});

it('some page has articles, so that their labels are tested', () =>
  assert.ok(withoutRedirects.some(({ path }) => open(path)('article').length > 0)));

describe('the menu', () => {
  it('marks the current page, if it is in the menu', () => {
    for (const path of ['/services/', '/company-info/', ...COMPANY, '/contact/']) {
      assert.ok(open(path)(`header [aria-current=page][href="${path}"]`).length > 0, path);
    }
  });

  it('marks the section of the current page, and no other', () => {
    const titles = [pages.services.title, pages['company-info'].title];
    for (const [paths, ...expected] of [[SERVICES, titles[0]], [COMPANY, titles[1]], [['/contact/']]] as const) {
      for (const path of paths) {
        const marked = readTexts(open(path)('header [aria-current=true]:not([href])'));
        const markedTitles = titles.filter((title) => marked.includes(title));
        assert.deepEqual(markedTitles, expected, path);
      }
    }
  });
});

describe('every published font', () => {
  const fonts = files.filter((file) => file.endsWith('.woff2'));

  it('has a file with its license and the copyright notice of its authors', () => {
    assert.ok(fonts.length > 0);
    for (const font of fonts) {
      const name = font.replace(/\..*/, '-license.');
      const license = files.find((file) => file.startsWith(name) && file.endsWith('.txt'));
      const text = readText(license ?? assert.fail(name));
      assert.match(text, /^Copyright \d{4} The .+ Project Authors/);
      assert.match(text, /SIL OPEN FONT LICENSE Version 1\.1[\s\S]*PERMISSION & CONDITIONS[\s\S]*DISCLAIMER/);
    }
  });
});
