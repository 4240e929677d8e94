import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pathOfService } from '../../site/model/paths.ts';
import { onOneLine, publish } from './published.ts';

const site = await publish();
const { groups, services, testimonials, managers, 'food-shows': shows } = site.content;

describe('services', () => {
  it('has a headed section for each group, with the id of its deep link', () => {
    const $ = site.page('/services/');
    const sections = $('.service-section').toArray();
    assert.deepEqual(
      sections.map((section) => [$(section).attr('id'), $(section).find('> div h2').text()]),
      groups.map(({ slug, title }) => [slug, title]),
    );
  });

  it('has a card for each service in the section of its group, and nowhere else', () => {
    const $ = site.page('/services/');
    for (const service of services) {
      const link = $(`.service-section a[href="${pathOfService(service)}"]`);
      assert.equal(link.length, 1, service.file);
      assert.equal(link.closest('section').attr('id'), service.group);
      const card = link.closest('li, article');
      assert.ok(card.text().includes(service.title), service.file);
      assert.ok(card.text().includes(service.summary), service.file);
    }
  });
});

describe('the overview of services', () => {
  it('begins with words and the choice, and with the picture of the first card', () => {
    const $ = site.page('/services/');
    assert.equal($('.page-head img').length, 0);
    assert.equal($('.service-section').first().find('.card').first().find('img[fetchpriority=high]').length, 1);
  });
});

describe('a service', () => {
  for (const service of services) {
    const path = pathOfService(service);

    it(`begins as its group says: ${path}`, () => {
      const head = groups.find(({ slug }) => slug === service.group)?.head;
      const $ = site.page(path);
      assert.equal($(`.page-head-${head} h1`).length, 1);
      assert.equal($('.page-head .price-card').length, head === 'goods' ? service.figures.length : 0);
      assert.equal($('.page-head .ledger-entry').length, head === 'help' ? service.figures.length : 0);
    });

    it(`shows its headline, its lead, its figures and its words: ${path}`, () => {
      const $ = site.page(path);
      assert.equal($('h1').text(), service.headline ?? service.title);
      assert.ok($('main').text().includes(service.lead));
      for (const { value, label } of service.figures) {
        assert.ok(site.words(path).includes(onOneLine(value)), value);
        assert.ok($('main').text().includes(label), label);
      }
      assert.ok($('main .prose').text().trim().length > 0);
    });

    it(`shows the words of the retailer that it names, and else of none: ${path}`, () => {
      const $ = site.page(path);
      const named = testimonials.find(({ slug }) => slug === service.quote);
      assert.equal($('.service-quote blockquote').text(), named?.quote ?? '');
      assert.equal($('.service-quote .quote-name').text(), named?.name ?? '');
    });

    it(`says whom to ask: ${path}`, () => {
      const asked = managers.find(({ slug }) => slug === service.ask);
      const reached = asked?.phone ?? asked?.email;
      assert.ok(site.page(path)('main a[href^="tel:"], main a[href^="mailto:"]').length > 0);
      if (reached) assert.ok(site.words(path).includes(asked?.name ?? ''), reached);
    });

    it(`leads to its siblings, and not to itself: ${path}`, () => {
      const $ = site.page(path);
      const others = services.filter(({ group, slug }) => group === service.group && slug !== service.slug);
      const shown = others.filter((other) => $(`main a[href="${pathOfService(other)}"]`).length > 0);
      // A page has room for a dozen; all stand on the tab of the group.
      assert.equal(shown.length, Math.min(others.length, 12));
      assert.equal($(`main a[href="${path}"]`).length, 0);
    });

    it(`has the dates of the shows that belong to it, and none while there are none: ${path}`, () => {
      const $ = site.page(path);
      const titles = $('.food-show h3')
        .toArray()
        .map((title) => $(title).text());
      assert.deepEqual(
        titles,
        shows.filter((show) => show.service === service.slug).map(({ title }) => title),
      );
      assert.equal($('.food-shows').length, titles.length > 0 ? 1 : 0);
    });
  }
});
