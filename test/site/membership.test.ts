import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { splitDividend } from '../../site/model/dividend.ts';
import { formatMoney } from '../../site/model/money.ts';
import { PATHS, pathOfService } from '../../site/model/paths.ts';
import { publish, telephone } from './published.ts';

const site = await publish();
const { content } = site;
const { membership } = content.pages;
const $ = site.page(PATHS.membership);

describe('membership', () => {
  it('works out what a dividend brings, from the facts', () => {
    const { facts } = content.facts;
    const worked = splitDividend(membership.dividend.example, {
      cashShare: facts['dividend-cash-share'].value,
      interest: facts['note-interest'].value,
      years: facts['note-years'].value,
    });
    const cells = $('#dividend table td').toArray();
    const { total, cash, note, yearly, interest } = worked;
    assert.deepEqual(
      cells.map((cell) => $(cell).text()),
      [total, cash, note, yearly, interest].map((sum) => formatMoney(sum, content.site.language, true)),
    );
  });

  it('stands in the list of Company Info, and marks that group alone', () => {
    assert.ok(site.page(PATHS['company-info'])(`main a[href="${PATHS.membership}"]`).length > 0);
    const marked = $('header .menu-toggle[aria-current]').toArray();
    assert.deepEqual([...new Set(marked.map((toggle) => $(toggle).text()))], [content.pages['company-info'].title]);
  });

  it('leads to every service, to the other calculators and to the people to call', () => {
    for (const service of content.services) {
      assert.ok($(`main a[href="${pathOfService(service)}"]`).length > 0, service.file);
    }
    for (const { href } of membership.more.links) assert.ok($(`main a[href="${href}"]`).length > 0, href);
    for (const { email } of content.contacts) assert.ok($(`main a[href="mailto:${email}"]`).length > 0, email);
  });

  it('shows the quotes that it names', () => {
    const shown = $('main blockquote').toArray();
    const named = content.testimonials.filter(({ slug }) => membership.quotes.show.includes(slug));
    assert.deepEqual(
      shown.map((quote) => $(quote).text()),
      named.map(({ quote }) => quote),
    );
  });

  it('begins with what to do', () => {
    const links = $('.page-head-band .actions a').toArray();
    assert.deepEqual(
      links.map((link) => [$(link).text(), $(link).attr('href')]),
      membership.links.map(({ label, href }) => [label, href]),
    );
    assert.equal($('.page-head-band .button').length, 1);
  });

  it('tells how a store joins in steps, and names one person to ask', () => {
    const joining = $('[aria-labelledby=joining]');
    assert.deepEqual(
      joining
        .find('ol h3')
        .toArray()
        .map((heading) => $(heading).text()),
      membership.joining.steps.map(({ heading }) => heading),
    );
    const person = [...content.contacts, ...content.managers].find(({ slug }) => slug === membership.joining.ask);
    assert.equal(joining.find('.ask-person').length, person ? 1 : 0);
    assert.ok(joining.text().includes(person?.name ?? ''));
    if (person?.phone) assert.equal(joining.find(`a[href="${telephone(person.phone)}"]`).length, 1);
  });
});
