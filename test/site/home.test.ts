import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tabOfGroup } from '../../site/model/paths.ts';
import { onOneLine, publish } from './published.ts';

const site = await publish();
const { heroes, groups, testimonials, pages } = site.content;
const $ = site.page('/');

describe('home', () => {
  it('has a slide for each hero, with its picture, alt text and caption, in order', () => {
    const slides = $('.carousel-hero [aria-roledescription=slide]').toArray();
    assert.equal(slides.length, heroes.length);
    for (const [index, { picture, caption }] of heroes.entries()) {
      const slide = $(slides[index]);
      assert.equal(slide.find('img').attr('alt'), picture.alt);
      assert.equal(slide.find('h2').text(), caption?.heading ?? '');
    }
  });

  it('shows its figures', () => {
    for (const { value, label } of pages.home.ledger) {
      assert.ok(onOneLine($('main').text()).includes(onOneLine(value)), value);
      assert.ok($('main').text().includes(label), label);
    }
  });

  it('leads to each tab by a card', () => {
    assert.ok($('main').text().includes(pages.home.servicesHeading));
    for (const group of groups) assert.ok($(`main a[href="${tabOfGroup(group)}"]`).length > 0, group.slug);
  });

  it('shows the quotes of all retailers', () => {
    assert.ok($('main').text().includes(pages.home.testimonialsHeading));
    const quotes = $('main blockquote').toArray();
    assert.deepEqual(
      quotes.map((quote) => $(quote).text()),
      testimonials.map(({ quote }) => quote),
    );
  });

  it('leads to what membership is worth', () => {
    for (const { href, label } of pages.home.membership.links) {
      const labels = $(`main a[href="${href}"]`).toArray();
      assert.ok(
        labels.some((link) => $(link).text().includes(label)),
        href,
      );
    }
  });
});
