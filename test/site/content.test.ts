/** What the content says is on the pages where visitors look for it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { kindAt, listStrings } from '../../engine/content/index.ts';
import type { PageEntry } from '../../pages/page.ts';
import { splitDividend } from '../../site/model/dividend.ts';
import { formatMoney } from '../../site/model/money.ts';
import { PATHS, toCompanyPagePath, toJobPath, toJobsPath, toServicePath } from '../../site/model/paths.ts';
import { getSpec } from '../../site/schema/content.ts';
import { listAttributes, readTexts } from '../support/html.ts';
import {
  assertLinks,
  assertShows,
  content,
  getValues,
  open,
  telephone,
  withoutRedirects,
} from '../support/published.ts';

const { slides, groups, services, testimonials, managers, contacts, company, jobs, pages, site } = content;

/** Fields that are shown elsewhere or only in some state: on lists of pages, in search results, on the page of a closed job. */
const ELSEWHERE = ['title', 'description', 'alt', 'summary', 'closedText', 'noJobsText', 'jobsHeading', 'undated'];
/** The copy of an entry, at any depth. */
function listCopy(entry: PageEntry): string[] {
  const spec = getSpec(entry);
  assert.ok(spec);
  return listStrings(entry)
    .filter(({ path }) => !path.some((name) => ELSEWHERE.includes(String(name))))
    .filter(({ path }) => kindAt(spec, entry, path)?.type === 'copy')
    .map(({ text }) => text);
}

const closedJobs = jobs.filter(({ closed }) => closed).map((job) => toJobPath(job, content));
/** Pages that show other words than their file has. */
const otherWords = closedJobs.length < jobs.length ? closedJobs : [...closedJobs, toJobsPath(content)];

describe('a page', () => {
  for (const { path, entry } of withoutRedirects.filter(({ path }) => !otherWords.includes(path))) {
    it(`shows all copy of its file: ${path}`, () => assertShows(open(path)('main'), ...listCopy(entry)));
  }
});

it('the home page has every slide, in order, with its alternative text and caption', () => {
  const value = { alt: { selector: 'img', value: 'alt' }, heading: 'h2' };
  const { shown } = open('/').extract({
    shown: [{ selector: '.carousel-hero .carousel-slide', value }],
  });
  const expected = slides.map(({ picture, caption }) => ({ alt: picture.alt, heading: caption?.heading }));
  assert.deepEqual(shown, expected);
});

it('all quotes are on the home page and on the page of quotes', () => {
  const quotePages = company.filter(({ layout }) => layout === 'testimonials').map(toCompanyPagePath);
  for (const path of ['/', ...quotePages]) {
    assert.deepEqual(readTexts(open(path)('main blockquote')), getValues(testimonials, 'quote'), path);
    assertShows(open(path)('main'), ...getValues(testimonials, 'name'));
  }
});

describe('services', () => {
  const $ = open(PATHS.services);

  it('have one card each, in the section of their group', () => {
    assert.deepEqual(listAttributes($('.service-section'), 'id'), getValues(groups, 'slug'));
    for (const service of services) {
      const link = $(`.service-section a[href="${toServicePath(service)}"]`);
      assert.equal(link.length, 1, service.file);
      assert.equal(link.closest('section').attr('id'), service.group);
      assertShows(link.closest('li, article'), service.title, service.summary);
    }
  });

  for (const service of services) {
    const path = toServicePath(service);
    it(`link to the others of their group, and quote the retailer that their file names: ${path}`, () => {
      const others = services.filter(({ group, slug }) => group === service.group && slug !== service.slug);
      // A page shows at most twelve.
      assert.deepEqual(listAttributes(open(path)('.other-services a'), 'href'), others.slice(0, 12).map(toServicePath));
      const named = testimonials.find(({ slug }) => slug === service.quote);
      assert.equal(open(path)('.service-quote blockquote').text(), named?.quote ?? '');
    });
  }
});

describe('company info', () => {
  it('lists its pages, each with its summary, and contact', () => {
    const main = open(PATHS['company-info'])('main');
    for (const entry of company) {
      assertShows(main.find(`a[href="${toCompanyPagePath(entry)}"]`).closest('li'), entry.summary);
    }
    assertLinks(main, PATHS.contact);
  });

  it('shows every manager with title, and the phone and email that may be published', () => {
    for (const entry of company.filter(({ layout }) => layout === 'team')) {
      const main = open(toCompanyPagePath(entry))('main');
      assertShows(main, ...managers.flatMap(({ name, title, phone = '' }) => [name, title, phone]));
      assertLinks(main, ...managers.flatMap(({ email }) => (email ? [`mailto:${email}`] : [])));
    }
  });
});

it('the list of jobs has each open job once, with its pay, and links to apply and to its page', () => {
  const openJobs = jobs.filter(({ closed }) => !closed);
  const $ = open(toJobsPath(content));
  assert.deepEqual(readTexts($('main article h3')), getValues(openJobs, 'title'));
  for (const job of openJobs) {
    const article = $('main article').filter((_, one) => $(one).find('h3').text() === job.title);
    assertShows(article, ...getValues(job.pay.steps, 'value'));
    assertLinks(article, job.apply.href, toJobPath(job, content));
  }
});

it('both menus lead to membership right after home', () => {
  for (const menu of ['.wide-menu', '.narrow-menu']) {
    const entries = listAttributes(open(PATHS.home)(`${menu} .menu-list > li > a`), 'href');
    assert.deepEqual(entries.slice(0, 2), [PATHS.home, PATHS.membership]);
  }
});

it('membership shows the example dividend, computed from the facts, and the quote that its file names', () => {
  const { facts } = content.facts;
  const dividend = splitDividend(pages.membership.dividend.example, {
    cashShare: facts['dividend-cash-share'].value,
    rate: facts['note-interest'].value,
    years: facts['note-years'].value,
  });
  const { total, cash, note, interest, sum } = dividend;
  const hasCents = Object.values(dividend).some((sum) => !Number.isInteger(sum));
  const sums = [total, cash, note, interest, sum].map((amount) => formatMoney(amount, site.language, hasCents));
  assert.deepEqual(readTexts(open(PATHS.membership)('#dividend :is(.dividend-card dd, table td)')), sums);
  const named = testimonials.filter(({ slug }) => pages.membership.quote === slug);
  assert.deepEqual(readTexts(open(PATHS.membership)('main blockquote')), getValues(named, 'quote'));
});

describe('contacts, or the office if there are none,', () => {
  for (const path of [PATHS.home, PATHS.membership, PATHS.contact]) {
    it(`have a card with email, phone, a link to the form and a contact file: ${path}`, () => {
      const people = open(path)('main .people');
      assert.equal(people.find('.contact-card').length, Math.max(contacts.length, 1));
      const shown = contacts.length > 0 ? contacts : [site];
      assertLinks(people, ...shown.flatMap(({ email, phone }) => [`mailto:${email}`, telephone(phone)]));
      assertLinks(people, ...contacts.flatMap(({ slug }) => [`/contact/?to=${slug}#write`, `/contact/${slug}.vcf`]));
    });
  }

  it('can be chosen in the form, beside the phone and address of the office', () => {
    const $ = open(PATHS.contact);
    assert.deepEqual(listAttributes($('form select option:not([value=""])'), 'value'), getValues(contacts, 'slug'));
    assertLinks($('main'), telephone(site.phone));
    assertShows($('main'), ...site.address);
  });
});
