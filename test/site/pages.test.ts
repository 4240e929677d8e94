/** What the specification says of single pages, as far as HTML can show it. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Published, publish } from './published.ts';
import { ADDED, COMPANY_PAGES, GROUPS, JOBS, ROUTES, SERVICES } from './spec.ts';

let site: Published;
before(async () => {
  site = await publish();
});
after(() => site.remove());

describe('home', () => {
  it('has five hero slides, each with a picture, alt text and caption', () => {
    const $ = site.page('/');
    const slides = $('.carousel-hero [aria-roledescription=slide]');
    assert.equal(slides.length, 5);
    for (const slide of slides.toArray()) {
      assert.ok($(slide).find('img').attr('alt'));
      assert.ok($(slide).find('h1, h2').text());
    }
  });

  it('leads to the three tabs by cards', () => {
    const $ = site.page('/');
    for (const group of Object.keys(GROUPS)) assert.ok($(`main a[href="/services/#${group}"]`).length > 0, group);
  });

  it('shows the quotes of all retailers', () => {
    assert.equal(site.page('/')('main blockquote').length, 7);
  });

  it('leads to the calculators', () => {
    const $ = site.page('/');
    for (const path of ['/membership/#dividend', '/services/support-services/food-shows/#calculator']) {
      assert.ok($(`main a[href="${path}"]`).length > 0, path);
    }
  });
});

describe('membership', () => {
  const PATH = '/membership/';

  it('works out what a dividend brings, from the facts', () => {
    const words = site.words(PATH);
    for (const sum of ['$1,000', '$500', '$37.50', '$375']) assert.ok(words.includes(sum), sum);
  });

  it('stands in the menu, the footer and the list of Company Info, and marks that group', () => {
    const link = `a[href="${PATH}"]`;
    for (const path of ['/', '/contact/']) {
      const $ = site.page(path);
      assert.ok($(`header ${link}`).length > 0 && $(`footer ${link}`).length > 0, path);
    }
    assert.ok(site.page('/company-info/')(`main ${link}`).length > 0);
    const $ = site.page(PATH);
    const marked = $('header .menu-toggle[aria-current]');
    assert.deepEqual([...new Set(marked.toArray().map((toggle) => $(toggle).text()))], ['Company Info']);
  });

  it('leads to every service, to the other calculators and to the three people to call', () => {
    const $ = site.page(PATH);
    for (const path of SERVICES) assert.ok($(`main a[href="${path}"]`).length > 0, path);
    for (const path of SERVICES.filter((service) => /food-shows|store-development/.test(service))) {
      assert.ok($(`main a[href="${path}#calculator"]`).length > 0, path);
    }
    for (const { email } of site.content.contacts) assert.ok($(`main a[href="mailto:${email}"]`).length > 0, email);
  });

  it('says what nobody has written down yet by whom to ask', () => {
    const $ = site.page(PATH);
    const open = $('.steps li').filter((_, step) => $(step).text().includes('Ask '));
    assert.ok(open.length > 0);
    for (const step of open.toArray()) assert.ok($(step).find('a[href^="tel:"]').length > 0, $(step).text());
  });

  it('is where the old example was linked to', () => {
    for (const path of ROUTES) assert.equal(site.page(path)('a[href="/#membership"]').length, 0, path);
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
});

describe('a service', () => {
  it('shows the words of the retailer that it names', () => {
    const quote = site.page('/services/retail-services/pricing/')('.service-quote figure');
    assert.match(quote.find('blockquote').text(), /price zone/);
    assert.equal(quote.find('.quote-name').text(), 'Darnell Brooks');
    assert.equal(site.page('/services/product-categories/grocery/')('.service-quote').length, 0);
  });
});

describe('company info', () => {
  it('lists the five pages and contact', () => {
    const $ = site.page('/company-info/');
    for (const path of [...COMPANY_PAGES, '/contact/']) assert.ok($(`main a[href="${path}"]`).length > 0, path);
  });

  it('shows eleven managers with their titles', () => {
    const words = site.words('/company-info/our-management-team/');
    assert.equal(site.content.managers.length, 11);
    for (const { name, title } of site.content.managers) assert.ok(words.includes(name) && words.includes(title), name);
  });

  it('shows seven testimonials with region and picture', () => {
    const $ = site.page('/company-info/what-our-retailers-are-saying/');
    assert.equal($('main blockquote').length, 7);
    for (const { name, role } of site.content.testimonials) {
      assert.ok($('main').text().includes(name) && $('main').text().includes(role), name);
    }
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
});

describe('the jobs', () => {
  it('are listed with pay, lifting limit, the way to apply and to their pages', () => {
    const $ = site.page('/company-info/employment-opportunities/');
    assert.equal(site.content.jobs.length, 2);
    for (const { slug, title, apply, pay } of site.content.jobs) {
      const notice = $('main article').filter((_, article) => $(article).find('h3').text() === title);
      for (const { value } of pay.steps) assert.ok(notice.text().includes(value), value);
      assert.ok(notice.text().includes('50\u00A0lb'), title);
      assert.equal(notice.find(`a[href="${apply.href}"]`).length, 1);
      assert.equal(notice.find(`a[href="/company-info/employment-opportunities/${slug}/"]`).length, 1);
    }
  });

  it('say on their own pages what is done, what is asked, how to apply, and whom to call', () => {
    for (const job of site.content.jobs) {
      const $ = site.page(`/company-info/employment-opportunities/${job.slug}/`);
      for (const line of [...job.duties, ...job.requirements, job.hours])
        assert.ok($('main').text().includes(line), line);
      assert.ok($(`main a[href="${job.apply.href}"]`).length > 0);
      assert.ok($('main a[href^="tel:"]').length > 0);
    }
  });
});

describe('a contact card', () => {
  for (const path of ['/', '/contact/']) {
    it(`leads to the form, with its person chosen, and to the card to save: ${path}`, () => {
      const $ = site.page(path);
      for (const { slug, name } of site.content.contacts) {
        const card = $('.contact-card').filter((_, candidate) => $(candidate).text().includes(name));
        assert.match(card.find(`a[href="/contact/?to=${slug}#write"]`).text(), /^Write to \w+$/);
        assert.equal(card.find(`a[href="/contact/${slug}.vcf"]`).text(), `Save contact of ${name}`);
        assert.match(site.text(`contact/${slug}.vcf`), /^BEGIN:VCARD\r\n/);
      }
    });
  }
});

describe('food shows', () => {
  it('have no dates while the content gives none', () => {
    assert.ok(!site.words('/services/support-services/food-shows/').includes('The next show'));
  });
});

describe('contact', () => {
  it('has phone, address and three people to mail and call', () => {
    const $ = site.page('/contact/');
    const { phone, address } = site.content.site;
    assert.ok($(`main a[href="tel:${phone.replace(/\D/g, '')}"]`).length > 0);
    for (const line of address) assert.ok($('main').text().includes(line), line);
    assert.equal(site.content.contacts.length, 3);
    for (const person of site.content.contacts) {
      assert.ok($(`main a[href="mailto:${person.email}"]`).length > 0, person.email);
      assert.ok($(`main a[href="tel:${person.phone.replace(/\D/g, '')}"]`).length > 0, person.phone);
    }
  });

  it('has the form with its fields and labels', () => {
    const $ = site.page('/contact/');
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
  it('lists every page for everyone once, under its section', () => {
    const $ = site.page('/site-map/');
    const listed = $('.page-index-section li a').toArray();
    const paths = listed.map((link) => $(link).attr('href') ?? '');
    const unlisted = ['/member-login/', '/site-map/'];
    const wanted = [...ROUTES, ...ADDED, ...JOBS].filter((path) => !unlisted.includes(path));
    assert.deepEqual([...paths].sort(), wanted.sort());
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
    assert.ok(meat.closest('li').find('p').text());
  });

  it('is linked from the foot of every page', () => {
    for (const path of [...ROUTES, '/404.html']) {
      assert.equal(site.page(path)('footer a[href="/site-map/"]').text(), 'Site Map', path);
    }
  });
});
