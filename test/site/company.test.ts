import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pathOfCompanyPage } from '../../site/model/paths.ts';
import type { Company } from '../../site/schema/entries.ts';
import { publish, telephone } from './published.ts';

const site = await publish();
const { company, managers, testimonials } = site.content;

function pagesOf<Layout extends Company['layout']>(layout: Layout) {
  return company.filter((entry): entry is Extract<Company, { layout: Layout }> => entry.layout === layout);
}

describe('company info', () => {
  it('lists its pages and contact, with a line on each', () => {
    const $ = site.page('/company-info/');
    for (const entry of company) {
      const link = $(`main a[href="${pathOfCompanyPage(entry)}"]`);
      assert.ok(link.length > 0, entry.file);
      assert.ok(link.closest('li').text().includes(entry.summary), entry.file);
    }
    assert.ok($('main a[href="/contact/"]').length > 0);
  });

  it('shows every headline and lead', () => {
    for (const entry of company) {
      const $ = site.page(pathOfCompanyPage(entry));
      assert.equal($('h1').text(), entry.headline ?? entry.title);
      assert.ok($('main').text().includes(entry.lead), entry.file);
    }
  });

  it('shows every manager with title, and with phone and e-mail where they may be published, or the office', () => {
    for (const page of pagesOf('team')) {
      const $ = site.page(pathOfCompanyPage(page));
      const shown = $('.manager').toArray();
      assert.deepEqual(
        shown.map((manager) => [$(manager).find('h2').text(), $(manager).find('.manager-title').text()]),
        managers.map(({ name, title }) => [name, title]),
      );
      assert.deepEqual(
        shown.map((manager) => $(manager).find('a[href^="mailto:"]').attr('href')),
        managers.map(({ email }) => email && `mailto:${email}`),
      );
      const called = managers.map(({ phone, email }) => phone ?? (email ? undefined : site.content.site.phone));
      assert.deepEqual(
        shown.map((manager) => $(manager).find('a[href^="tel:"]').attr('href')),
        called.map((phone) => phone && telephone(phone)),
      );
      assert.deepEqual(
        shown.map((manager) => $(manager).find('.manager-phone').text()),
        called.map((phone) => phone ?? ''),
      );
    }
  });

  it('shows every testimonial with region and picture', () => {
    for (const page of pagesOf('testimonials')) {
      const $ = site.page(pathOfCompanyPage(page));
      const quotes = $('main figure.quote').toArray();
      assert.deepEqual(
        quotes.map((quote) => [
          $(quote).find('.quote-name').text(),
          $(quote).find('blockquote').text(),
          $(quote).find('img').attr('alt'),
        ]),
        testimonials.map(({ name, quote, picture }) => [name, quote, picture.alt]),
      );
      for (const [index, { role }] of testimonials.entries()) assert.ok($(quotes[index]).text().includes(role), role);
    }
  });

  it('shows the pictures of a gallery with their captions, in order', () => {
    for (const page of pagesOf('gallery')) {
      const $ = site.page(pathOfCompanyPage(page));
      const slides = $('[aria-roledescription=slide]').toArray();
      assert.deepEqual(
        slides.map((slide) => $(slide).find('img').attr('alt')),
        page.slides.map(({ alt }) => alt),
      );
      for (const [index, { caption }] of page.slides.entries()) {
        assert.ok($(slides[index]).text().includes(caption), caption);
      }
    }
  });

  it('tells a history by its dated marks', () => {
    for (const page of pagesOf('history')) {
      const $ = site.page(pathOfCompanyPage(page));
      const marks = $('.timeline > li').toArray();
      assert.equal(marks.length, page.marks.length);
      for (const [index, { year, text, picture }] of page.marks.entries()) {
        const words = $(marks[index]).text();
        assert.ok(words.includes(year) && words.includes(text), text);
        assert.equal($(marks[index]).find('img').attr('alt'), picture?.alt);
      }
    }
  });
});
