import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PATHS } from '../../site/model/paths.ts';
import { publish, telephone } from './published.ts';

const site = await publish();
const { contacts, site: settings } = site.content;

describe('a contact card', () => {
  for (const path of [PATHS.home, PATHS.membership, PATHS.contact]) {
    it(`leads to the form, with its person chosen, and to the card to save: ${path}`, () => {
      const $ = site.page(path);
      const cards = $('.people .contact-card');
      assert.equal(cards.length, Math.max(contacts.length, 1));
      for (const [index, { slug, name }] of contacts.entries()) {
        const card = cards.eq(index);
        assert.ok(card.text().includes(name), name);
        const given = card
          .find(`a[href="/contact/?to=${slug}#write"]`)
          .text()
          .replace(/^Write to /, '');
        assert.ok(given !== '' && name.startsWith(given), given);
        assert.equal(card.find(`a[href="/contact/${slug}.vcf"]`).text(), `Save contact of ${name}`);
        assert.match(site.text(`contact/${slug}.vcf`), /^BEGIN:VCARD\r\n/);
      }
    });
  }
});

describe('contact', () => {
  const $ = site.page(PATHS.contact);

  it('has phone and address', () => {
    assert.ok($(`main a[href="${telephone(settings.phone)}"]`).length > 0);
    for (const line of settings.address) assert.ok($('main').text().includes(line), line);
  });

  it('has everyone to mail and to call, or the house itself', () => {
    for (const { email, phone } of contacts.length > 0 ? contacts : [settings]) {
      assert.ok($(`main .people a[href="mailto:${email}"]`).length > 0, email);
      assert.ok($(`main .people a[href="${telephone(phone)}"]`).length > 0, phone);
    }
  });

  it('offers each of them in the form', () => {
    const offered = $('form select option')
      .toArray()
      .map((option) => $(option).attr('value'))
      .filter((value) => value !== '');
    assert.deepEqual(
      offered,
      contacts.map(({ slug }) => slug),
    );
  });
});
