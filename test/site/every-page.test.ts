/** What is true of every page, whatever it shows. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PATHS, toCompanyPagePath, toGroupTabUrl, toServicePath } from '../../site/model/paths.ts';
import { listAttributes, onOneLine } from '../support/html.ts';
import { assertLinks, content, files, open, readText, routes, withoutRedirects } from '../support/published.ts';

const { services, company, groups, pages, site: settings } = content;

const SERVICES = services.map(toServicePath);
const COMPANY = company.map(toCompanyPagePath);
const GROUPS = groups.map(toGroupTabUrl);
const MENU = ['/', PATHS.membership, '/services/', ...GROUPS, ...SERVICES, '/company-info/', ...COMPANY, '/contact/'];
const FOOTER = [...SERVICES, PATHS.membership, ...COMPANY, '/contact/'];

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

  it('can be shown again at once after Back: no script listens to `unload`, for which browsers keep no page', () => {
    for (const file of files.filter((name) => name.endsWith('.js')))
      assert.doesNotMatch(readText(file), /unload/, file);
  });

  for (const { path, entry } of withoutRedirects) {
    const $ = open(path);

    it(`has a title, a description and a social card in its head: ${path}`, () => {
      const { origin, shortName, language } = settings;
      const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
      assert.equal($('title').text(), `${entry.title} | ${shortName}`);
      assert.equal($('html').attr('lang'), language);
      assert.equal($('link[rel=canonical]').attr('href'), origin + path);
      for (const name of ['description', 'og:description']) assert.equal(meta(name), entry.description);
      assert.deepEqual([meta('og:url'), meta('og:title')], [origin + path, entry.title]);
      assert.ok(meta('og:image')?.startsWith(`${origin}/assets/`));
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

    it(`has a skip link, one main part, the menu and the footer: ${path}`, () => {
      const [header, footer] = [$('body > header, .header').first(), $('footer').last()];
      assert.equal($('body a').first().attr('href'), '#main');
      assert.equal($('main#main').length, 1);
      assertLinks(header, ...MENU);
      assertLinks(footer, ...FOOTER);
      assert.equal(footer.find(`a[href="${PATHS['site-map']}"]`).text(), pages['site-map'].title);
      assert.match(onOneLine(footer.text()), new RegExp(`© ?${new Date().getFullYear()}`));
    });

    it(`preloads its first picture, and no other: ${path}`, () => {
      const first = $('img[fetchpriority=high]');
      // The first view ends at the link to the style sheet.
      const isInFirstView = $('main img, body link[rel=stylesheet]').first().is('img');
      assert.ok(isInFirstView ? first.length === 1 : first.length <= 1, `${first.length} pictures`);
      assert.equal(first.attr('loading') ?? 'eager', 'eager');
      const preloaded = $('link[rel=preload][as=image]');
      // With `darkSrc`, the first of two files is for the dark color scheme.
      const sources = first.closest('picture').find('source');
      assert.deepEqual(listAttributes(preloaded, 'imagesrcset'), listAttributes(sources, 'srcset'));
      assert.deepEqual(listAttributes(preloaded, 'imagesizes'), listAttributes(sources, 'sizes'));
      assert.equal(preloaded.attr('media'), sources.attr('media'));
    });
  }
});

it('every published font has a file with its license and the copyright notice of its authors', () => {
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  assert.ok(fonts.length > 0);
  for (const font of fonts) {
    const license = files.find((file) => file.startsWith(font.replace(/\..*/, '-license.')));
    assert.match(
      readText(license ?? assert.fail(font)),
      /^Copyright \d{4} [\s\S]*SIL OPEN FONT LICENSE[\s\S]*DISCLAIMER/,
    );
  }
});
