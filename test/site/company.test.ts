/** Company Info, jobs and contact. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PATHS, toCompanyPagePath, toJobPath, toJobsPath } from '../../site/model/paths.ts';
import type { CompanyPage } from '../../site/schema/entries.ts';
import { listAttributes, readTexts } from '../support/html.ts';
import { assertLinks, assertShows, content, getValues, open, telephone } from '../support/published.ts';

const { company, managers, testimonials, contacts, site } = content;

function listPages<Layout extends CompanyPage['layout']>(layout: Layout) {
  const entries = company.filter((entry): entry is Extract<CompanyPage, { layout: Layout }> => entry.layout === layout);
  return entries.map((entry) => ({ entry, $: open(toCompanyPagePath(entry)) }));
}

describe('company info', () => {
  it('lists its pages, membership and contact, each with a description', () => {
    const $ = open(PATHS['company-info']);
    for (const entry of company) {
      assertShows($(`main a[href="${toCompanyPagePath(entry)}"]`).closest('li'), entry.summary);
    }
    assertLinks($('main'), PATHS.membership, PATHS.contact);
  });

  it('shows every headline and lead', () => {
    for (const entry of company) {
      const $ = open(toCompanyPagePath(entry));
      assert.equal($('h1').text(), entry.headline ?? entry.title);
      assertShows($('main'), entry.lead);
    }
  });

  it('shows the title, phone and email of every manager, and the office phone for a manager with neither phone nor email', () => {
    const expected = managers.map(({ name, title, email, phone: own }) => {
      const phone = own ?? (email ? '' : site.phone);
      return { name, title, mail: email && `mailto:${email}`, call: phone ? telephone(phone) : undefined, phone };
    });
    for (const { $ } of listPages('team')) {
      const mail = { selector: 'a[href^="mailto:"]', value: 'href' };
      const call = { selector: 'a[href^="tel:"]', value: 'href' };
      const value = { name: 'h2', title: '.manager-title', mail, call, phone: '.manager-phone' };
      const { shown } = $.extract({ shown: [{ selector: '.manager', value }] });
      // A manager without a phone has no element for it.
      const withPhones = shown.map(({ phone = '', ...others }) => ({ ...others, phone }));
      assert.deepEqual(withPhones, expected);
    }
  });

  it('shows every testimonial with its role and picture', () => {
    for (const { $ } of listPages('testimonials')) {
      const quotes = $('main figure.quote');
      assert.deepEqual(readTexts(quotes.find('.quote-name')), getValues(testimonials, 'name'));
      assert.deepEqual(readTexts(quotes.find('blockquote')), getValues(testimonials, 'quote'));
      const pictures = getValues(testimonials, 'picture');
      assert.deepEqual(listAttributes(quotes.find('img'), 'alt'), getValues(pictures, 'alt'));
      for (const [index, { role }] of testimonials.entries()) assertShows(quotes.eq(index), role);
    }
  });

  it('shows the pictures of a gallery with their captions, in order', () => {
    for (const { $, entry } of listPages('gallery')) {
      const slides = $('[aria-roledescription=slide]');
      assert.deepEqual(listAttributes(slides.find('img'), 'alt'), getValues(entry.slides, 'alt'));
      for (const [index, { caption }] of entry.slides.entries()) assertShows(slides.eq(index), caption);
    }
  });

  it('shows the dates of a history with their pictures', () => {
    for (const { $, entry } of listPages('history')) {
      const milestones = $('.timeline > li');
      assert.equal(milestones.length, entry.milestones.length);
      for (const [index, { year, text, picture }] of entry.milestones.entries()) {
        assertShows(milestones.eq(index), year, text);
        assert.equal(milestones.eq(index).find('img').attr('alt'), picture?.alt);
      }
    }
  });
});

const openJobs = content.jobs.filter(({ closed }) => !closed);

describe('the list of jobs', () => {
  const $ = open(toJobsPath(content));

  it('has each open job once', () => assert.deepEqual(readTexts($('main article h3')), getValues(openJobs, 'title')));

  it('has the pay and lifting limit of each job, and links to apply and to its page', () => {
    for (const job of openJobs) {
      const article = $('main article').filter((_, one) => $(one).find('h3').text() === job.title);
      assertShows(article, ...getValues(job.pay.steps, 'value'), job.lifting ?? '');
      for (const href of [job.apply.href, toJobPath(job, content)]) {
        assert.equal(article.find(`a[href="${href}"]`).length, 1, href);
      }
    }
  });

  it('links to the recruiting service and the staffing firms', () => {
    const outside = listPages('jobs').flatMap(({ entry }) => entry.outside);
    for (const { href, label } of outside) assertShows($(`main a[href="${href}"]`), label);
  });
});

describe('the page of a job', () => {
  for (const job of openJobs) {
    const path = toJobPath(job, content);

    it(`shows duties, requirements, pay, how to apply and whom to call: ${path}`, () => {
      const main = open(path)('main');
      assertShows(main, ...job.duties, ...job.requirements, job.hours, job.lead, ...getValues(job.pay.steps, 'value'));
      assertShows(main.find(`a[href="${job.apply.href}"]`), job.apply.label);
      assert.ok(main.find('a[href^="tel:"]').length > 0);
    });
  }
});

describe('a contact card', () => {
  for (const path of [PATHS.home, PATHS.membership, PATHS.contact]) {
    it(`links to the form with its person selected, and to the vCard: ${path}`, () => {
      const cards = open(path)('.people .contact-card');
      // Without contacts there is one card: that of the office.
      assert.equal(cards.length, Math.max(contacts.length, 1));
      for (const [index, { slug, name }] of contacts.entries()) {
        const card = cards.eq(index);
        assertShows(card, name);
        const [, firstName = ''] =
          /^Write to (.+)$/.exec(card.find(`a[href="/contact/?to=${slug}#write"]`).text()) ?? [];
        assert.ok(firstName !== '' && name.startsWith(firstName), firstName);
        assert.equal(card.find(`a[href="/contact/${slug}.vcf"]`).text(), `Save contact of ${name}`);
      }
    });
  }
});

describe('the contact page', () => {
  const $ = open(PATHS.contact);

  it('has phone and address', () => {
    assertLinks($('main'), telephone(site.phone));
    assertShows($('main'), ...site.address);
  });

  it('has the email address and phone of each contact, or of the office if there are none', () => {
    const people = contacts.length > 0 ? contacts : [site];
    assertLinks($('main .people'), ...people.flatMap(({ email, phone }) => [`mailto:${email}`, telephone(phone)]));
  });

  it('offers each contact in the form', () => {
    assert.deepEqual(listAttributes($('form select option:not([value=""])'), 'value'), getValues(contacts, 'slug'));
  });
});
