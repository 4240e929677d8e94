/** The home page, services and membership. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { splitDividend } from '../../site/model/dividend.ts';
import { formatMoney } from '../../site/model/money.ts';
import { PATHS, toGroupTabUrl, toServicePath } from '../../site/model/paths.ts';
import { listAttributes, readTexts } from '../support/html.ts';
import { assertLinks, assertShows, content, getValues, open, telephone } from '../support/published.ts';

const { heroes, groups, services, testimonials, managers, contacts, pages } = content;

describe('the home page', () => {
  const $ = open('/');
  const main = $('main');

  it('has a slide for each hero, with its picture, alt text and caption, in order', () => {
    const value = { alt: { selector: 'img', value: 'alt' }, heading: 'h2' };
    const { slides } = $.extract({ slides: [{ selector: '.carousel-hero [aria-roledescription=slide]', value }] });
    const expected = heroes.map(({ picture, caption }) => ({ alt: picture.alt, heading: caption?.heading }));
    assert.deepEqual(slides, expected);
  });

  it('shows its figures', () => {
    for (const { value, label } of pages.home.figures) assertShows(main, value, label);
  });

  it('links to each tab of the services, below a heading', () => {
    assertShows(main, pages.home.servicesHeading);
    assertLinks(main, ...groups.map(toGroupTabUrl));
  });

  it('shows the quotes of all retailers', () => {
    assertShows(main, pages.home.testimonialsHeading);
    assert.deepEqual(readTexts($('main blockquote')), getValues(testimonials, 'quote'));
  });

  it('has the links about membership', () => {
    for (const { href, label } of pages.home.membership.links) assertShows(main.find(`a[href="${href}"]`), label);
  });
});

describe('the overview of services', () => {
  const $ = open('/services/');

  it('has a section for each group, with its title, and its slug as id', () => {
    assert.deepEqual(listAttributes($('.service-section'), 'id'), getValues(groups, 'slug'));
    assert.deepEqual(readTexts($('.service-section > div h2')), getValues(groups, 'title'));
  });

  it('has one card for each service, in the section of its group', () => {
    for (const service of services) {
      const link = $(`.service-section a[href="${toServicePath(service)}"]`);
      assert.equal(link.length, 1, service.file);
      assert.equal(link.closest('section').attr('id'), service.group);
      assertShows(link.closest('li, article'), service.title, service.summary);
    }
  });

  it('has no picture in its intro; the first card has the picture to load first', () => {
    assert.equal($('.intro img').length, 0);
    assert.equal($('.service-section').first().find('.card').first().find('img[fetchpriority=high]').length, 1);
  });
});

describe('the page of a service', () => {
  for (const service of services) {
    const path = toServicePath(service);
    const $ = open(path);

    it(`shows its headline, lead, figures and text, with the intro that its group chooses: ${path}`, () => {
      const intro = groups.find(({ slug }) => slug === service.group)?.intro;
      assert.equal($(`.intro-${intro} h1`).text(), service.headline ?? service.title);
      assert.equal($('.intro .price-card').length, intro === 'wide-picture' ? service.figures.length : 0);
      assert.equal($('.intro .ledger-entry').length, intro === 'side-picture' ? service.figures.length : 0);
      assertShows($('main'), service.lead, ...service.figures.flatMap(({ value, label }) => [value, label]));
      assert.ok($('main .prose').text().trim().length > 0);
    });

    it(`shows its feature, with numbers on the picture if the feature is of kind "places": ${path}`, () => {
      const { kind, ...feature } = service.feature ?? {};
      // Visits every field, at any depth.
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

    it(`links to the other services of its group, and not to itself: ${path}`, () => {
      const others = services.filter(({ group, slug }) => group === service.group && slug !== service.slug);
      // A page shows at most twelve.
      assert.deepEqual(listAttributes($('.other-services a'), 'href'), others.slice(0, 12).map(toServicePath));
      assert.equal($(`main a[href="${path}"]`).length, 0);
    });
  }
});

describe('membership', () => {
  const { membership } = pages;
  const $ = open(PATHS.membership);

  it('shows the amounts of the example dividend, computed from the facts', () => {
    const { facts } = content.facts;
    const dividend = splitDividend(membership.dividend.example, {
      cashShare: facts['dividend-cash-share'].value,
      rate: facts['note-interest'].value,
      years: facts['note-years'].value,
    });
    const { total, cash, note, yearly, interest } = dividend;
    const hasCents = Object.values(dividend).some((sum) => !Number.isInteger(sum));
    const sums = [total, cash, note, yearly, interest].map((sum) => formatMoney(sum, content.site.language, hasCents));
    assert.deepEqual(readTexts($('#dividend table td')), sums);
  });

  it('links to every service, to the pages listed under "more", and to each contact', () => {
    assertLinks($('main'), ...services.map(toServicePath), ...getValues(membership.more.links, 'href'));
    assertLinks($('main'), ...contacts.map(({ email }) => `mailto:${email}`));
  });

  it('shows the quotes that its file names', () => {
    const named = testimonials.filter(({ slug }) => membership.quotes.show.includes(slug));
    assert.deepEqual(readTexts($('main blockquote')), getValues(named, 'quote'));
  });

  it('has its links in the intro, one of them as a button', () => {
    const links = $('.intro-band .actions a');
    assert.deepEqual(readTexts(links), getValues(membership.links, 'label'));
    assert.deepEqual(listAttributes(links, 'href'), getValues(membership.links, 'href'));
    assert.equal($('.intro-band .button').length, 1);
  });

  it('lists the steps by which a store joins, and the person to ask', () => {
    const joining = $('[aria-labelledby=joining]');
    assert.deepEqual(readTexts(joining.find('ol h3')), getValues(membership.joining.steps, 'heading'));
    const person = [...contacts, ...managers].find(({ slug }) => slug === membership.joining.ask);
    assert.equal(joining.find('.ask-person').length, person ? 1 : 0);
    assertShows(joining, person?.name ?? '');
    if (person?.phone) assert.equal(joining.find(`a[href="${telephone(person.phone)}"]`).length, 1);
  });
});
