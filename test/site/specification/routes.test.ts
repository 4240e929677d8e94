import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { publish } from '../published.ts';
import { ADDED, COMPANY_PAGES, GROUPS, JOBS, ROUTES, SERVICES } from './specification.ts';

const site = await publish();
const { origin } = site.content.site;

describe('every route of the specification', () => {
  it('is there: 25 of them', () => {
    assert.equal(ROUTES.length, 25);
    for (const path of ROUTES) assert.ok(site.page(path)('main').length === 1, path);
  });

  for (const path of [...ROUTES, ...ADDED, ...JOBS, '/404.html']) {
    it(`has the title of the specification, and its address: ${path}`, () => {
      const $ = site.page(path);
      assert.match($('title').text(), /^.+ \| CGDC$/);
      assert.equal($('html').attr('lang'), 'en-US');
      assert.equal($('link[rel=canonical]').attr('href'), origin + path);
    });

    it(`has the header and the footer of the specification: ${path}`, () => {
      const $ = site.page(path);
      const [header, footer] = [$('header').first(), $('footer').last()];
      for (const href of ['/', '/services/', '/company-info/', '/membership/', '/contact/']) {
        assert.ok(header.find(`a[href="${href}"]`).length > 0, `header: ${href}`);
      }
      assert.match(header.find('a[target=_blank]').first().text(), /^Member Login\s*\(opens in a new tab\)$/);
      for (const href of [...SERVICES, ...COMPANY_PAGES, '/membership/', '/contact/']) {
        assert.ok(footer.find(`a[href="${href}"]`).length > 0, `footer: ${href}`);
      }
      assert.equal(footer.find('a[href="/site-map/"]').text(), 'Site Map');
    });
  }

  it('is all that search engines find, but for the members’ page', () => {
    const listed = [...site.text('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    const wanted = [...ROUTES, ...ADDED, ...JOBS].filter((path) => path !== '/member-login/');
    assert.deepEqual(listed.sort(), wanted.map((path) => origin + path).sort());
  });

  it('is kept from them where the specification says so, and where it is none', () => {
    const hidden = ['/member-login/', '/404.html', ...Object.keys(GROUPS).map((group) => `/services/${group}/`)];
    for (const path of hidden) assert.equal(site.page(path)('meta[name=robots]').attr('content'), 'noindex', path);
  });
});

describe('a job', () => {
  it('is told to no search engine while the specification gives neither its day nor its place', () => {
    for (const path of [...JOBS, '/company-info/employment-opportunities/']) {
      assert.doesNotMatch(site.page(path)('script[type="application/ld+json"]').text(), /JobPosting/, path);
    }
  });
});
