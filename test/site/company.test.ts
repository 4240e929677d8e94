/** Company Info, jobs and contact. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PATHS, pathOfCompanyPage, pathOfJob, pathOfJobs } from '../../site/model/paths.ts';
import type { Company } from '../../site/schema/entries.ts';
import { attributesOf, content, onOneLine, open, readText, telephone, textsOf, valuesOf } from './published.ts';

const { company, managers, testimonials, contacts, site } = content;

/** The pages of a layout, with their entries. */
function pagesOf<Layout extends Company['layout']>(layout: Layout) {
  const found = company.filter((entry): entry is Extract<Company, { layout: Layout }> => entry.layout === layout);
  return found.map((entry) => ({ entry, $: open(pathOfCompanyPage(entry)) }));
}

describe('company info', () => {
  it('lists its pages and contact, with a line on each', () => {
    const $ = open('/company-info/');
    for (const entry of company) {
      const link = $(`main a[href="${pathOfCompanyPage(entry)}"]`);
      assert.ok(link.length > 0, entry.file);
      assert.ok(link.closest('li').text().includes(entry.summary), entry.file);
    }
    assert.ok($('main a[href="/contact/"]').length > 0);
  });

  it('shows every headline and lead', () => {
    for (const entry of company) {
      const $ = open(pathOfCompanyPage(entry));
      assert.equal($('h1').text(), entry.headline ?? entry.title);
      assert.ok($('main').text().includes(entry.lead), entry.file);
    }
  });

  it('shows every manager with title, and with phone and e-mail where they may be published, or the office', () => {
    for (const { $ } of pagesOf('team')) {
      const shown = $('.manager').toArray();
      const read = (selector: string) => shown.map((manager) => $(manager).find(selector).text());
      const hrefs = (kind: string) => shown.map((manager) => $(manager).find(`a[href^="${kind}:"]`).attr('href'));
      const mails = managers.map(({ email }) => email && `mailto:${email}`);
      const phones = managers.map(({ phone, email }) => phone ?? (email ? undefined : site.phone));
      const calls = phones.map((phone) => phone && telephone(phone));
      assert.deepEqual(read('h2'), valuesOf(managers, 'name'));
      assert.deepEqual(read('.manager-title'), valuesOf(managers, 'title'));
      assert.deepEqual([hrefs('mailto'), hrefs('tel')], [mails, calls]);
      const readable = phones.map((phone) => phone ?? '');
      assert.deepEqual(read('.manager-phone'), readable);
    }
  });

  it('shows every testimonial with region and picture', () => {
    for (const { $ } of pagesOf('testimonials')) {
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
    for (const { $, entry } of pagesOf('gallery')) {
      const slides = $('[aria-roledescription=slide]');
      assert.deepEqual(
        slides.toArray().map((slide) => $(slide).find('img').attr('alt')),
        valuesOf(entry.slides, 'alt'),
      );
      for (const [index, { caption }] of entry.slides.entries()) {
        assert.ok(slides.eq(index).text().includes(caption), caption);
      }
    }
  });

  it('shows the dates of a history with their pictures', () => {
    for (const { $, entry } of pagesOf('history')) {
      const marks = $('.timeline > li');
      assert.equal(marks.length, entry.marks.length);
      for (const [index, { year, text, picture }] of entry.marks.entries()) {
        const mark = marks.eq(index);
        assert.ok(mark.text().includes(year) && mark.text().includes(text), text);
        assert.equal(mark.find('img').attr('alt'), picture?.alt);
      }
    }
  });
});

const openJobs = content.jobs.filter(({ closed }) => !closed);

describe('the list of jobs', () => {
  const list = open(pathOfJobs(content));

  it('has each open job once', () => {
    assert.deepEqual(textsOf(list('main article h3')), valuesOf(openJobs, 'title'));
  });

  it('has the pay, the lifting limit, how to apply and the page of each', () => {
    for (const job of openJobs) {
      const notice = list('main article').filter((_, article) => list(article).find('h3').text() === job.title);
      for (const { value } of job.pay.steps) assert.ok(notice.text().includes(value), value);
      assert.ok(notice.text().includes(job.lifting ?? ''), job.title);
      assert.equal(notice.find(`a[href="${job.apply.href}"]`).length, 1);
      assert.equal(notice.find(`a[href="${pathOfJob(job, content)}"]`).length, 1);
    }
  });

  it('links to the recruiting service and the staffing firms', () => {
    for (const { href, label } of pagesOf('jobs').flatMap(({ entry }) => entry.outside)) {
      assert.ok(list(`main a[href="${href}"]`).text().includes(label), label);
    }
  });
});

describe('the page of a job', () => {
  for (const job of openJobs) {
    const path = pathOfJob(job, content);

    it(`has duties, requirements, pay, how to apply and whom to call: ${path}`, () => {
      const $ = open(path);
      const text = $('main').text();
      for (const line of [...job.duties, ...job.requirements, job.hours, job.lead])
        assert.ok(text.includes(line), line);
      for (const { value } of job.pay.steps) assert.ok(onOneLine(text).includes(onOneLine(value)), value);
      assert.ok($(`main a[href="${job.apply.href}"]`).text().includes(job.apply.label));
      assert.ok($('main a[href^="tel:"]').length > 0);
    });
  }

  it('says that it is closed if it is, and links to those that are open', () => {
    for (const job of content.jobs.filter(({ closed }) => closed)) {
      const $ = open(pathOfJob(job, content));
      assert.equal($(`main a[href="${job.apply.href}"]`).length, 0, job.file);
      for (const other of openJobs) assert.ok($(`main a[href="${pathOfJob(other, content)}"]`).length > 0, job.file);
    }
  });
});

describe('a contact card', () => {
  for (const path of [PATHS.home, PATHS.membership, PATHS.contact]) {
    it(`links to the form, with its person chosen, and to the vCard: ${path}`, () => {
      const cards = open(path)('.people .contact-card');
      assert.equal(cards.length, Math.max(contacts.length, 1));
      for (const [index, { slug, name }] of contacts.entries()) {
        const card = cards.eq(index);
        assert.ok(card.text().includes(name), name);
        const write = card.find(`a[href="/contact/?to=${slug}#write"]`).text();
        const given = write.replace(/^Write to /, '');
        assert.ok(given !== '' && name.startsWith(given), given);
        assert.equal(card.find(`a[href="/contact/${slug}.vcf"]`).text(), `Save contact of ${name}`);
        assert.match(readText(`contact/${slug}.vcf`), /^BEGIN:VCARD\r\n/);
      }
    });
  }
});

describe('the contact page', () => {
  const $ = open(PATHS.contact);

  it('has phone and address', () => {
    assert.ok($(`main a[href="${telephone(site.phone)}"]`).length > 0);
    for (const line of site.address) assert.ok($('main').text().includes(line), line);
  });

  it('has the mail and phone of everyone, or of the office', () => {
    for (const { email, phone } of contacts.length > 0 ? contacts : [site]) {
      assert.ok($(`main .people a[href="mailto:${email}"]`).length > 0, email);
      assert.ok($(`main .people a[href="${telephone(phone)}"]`).length > 0, phone);
    }
  });

  it('offers each of them in the form', () => {
    assert.deepEqual(
      attributesOf($('form select option'), 'value').filter((value) => value !== ''),
      valuesOf(contacts, 'slug'),
    );
  });
});
