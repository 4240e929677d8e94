/** What the site gives away of people: cards to save, and nothing of those who do not want it. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { load } from 'cheerio';
import ICAL from 'ical.js';
import { addFile, copyFixture, type FixtureSite, readFixture } from '../../support/fixture-site.ts';

interface Person {
  name: string;
  title?: string;
  order?: number;
  more?: string;
}

function contact({ name, title = 'Manager', order = 1, more = '' }: Person): string {
  const fields = { name, title, order, email: 'ada@example.com', phone: '(800) 555-0121' };
  const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n${more}\n---\n`;
}

/** The cards of a file, as a phone reads them. */
function readCards(fixture: FixtureSite, path: string): { read(property: string): unknown }[] {
  const parsed: unknown[] = ICAL.parse(fixture.read(path));
  const cards = typeof parsed[0] === 'string' ? [parsed] : parsed;
  return cards.map((card) => {
    assert.ok(Array.isArray(card));
    const component = new ICAL.Component(card);
    return { read: (property) => unescapeSemicolons(component.getFirstPropertyValue(property)) };
  });
}

/** ical.js does so within lists only; vCard 3.0 escapes them in simple texts too (RFC 2426, section 5). */
function unescapeSemicolons(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\\;', ';') : value;
}

describe('a card of a new-stores contact', () => {
  const NAMES = [
    ['of two words', 'Ada King', ['King', 'Ada']],
    ['of several words', 'Carol Ann Pruitt', ['Pruitt', 'Carol Ann']],
    ['of one word', 'Cher', ['', 'Cher']],
    ['with what has a meaning in cards', 'Ada; Countess, \\ of Lovelace', ['Lovelace', 'Ada; Countess, \\ of']],
    ['that is long and not ASCII', `${'Žofie-Ånna '.repeat(12)}Nguyễn`, ['Nguyễn', 'Žofie-Ånna '.repeat(12).trim()]],
  ] as const;
  let fixture: FixtureSite;
  before(async () => {
    fixture = copyFixture();
    for (const [order, [, name]] of NAMES.entries()) {
      addFile(fixture, `contacts/person-${order}.md`, contact({ name, title: 'Manager, North; South', order }));
    }
    await fixture.build({ base: '/co-op/' });
  });

  for (const [index, [kind, whole, [family, given]]] of NAMES.entries()) {
    it(`is read back as it was written, with a name ${kind}`, () => {
      const [card] = readCards(fixture, `contact/person-${index}.vcf`);
      const read = ['version', 'fn', 'n', 'title', 'org', 'tel', 'email', 'url'].map((name) => card?.read(name));
      assert.deepEqual(read, [
        '3.0',
        whole,
        [family, given, '', '', ''],
        'Manager, North; South',
        'Tiny Town Grocers Union',
        '(800) 555-0121',
        'ada@example.com',
        'https://tiny.test/co-op/contact/',
      ]);
    });
  }

  it('is with all others in one file, to which the page links', () => {
    const cards = readCards(fixture, 'contact/new-stores-managers.vcf');
    assert.deepEqual(
      cards.map((card) => card.read('fn')),
      NAMES.map(([, name]) => name),
    );
    const page = load(fixture.read('contact/index.html'));
    for (const file of ['person-0', 'person-4', 'new-stores-managers']) {
      assert.equal(page(`main a[href="/co-op/contact/${file}.vcf"]`).length, 1, file);
    }
  });

  it('is not written where there is no contact', async () => {
    const fixture = copyFixture();
    await fixture.build();
    assert.ok(!fixture.list().some((path) => path.endsWith('.vcf')));
  });
});

describe('a manager', () => {
  const produce = readFixture('base/services/produce.md');
  const membership = readFixture('base/pages/membership.md');
  const team =
    '---\ntitle: Team\ndescription: The managers of a very small co-operative that exists for tests alone.\nlead: They.\nlayout: team\norder: 3\nsummary: They.\n---\n';

  async function trySite(more: string): Promise<FixtureSite> {
    const fixture = copyFixture();
    addFile(fixture, 'company/team.md', team);
    addFile(fixture, 'managers/eve.md', contact({ name: 'Eve Stone', more }));
    addFile(fixture, 'services/produce.md', produce.replace('order: 1', 'order: 1\nask: eve'));
    addFile(fixture, 'pages/membership.md', membership.replace('joining:', 'joining:\n  ask: eve'));
    await fixture.build();
    return fixture;
  }

  it('is to be asked and reached as the file says', async () => {
    const fixture = await trySite('');
    const page = load(fixture.read('services/product-categories/produce/index.html'));
    assert.equal(page('.whom-to-ask a[href="tel:8005550121"]').length, 1);
    assert.equal(page('.whom-to-ask a[href="mailto:ada@example.com"]').length, 1);
  });

  it('who says publish: false leaves no trace of e-mail and phone; the house answers', async () => {
    const fixture = await trySite('publish: false');
    for (const path of fixture.list()) {
      assert.doesNotMatch(fixture.read(path), /ada@example\.com|555-0121|5550121/, path);
    }
    const page = load(fixture.read('services/product-categories/produce/index.html'));
    assert.equal(page('.whom-to-ask a[href="tel:8005550100"]').length, 1);
    const joining = load(fixture.read('membership/index.html'));
    assert.equal(joining('[aria-labelledby=joining] a[href="tel:8005550100"]').length, 1);
    const team = load(fixture.read('company-info/team/index.html'));
    assert.equal(team('.manager a[href="tel:8005550100"]').text(), 'Call the office for Eve Stone');
  });
});

describe('a site whose contacts nobody has named yet', () => {
  it('gives the phone and the mail of the house, and a form that writes to it', async () => {
    const fixture = copyFixture();
    await fixture.build();
    const page = load(fixture.read('contact/index.html'));
    const main = page('main');
    assert.equal(main.find('select, .people:empty').length, 0);
    assert.equal(main.find('.people a[href^="mailto:"]').attr('href'), 'mailto:hello@example.com');
    assert.equal(main.find('.people a[href^="tel:"]').length, 1);
    const { recipients } = JSON.parse(page('[data-island=contact-form] > script').text());
    assert.deepEqual(recipients, [{ slug: 'site', name: 'Tiny Town Grocers Union', email: 'hello@example.com' }]);
    assert.equal(page('[name=to]').attr('value'), 'site');
    for (const path of ['index.html', 'membership/index.html']) {
      assert.equal(load(fixture.read(path))('.people a[href^="mailto:"]').length, 1, path);
    }
  });
});

describe('the words of a retailer', () => {
  for (const [typed, said] of [
    [`'"They come on time."'`, 'They come on time.'],
    ['“They come on time.”', 'They come on time.'],
    [`'"Fresh" and "fast."'`, '“Fresh” and “fast.”'],
  ] as const) {
    it(`stand in one pair of quotation marks, whether or not they were typed: ${typed}`, async () => {
      const fixture = copyFixture('errors/unknown-quote');
      const quoted = readFixture('errors/unknown-quote/content/testimonials/ana-lopes.md');
      addFile(fixture, 'testimonials/ana-lopes.md', quoted.replace(/^quote: .*$/m, `quote: ${typed}`));
      const service = fixture.readContent('services/produce.md').replace('ana-lopez', 'ana-lopes');
      addFile(fixture, 'services/produce.md', service);
      await fixture.build();
      const page = load(fixture.read('services/product-categories/produce/index.html'));
      assert.equal(page('blockquote').text(), said);
    });
  }
});

/** A phone shows some twenty letters of a line, so it begins with what distinguishes people. */
describe('the chooser of whom to write to', () => {
  for (const [what, titles, options] of [
    ['leaves out what all titles share', ['Manager, North', 'Manager, Coast'], ['North: Ada King', 'Coast: Ben Cole']],
    [
      'keeps titles that differ whole',
      ['Director, North', 'Manager, North'],
      ['Director, North: Ada King', 'Manager, North: Ben Cole'],
    ],
    ['names people alone where their titles are the same', ['Manager', 'Manager'], ['Ada King', 'Ben Cole']],
    ['names one person alone', ['Manager, North'], ['Ada King']],
  ] as const) {
    it(what, async () => {
      const fixture = copyFixture();
      for (const [order, title] of titles.entries()) {
        const name = order === 0 ? 'Ada King' : 'Ben Cole';
        addFile(fixture, `contacts/person-${order}.md`, contact({ name, title, order }));
      }
      await fixture.build();
      const page = load(fixture.read('contact/index.html'));
      const shown = page('select[name=to] option').toArray();
      assert.deepEqual(
        shown.map((option) => page(option).text()),
        options,
      );
    });
  }
});
