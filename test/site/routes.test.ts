import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Published, publish } from './published.ts';
import { ADDED, COMPANY_PAGES, FACTS, GROUPS, JOBS, ROUTES, SERVICES } from './spec.ts';

let site: Published;
before(async () => {
  site = await publish();
});
after(() => site.remove());

const ORIGIN = 'https://www.example.com';

describe('every route of the specification', () => {
  it('is there: 25 of them', () => {
    assert.equal(ROUTES.length, 25);
    for (const path of ROUTES) assert.ok(site.page(path)('main').length === 1, path);
  });

  for (const path of [...ROUTES, ...ADDED, ...JOBS, '/404.html']) {
    it(`has what a page needs in its head: ${path}`, () => {
      const $ = site.page(path);
      const content = (selector: string) => $(selector).attr('content');
      assert.match($('title').text(), /^.+ \| CGDC$/);
      assert.equal($('html').attr('lang'), 'en-US');
      assert.equal($('head').children().eq(0).attr('charset'), 'utf-8');
      assert.match($('head').children().eq(1).attr('content') ?? '', /^default-src 'none'; (?!.*unsafe)/);
      assert.equal($('link[rel=canonical]').attr('href'), ORIGIN + path);
      assert.equal(content('meta[property="og:url"]'), ORIGIN + path);
      assert.equal(content('meta[property="og:title"]'), $('title').text().replace(' | CGDC', ''));
      assert.equal(content('meta[property="og:description"]'), content('meta[name=description]'));
      assert.ok(content('meta[property="og:image"]')?.startsWith(`${ORIGIN}/assets/`));
      assert.equal(content('meta[property="og:image:width"]'), '1200');
      assert.equal(content('meta[property="og:image:height"]'), '630');
      assert.ok(content('meta[property="og:image:alt"]'));
      assert.equal(content('meta[name="twitter:card"]'), 'summary_large_image');
      assert.equal($('meta[name="theme-color"]').length, 2);
      for (const rel of ['icon', 'apple-touch-icon', 'manifest', 'stylesheet']) {
        assert.equal($(`link[rel="${rel}"]`).length, 1, rel);
      }
    });

    it(`has landmarks, a skip link and the shared parts: ${path}`, () => {
      const $ = site.page(path);
      const [header, footer] = [$('header').first(), $('footer').last()];
      assert.equal($('body a').first().attr('href'), '#main');
      assert.equal($('main#main').length, 1);
      for (const href of ['/', '/services/', '/company-info/', '/contact/']) {
        assert.ok(header.find(`a[href="${href}"]`).length > 0, `header: ${href}`);
      }
      const login = header.find('a[target=_blank]').first();
      assert.match(login.text(), /^Member Login\s*\(opens in a new tab\)$/);
      assert.ok(login.attr('rel')?.includes('noopener'));
      for (const href of [...SERVICES, ...COMPANY_PAGES, '/contact/']) {
        assert.ok(footer.find(`a[href="${href}"]`).length > 0, `footer: ${href}`);
      }
      assert.match(footer.text(), /©\s*2026/);
    });

    it(`loads exactly one picture before the others: ${path}`, () => {
      const $ = site.page(path);
      assert.ok($('img[fetchpriority=high]').length <= 1, path);
      assert.equal($('link[rel=preload][as=image]').length, 0);
      for (const image of $('img').toArray()) {
        assert.ok(Number($(image).attr('width')) > 0 && Number($(image).attr('height')) > 0, $(image).attr('src'));
        assert.notEqual($(image).attr('alt'), undefined);
      }
    });
  }

  it('marks where the visitor is', () => {
    assert.ok(site.page('/contact/')('header [aria-current=page]').length > 0);
    assert.ok(site.page('/services/product-categories/meat/')('header [aria-current]').length > 0);
  });
});

describe('every fact of the specification', () => {
  for (const [path, ...facts] of FACTS) {
    it(`stands where a visitor looks for it: ${path} ${facts.join(', ')}`, () => {
      const words = site.words(path).toLowerCase();
      for (const fact of facts) assert.ok(words.includes(fact.toLowerCase()), fact);
    });
  }

  it('is written once, in content/facts.md', () => {
    const { facts } = site.content.facts;
    for (const name of ['founded', 'skus', 'sales', 'facility', 'order-accuracy']) assert.ok(facts[name], name);
  });
});

describe('service pages', () => {
  for (const path of SERVICES) {
    it(`says enough, and not too much: ${path}`, () => {
      const count = site.page(path)('main .prose').text().trim().split(/\s+/).length;
      assert.ok(count >= 90 && count <= 420, `${count} words`);
    });
  }
});

describe('search engines', () => {
  it('find every page in the sitemap but those that must stay out', () => {
    const listed = [...site.text('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    const wanted = [...ROUTES, ...ADDED, ...JOBS]
      .filter((path) => path !== '/member-login/')
      .map((path) => ORIGIN + path);
    assert.deepEqual([...listed].sort(), [...wanted].sort());
    assert.match(site.text('robots.txt'), /^Sitemap: https:\/\/www\.example\.com\/sitemap\.xml$/m);
  });

  it('are kept from the members’ page, the error page and the small pages', () => {
    const hidden = ['/member-login/', '/404.html', ...Object.keys(GROUPS).map((group) => `/services/${group}/`)];
    for (const path of hidden) assert.equal(site.page(path)('meta[name=robots]').attr('content'), 'noindex', path);
  });

  it('are told how to reach each new-stores contact, by no name', () => {
    const [organization] = structured(site, '/');
    const points = organization?.contactPoint as { contactType: string; telephone: string; name?: string }[];
    assert.deepEqual(
      points.map(({ contactType, telephone, name }) => [contactType, telephone, name]),
      site.content.contacts.map(({ title, phone }) => [title, phone, undefined]),
    );
  });

  it('are told of no job while the specification gives neither its day nor its place', () => {
    for (const path of [...JOBS, '/company-info/employment-opportunities/']) {
      assert.ok(
        structured(site, path).every((data) => data['@type'] === 'BreadcrumbList'),
        path,
      );
    }
  });

  it('are told of the organisation on the home page, and of the trail elsewhere', () => {
    const types = (path: string) => structured(site, path).map((data) => data['@type']);
    assert.deepEqual(types('/'), ['Organization', 'WebSite']);
    assert.deepEqual(types('/contact/'), ['BreadcrumbList']);
    const [trail] = structured(site, '/services/product-categories/meat/');
    const steps = trail?.itemListElement as { name: string; item: string }[];
    assert.deepEqual(
      steps.map(({ name, item }) => [name, item]),
      [
        ['Home', `${ORIGIN}/`],
        ['Services', `${ORIGIN}/services/`],
        ['Product Categories', `${ORIGIN}/services/#product-categories`],
        ['Meat', `${ORIGIN}/services/product-categories/meat/`],
      ],
    );
  });
});

describe('the parents of services that are no routes', () => {
  for (const group of Object.keys(GROUPS)) {
    it(`lead to the tab: ${group}`, () => {
      const $ = site.page(`/services/${group}/`);
      assert.equal($('meta[http-equiv=refresh]').attr('content'), `0; url=/services/#${group}`);
      assert.ok($(`main a[href="/services/#${group}"]`).length > 0);
    });
  }
});

function structured(published: Published, path: string): Record<string, unknown>[] {
  const $ = published.page(path);
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse($(element).text()));
}
