/** What the specification says of single pages, as far as HTML can show it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { publish, telephone } from '../published.ts';
import { COMPANY_PAGES, GROUPS, ROUTES, SERVICES } from './specification.ts';

const site = await publish();

describe('home', () => {
  const $ = site.page('/');

  it('has five hero slides, each with a picture, alt text and caption', () => {
    const slides = $('.carousel-hero [aria-roledescription=slide]');
    assert.equal(slides.length, 5);
    for (const slide of slides.toArray()) {
      assert.ok($(slide).find('img').attr('alt'));
      assert.ok($(slide).find('h1, h2').text());
    }
  });

  it('leads to the three tabs by cards', () => {
    for (const group of Object.keys(GROUPS)) assert.ok($(`main a[href="/services/#${group}"]`).length > 0, group);
  });

  it('shows the quotes of all seven retailers', () => assert.equal($('main blockquote').length, 7));

  it('leads to the calculators', () => {
    for (const path of ['/membership/#dividend', '/services/support-services/food-shows/#calculator']) {
      assert.ok($(`main a[href="${path}"]`).length > 0, path);
    }
  });
});

describe('services', () => {
  it('has three headed sections with the ids of the deep links, each with its cards', () => {
    const $ = site.page('/services/');
    for (const [group, slugs] of Object.entries(GROUPS)) {
      const section = $(`#${group}`);
      assert.equal(section.find('h2').length, 1, group);
      for (const slug of slugs) {
        const link = section.find(`a[href="/services/${group}/${slug}/"]`);
        assert.ok(link.length > 0, slug);
        assert.ok(link.closest('li, article').find('p').text().length > 0 || link.find('p').text().length > 0, slug);
      }
    }
  });

  it('calls its tabs and its cards as the specification does', () => {
    const $ = site.page('/services/');
    const texts = (selector: string) =>
      $(selector)
        .toArray()
        .map((part) => $(part).text());
    assert.deepEqual(texts('.service-section-head h2'), ['Product Categories', 'Retail Services', 'Support Services']);
    assert.deepEqual(texts('.service-cards h3'), [
      ...['Grocery', 'Meat', 'Produce', 'Bakery Deli', 'Dollar Program', 'HBC & GM', 'Private Brands'],
      ...['Advertising', 'Retail Store Development', 'Store Engineering', 'Pricing (RPMS)'],
      ...['Food Shows', 'Operations', 'Store Support Services', 'Legal Services'],
    ]);
  });
});

describe('membership', () => {
  const $ = site.page('/membership/');

  it('works out what a dividend of the published terms brings', () => {
    const words = site.words('/membership/');
    for (const sum of ['$1,000', '$500', '$37.50', '$375']) assert.ok(words.includes(sum), sum);
  });

  it('stands in Company Info', () => {
    assert.ok(site.page('/company-info/')('main a[href="/membership/"]').length > 0);
    assert.ok($('header .menu-toggle[aria-current]').text().startsWith('Company Info'));
  });

  it('leads to every service, and to the other calculators', () => {
    for (const path of SERVICES) assert.ok($(`main a[href="${path}"]`).length > 0, path);
    for (const path of SERVICES.filter((service) => /food-shows|store-development/.test(service))) {
      assert.ok($(`main a[href="${path}#calculator"]`).length > 0, path);
    }
  });
});

describe('the old example of a dividend', () => {
  it('is linked to nowhere', () => {
    for (const path of ROUTES) assert.equal(site.page(path)('a[href="/#membership"]').length, 0, path);
  });
});

describe('company info', () => {
  it('lists the five pages and contact', () => {
    const $ = site.page('/company-info/');
    for (const path of [...COMPANY_PAGES, '/contact/']) assert.ok($(`main a[href="${path}"]`).length > 0, path);
  });

  it('shows eleven managers', () => {
    assert.equal(site.page('/company-info/our-management-team/')('main .manager').length, 11);
  });

  it('shows seven testimonials', () => {
    assert.equal(site.page('/company-info/what-our-retailers-are-saying/')('main blockquote').length, 7);
  });

  it('shows the three pictures of the format', () => {
    const $ = site.page('/company-info/piggly-wiggly-format/');
    assert.equal($('[aria-roledescription=slide] img').length, 3);
  });

  it('leads job seekers to the recruiting service and two staffing firms', () => {
    const $ = site.page('/company-info/employment-opportunities/');
    const outside = new Set(
      $('main a[href^="https:"]')
        .toArray()
        .map((link) => new URL($(link).attr('href') ?? '').host),
    );
    assert.ok(outside.size >= 3, [...outside].join());
  });

  it('offers two jobs, each with its lifting limit', () => {
    const $ = site.page('/company-info/employment-opportunities/');
    const jobs = $('main article').toArray();
    assert.equal(jobs.length, 2);
    for (const job of jobs) assert.ok($(job).text().includes('50\u00A0lb'), $(job).text());
  });
});

describe('contact', () => {
  const $ = site.page('/contact/');

  it('has a phone number, and three people to mail and call', () => {
    assert.ok($(`main a[href="${telephone(site.content.site.phone)}"]`).length > 0);
    assert.equal($('main .people a[href^="mailto:"]').length, 3);
    assert.equal($('main .people a[href^="tel:"]').length, 3);
  });

  it('has the form with its fields and labels', () => {
    const labelled = (label: string) => {
      const element = $('label').filter((_, candidate) => $(candidate).text().includes(label));
      return $(`#${element.attr('for')}`);
    };
    assert.ok(labelled('Your Name').is('input[required]'));
    assert.ok(labelled('Your Email').is('input[type=email][required]'));
    assert.ok(labelled('Your Message').is('textarea'));
    assert.equal($('form select option').filter((_, option) => $(option).attr('value') !== '').length, 3);
    assert.match($('form button').last().text(), /Send/);
  });
});

describe('the site map', () => {
  it('has a section for each part of the site', () => {
    const $ = site.page('/site-map/');
    const headings = $('.page-index-section h2').toArray();
    assert.deepEqual(
      headings.map((heading) => $(heading).text()),
      [
        'Start here',
        'Product Categories',
        'Retail Services',
        'Support Services',
        'Company Info',
        'Employment Opportunities',
      ],
    );
    const meat = $('li a[href="/services/product-categories/meat/"]');
    assert.equal(meat.closest('section').find('h2').text(), 'Product Categories');
  });
});
