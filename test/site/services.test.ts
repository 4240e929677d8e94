/** The home page, services and membership. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { splitDividend } from '../../site/model/dividend.ts';
import { formatMoney } from '../../site/model/money.ts';
import { PATHS, pathOfService, tabUrlOfGroup } from '../../site/model/paths.ts';
import { attributesOf, textsOf } from '../support/html.ts';
import { assertLinks, assertShows, content, open, telephone, valuesOf } from './published.ts';

const { heroes, groups, services, testimonials, managers, contacts, pages } = content;

describe('the home page', () => {
  const $ = open('/');
  const main = $('main');

  it('has a slide for each hero, with its picture, alt text and caption, in order', () => {
    const value = { alt: { selector: 'img', value: 'alt' }, heading: 'h2' };
    const { slides } = $.extract({ slides: [{ selector: '.carousel-hero [aria-roledescription=slide]', value }] });
    const wanted = heroes.map(({ picture, caption }) => ({ alt: picture.alt, heading: caption?.heading }));
    assert.deepEqual(slides, wanted);
  });

  it('shows its figures', () => {
    for (const { value, label } of pages.home.figures) assertShows(main, value, label);
  });

  it('links to each tab by a card', () => {
    assertShows(main, pages.home.servicesHeading);
    assertLinks(main, ...groups.map(tabUrlOfGroup));
  });

  it('shows the quotes of all retailers', () => {
    assertShows(main, pages.home.testimonialsHeading);
    assert.deepEqual(textsOf($('main blockquote')), valuesOf(testimonials, 'quote'));
  });

  it('links to what membership is worth', () => {
    for (const { href, label } of pages.home.membership.links) assertShows(main.find(`a[href="${href}"]`), label);
  });
});

describe('the overview of services', () => {
  const $ = open('/services/');

  it('has a headed section for each group, with the id of its deep link', () => {
    assert.deepEqual(attributesOf($('.service-section'), 'id'), valuesOf(groups, 'slug'));
    assert.deepEqual(textsOf($('.service-section > div h2')), valuesOf(groups, 'title'));
  });

  it('has a card for each service in the section of its group, and nowhere else', () => {
    for (const service of services) {
      const link = $(`.service-section a[href="${pathOfService(service)}"]`);
      assert.equal(link.length, 1, service.file);
      assert.equal(link.closest('section').attr('id'), service.group);
      assertShows(link.closest('li, article'), service.title, service.summary);
    }
  });

  it('begins with text and the tabs, and with the picture of the first card', () => {
    assert.equal($('.intro img').length, 0);
    assert.equal($('.service-section').first().find('.card').first().find('img[fetchpriority=high]').length, 1);
  });
});

describe('the page of a service', () => {
  for (const service of services) {
    const path = pathOfService(service);
    const $ = open(path);

    it(`shows its headline, its lead, its figures and its text, as its group does: ${path}`, () => {
      const intro = groups.find(({ slug }) => slug === service.group)?.intro;
      assert.equal($(`.intro-${intro} h1`).text(), service.headline ?? service.title);
      assert.equal($('.intro .price-card').length, intro === 'wide-picture' ? service.figures.length : 0);
      assert.equal($('.intro .ledger-entry').length, intro === 'side-picture' ? service.figures.length : 0);
      assertShows($('main'), service.lead, ...service.figures.flatMap(({ value, label }) => [value, label]));
      assert.ok($('main .prose').text().trim().length > 0);
    });

    it(`shows its feature, with numbers on the picture for places: ${path}`, () => {
      const { kind, ...feature } = service.feature ?? {};
      JSON.stringify(feature, (field, value) => {
        if (['heading', 'name', 'text', 'before', 'after'].includes(field)) assertShows($('.feature'), value);
        return value;
      });
      assert.equal($('.picture-numbers').length, kind === 'places' ? 1 : 0);
    });

    it(`quotes the retailer that its file names, and no other: ${path}`, () => {
      const named = testimonials.find(({ slug }) => slug === service.quote);
      assert.equal($('.service-quote blockquote').text(), named?.quote ?? '');
      assert.equal($('.service-quote .quote-name').text(), named?.name ?? '');
    });

    it(`says whom to ask: ${path}`, () => {
      const asked = managers.find(({ slug }) => slug === service.ask);
      assert.ok($('main a[href^="tel:"], main a[href^="mailto:"]').length > 0);
      if (asked?.phone ?? asked?.email) assertShows($('main'), asked?.name ?? '');
    });

    it(`links to its siblings, and not to itself: ${path}`, () => {
      const others = services.filter(({ group, slug }) => group === service.group && slug !== service.slug);
      // A page has room for a dozen. All are on the tab of the group.
      assert.deepEqual(attributesOf($('.other-services a'), 'href'), others.slice(0, 12).map(pathOfService));
      assert.equal($(`main a[href="${path}"]`).length, 0);
    });
  }
});

describe('membership', () => {
  const { membership } = pages;
  const $ = open(PATHS.membership);

  it('computes what a dividend pays, from the facts', () => {
    const { facts } = content.facts;
    const dividend = splitDividend(membership.dividend.example, {
      cashShare: facts['dividend-cash-share'].value,
      interest: facts['note-interest'].value,
      years: facts['note-years'].value,
    });
    const { total, cash, note, yearly, interest } = dividend;
    const hasCents = Object.values(dividend).some((sum) => !Number.isInteger(sum));
    const sums = [total, cash, note, yearly, interest].map((sum) => formatMoney(sum, content.site.language, hasCents));
    assert.deepEqual(textsOf($('#dividend table td')), sums);
  });

  it('links to every service, to the other calculators and to the people to call', () => {
    assertLinks($('main'), ...services.map(pathOfService), ...valuesOf(membership.more.links, 'href'));
    assertLinks($('main'), ...contacts.map(({ email }) => `mailto:${email}`));
  });

  it('shows the quotes that it names', () => {
    const named = testimonials.filter(({ slug }) => membership.quotes.show.includes(slug));
    assert.deepEqual(textsOf($('main blockquote')), valuesOf(named, 'quote'));
  });

  it('begins with what to do', () => {
    const links = $('.intro-band .actions a');
    assert.deepEqual(textsOf(links), valuesOf(membership.links, 'label'));
    assert.deepEqual(attributesOf(links, 'href'), valuesOf(membership.links, 'href'));
    assert.equal($('.intro-band .button').length, 1);
  });

  it('says in steps how a store joins, and names one person to ask', () => {
    const joining = $('[aria-labelledby=joining]');
    assert.deepEqual(textsOf(joining.find('ol h3')), valuesOf(membership.joining.steps, 'heading'));
    const person = [...contacts, ...managers].find(({ slug }) => slug === membership.joining.ask);
    assert.equal(joining.find('.ask-person').length, person ? 1 : 0);
    assertShows(joining, person?.name ?? '');
    if (person?.phone) assert.equal(joining.find(`a[href="${telephone(person.phone)}"]`).length, 1);
  });
});
