/** People: their contact cards, and no trace of what may not be published. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import ICAL from 'ical.js';
import { copyFixture, type FixtureSite, formatEntry, readFixture } from '../../support/fixture-site.ts';
import { openPage, readTexts } from '../../support/html.ts';
import { assertRows } from '../../support/table.ts';

const PRODUCE = 'services/product-categories/produce/';
const produce = readFixture('base/services/produce.md');

const PERSON = { title: 'Manager', order: 1, email: 'ada@example.com', phone: '(800) 555-0121' };
const person = (fields: Record<string, unknown>) => formatEntry({ ...PERSON, ...fields });

async function build(files: Record<string, string> = {}, base = '/'): Promise<FixtureSite> {
  const fixture = copyFixture(undefined, files);
  await fixture.build({ base });
  return fixture;
}

/** Builds the base site with contacts, who are listed in this order. */
function buildContacts(contacts: readonly Record<string, unknown>[], base?: string): Promise<FixtureSite> {
  const files = contacts.map((fields, order) => [`contacts/person-${order}.md`, person({ ...fields, order })]);
  return build(Object.fromEntries(files), base);
}

function readCards(fixture: FixtureSite, path: string): { read(property: string): unknown }[] {
  const parsed: unknown[] = ICAL.parse(fixture.read(path));
  const cards = typeof parsed[0] === 'string' ? [parsed] : parsed;
  return cards.map((card) => {
    assert.ok(Array.isArray(card));
    const component = new ICAL.Component(card);
    return { read: (property) => unescapeSemicolons(component.getFirstPropertyValue(property)) };
  });
}

/** ical.js unescapes semicolons only within lists, but vCard 3.0 escapes them in all texts (RFC 2426, section 5). */
function unescapeSemicolons(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\\;', ';') : value;
}

/** The name of a contact, and its parts on a vCard: family name, given names, and after two empty parts a suffix. */
const CARD_NAMES: Record<string, readonly string[]> = {
  'Ada King': ['King', 'Ada'],
  'Robert King Jr.': ['King', 'Robert', '', '', 'Jr.'],
  'Del Ray III': ['Ray', 'Del', '', '', 'III'],
  Cher: ['', 'Cher'],
  // Three words or more, unless `familyName` says which is the family name.
  'Carol Ann Pruitt': ['', 'Carol Ann Pruitt'],
  'Ana St. John': ['', 'Ana St. John'],
  'Reyes, Dana': ['', 'Reyes, Dana'],
  'Dana Reyes,RN': ['', 'Dana Reyes,RN'],
  'Dr. Ana': ['', 'Dr. Ana'],
  'Dr. Ana Reyes, MBA': ['', 'Dr. Ana Reyes', '', '', 'MBA'],
  'Maria De La Cruz, PhD': ['De La Cruz', 'Maria', '', '', 'PhD'],
  // With characters that have a meaning in vCards.
  'Ada; Countess, \\ of Lovelace': ['Lovelace', 'Ada; Countess, \\ of'],
  // Longer than a line of a vCard, and not ASCII.
  'Žofie-Ånna Žofie-Ånna Žofie-Ånna Žofie-Ånna Žofie-Ånna Žofie-Ånna Žofie-Ånna Žofie-Ånna Nguyễn': [
    'Nguyễn',
    'Žofie-Ånna Žofie-Ånna Žofie-Ånna Žofie-Ånna Žofie-Ånna Žofie-Ånna Žofie-Ånna Žofie-Ånna',
  ],
};

/** Those that `familyName` says. */
const FAMILY_NAMES: readonly string[] = ['De La Cruz', 'Lovelace', 'Nguyễn'];

describe('the card of a new-stores contact', () => {
  const title = 'Manager, North; South';
  let fixture: FixtureSite;
  before(async () => {
    const contacts = Object.entries(CARD_NAMES).map(([name, [family = '']]) => ({
      name,
      title,
      ...(FAMILY_NAMES.includes(family) && { familyName: family }),
    }));
    fixture = await buildContacts(contacts, '/co-op/');
  });

  for (const [index, [whole, parts]] of Object.entries(CARD_NAMES).entries()) {
    it(`can be read, with its name in parts: ${whole}`, () => {
      const [card] = readCards(fixture, `contact/person-${index}.vcf`);
      const read = (...properties: string[]) => properties.map((property) => card?.read(property));
      const [family, given, ...others] = parts;
      const name = [family, given, ...(others.length > 0 ? others : ['', '', ''])];
      assert.deepEqual(read('version', 'fn', 'n'), ['3.0', whole, name]);
      const other = [title, 'Tiny Town Grocers Union', 'https://tiny.test/co-op/contact/'];
      assert.deepEqual(read('title', 'org', 'url'), other);
      assert.deepEqual(read('tel', 'email'), [PERSON.phone, PERSON.email]);
    });
  }

  it('has no family name that is not the end of the name', async () => {
    const refused = copyFixture(undefined, {
      'contacts/ada.md': person({ name: 'Ana St. John', familyName: 'St John' }),
    });
    assert.match(await refused.errors(), /`familyName` must be the end of a name of three or more words/);
  });

  it('is also in one file with all cards, to which the page links', () => {
    const listed = readCards(fixture, 'contact/new-stores-managers.vcf').map((card) => card.read('fn'));
    assert.deepEqual(listed, Object.keys(CARD_NAMES));
    const $ = openPage(fixture, 'contact/');
    for (const file of ['person-0', 'person-4', 'new-stores-managers']) {
      assert.equal($(`main a[href="/co-op/contact/${file}.vcf"]`).length, 1, file);
    }
  });
});

describe('a manager', () => {
  it('with publish: false leaves no trace of e-mail and phone; the number of the office is shown', async () => {
    const fixture = copyFixture('overlays/team');
    fixture.edit('managers/eve.md', 'order: 1', 'order: 1\npublish: false');
    await fixture.build();
    for (const path of fixture.list()) {
      assert.doesNotMatch(fixture.read(path), /eve@example\.com|555-0121|5550121/, path);
    }
    const call = 'a[href="tel:8005550100"]';
    assert.equal(openPage(fixture, PRODUCE)(`.who-to-ask ${call}`).length, 1);
    const $ = openPage(fixture, 'company-info/team/');
    assert.equal($(`.manager ${call}`).text(), 'Call the office for Eve Stone');
  });
});

it('a site without contacts has the phone, e-mail address and form of the office, and no contact cards', async () => {
  const fixture = await build();
  const $ = openPage(fixture, 'contact/');
  assert.equal($('main').find('select, .people:empty').length, 0);
  assert.equal($('main .people a[href^="mailto:"]').attr('href'), 'mailto:hello@example.com');
  assert.equal($('main .people a[href^="tel:"]').length, 1);
  assert.ok(!fixture.list().some((path) => path.endsWith('.vcf')));
  assert.equal($('[name=to]').attr('value'), 'site');
  for (const path of ['', 'membership/']) {
    assert.equal(openPage(fixture, path)('.people a[href^="mailto:"]').length, 1, path);
  }
});

it('membership begins a message to all contacts, or to the office if there are none', async () => {
  const readLink = (fixture: FixtureSite) =>
    openPage(fixture, 'membership/')('[aria-labelledby=joining] .button').attr('href');
  const people = {
    'contacts/ada.md': person({ name: 'Ada King' }),
    'contacts/ben.md': person({ name: 'Ben Cole', email: 'ben@example.com' }),
  };
  const fixture = copyFixture('overlays/team', people);
  await fixture.build();
  const message = `subject=Membership&body=${encodeURIComponent('Cost & days?\r\n')}`;
  assert.equal(readLink(fixture), `mailto:ada@example.com,ben@example.com?${message}`);
  assert.equal(readLink(await build()), `mailto:hello@example.com?${message}`);
});

/** The titles of contacts, and how the form lists them: by what differs in their titles, or by name alone if nothing differs. */
const RECIPIENTS = {
  'Manager, North | Manager, Coast': ['Not sure which', 'North: Ada King', 'Coast: Ben Cole'],
  'Manager | Manager': ['Not sure which', 'Ada King', 'Ben Cole'],
};

// A phone shows only about twenty characters of an option.
it('each recipient in the form begins with what differs in the titles, if anything', () =>
  assertRows(RECIPIENTS, async (titles) => {
    const names = ['Ada King', 'Ben Cole'];
    const fixture = await buildContacts(titles.split(' | ').map((title, index) => ({ name: names[index], title })));
    return readTexts(openPage(fixture, 'contact/')('select[name=to] option'));
  }));

describe('how the page of a service ends', () => {
  const ways = ['mailto:', 'tel:'];
  for (const [intro, ends] of Object.entries({ 'wide-picture': 'footer', text: 'text' })) {
    it(`follows from its intro: ${intro}`, async () => {
      const fields = `---\nintro: ${intro}\ninvitation: { heading: What is good this week? }\nask: ada-king\n`;
      const files = {
        'services/produce.md': produce.replace('---\n', fields),
        'managers/ada-king.md': person({ name: 'Ada King' }),
      };
      const $ = openPage(await build(files), PRODUCE);
      const invitation = $('.invitation');
      assert.equal(invitation.find('h2').text(), 'What is good this week?');
      assert.ok(invitation.find('a[href^="tel:"]').text().includes(PERSON.phone));
      assert.equal(invitation.closest('.article').find('.prose').length > 0 ? 'text' : 'footer', ends);
      assert.equal(invitation.find('.portrait').length, 1);
      const found = ways.filter((way) => invitation.find(`a[href^="${way}"]`).length > 0);
      assert.deepEqual(found, ways);
      assert.equal(invitation.find('a').length, ways.length);
    });
  }

  it('shows the portrait of a person on two pages, and on others the name alone, beside whom to ask about joining', async () => {
    const service = produce.replace('---\n', '---\ninvitation: { heading: What is good this week? }\nask: ada-king\n');
    const names = ['produce', 'meat', 'dairy'];
    const files = Object.fromEntries(
      names.map((name) => [`services/${name}.md`, service.replace('Produce', name).replace('Fruit', name)]),
    );
    const contact = {
      'contacts/ben.md': person({ name: 'Ben Cole' }),
      'contacts/eve.md': person({ name: 'Eve Stone' }),
    };
    const fixture = await build({ ...files, ...contact, 'managers/ada-king.md': person({ name: 'Ada King' }) });
    const pages = names.map((name) => openPage(fixture, `services/product-categories/${name}/`)('.invitation'));
    assert.equal(pages.filter((invitation) => invitation.find('.portrait').length > 0).length, 2);
    for (const invitation of pages) {
      assert.match(invitation.text(), /ask Ada King/);
      assert.equal(invitation.find('a[href="/membership/#people"]').text(), 'Ask Ben or Eve');
    }
  });
});
