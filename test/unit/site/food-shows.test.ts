import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ICAL from 'ical.js';
import { addFile, copyFixture, formatEntry } from '../../support/fixture-site.ts';
import { openPage, readTexts, structuredData } from '../../support/html.ts';

const PAGE = 'services/product-categories/produce/';
const CALENDAR = `${PAGE}spring.ics`;

const SHOW = {
  title: 'Spring Show',
  service: 'produce',
  starts: '2026-02-27',
  ends: '2026-02-28',
  // `place` and `text` have characters that calendar files must escape.
  place: ['Hall; B, \\ Tiny', '1 Dock Road'],
  text: 'Bring, and taste;\nall of it',
};
const HOURS = { from: '08:00', to: '17:30', timezone: 'America/New_York' };

/** Builds the base site (test/fixtures/base) with these shows. Each has the fields of SHOW, overridden by its own. */
async function buildShows(shows: Record<string, Record<string, unknown>>, date = '2026-02-01') {
  const fixture = copyFixture();
  for (const [name, fields] of Object.entries(shows)) {
    addFile(fixture, `food-shows/${name}.md`, formatEntry({ ...SHOW, ...fields }));
  }
  const lines = await fixture.build({ date });
  const $ = openPage(fixture, PAGE);
  const [event] = structuredData($, 'Event');
  return { fixture, lines, $, event, titles: readTexts($('.food-show h3')), text: $('.food-show').text() };
}

function readEvent(calendar: string): ICAL.Event {
  return new ICAL.Event(new ICAL.Component(ICAL.parse(calendar)).getFirstSubcomponent('vevent') ?? undefined);
}

describe('a food show', () => {
  it('is shown until it is over, only on the page of its service, and in the structured data of that page', async () => {
    const { $, fixture, event } = await buildShows({ spring: {} }, '2026-02-28');
    for (const shown of ['The next show', 'Spring Show', 'February 27–28, 2026', '1 Dock Road']) {
      assert.ok($('main').text().includes(shown), shown);
    }
    assert.ok(!fixture.read('services/index.html').includes('Spring Show'));
    assert.deepEqual(
      [event?.['name'], event?.['startDate'], event?.['endDate']],
      ['Spring Show', '2026-02-27', '2026-02-28'],
    );
    assert.deepEqual(event?.['location'], { '@type': 'Place', name: 'Hall; B, \\ Tiny', address: '1 Dock Road' });
  });

  it('is removed the day after it ends, with a warning', async () => {
    const { fixture, lines } = await buildShows({ spring: {} }, '2026-03-01');
    for (const path of fixture.list().filter((name) => /\.(html|ics)$/.test(name))) {
      assert.ok(!fixture.read(path).includes('Spring Show'), path);
    }
    assert.ok(!fixture.list().includes(CALENDAR));
    assert.match(lines.join('\n'), /food-shows\/spring\.md: ended on 2026-02-28, so the show is no longer shown$/m);
  });

  const autumn = { title: 'Autumn Show', starts: '2026-09-01', ends: '2026-09-01' };
  const [morning, afternoon] = [HOURS, { ...HOURS, title: 'Afternoon Show', from: '13:00' }];
  for (const [when, shows, titles] of [
    ['on an earlier day', { a: autumn, b: {} }, ['Spring Show', 'Autumn Show']],
    ['at an earlier hour of the same day', { a: afternoon, b: morning }, ['Spring Show', 'Afternoon Show']],
  ] as const) {
    it(`is listed before others if it starts ${when}`, async () =>
      assert.deepEqual((await buildShows(shows)).titles, titles));
  }
});

describe('the hours of a food show', () => {
  it('are in the time zone of its place: on the page, in calendars and for search engines', async () => {
    // Daylight saving time starts on March 8.
    const days = { starts: '2026-03-07', ends: '2026-03-08' };
    const { text, event, fixture } = await buildShows({ spring: { ...HOURS, ...days } });
    assert.ok(text.includes('From 8:00\u00a0AM on the first day to 5:30\u00a0PM on the last (EST)'), text);
    assert.deepEqual(
      [event?.['startDate'], event?.['endDate']],
      ['2026-03-07T08:00:00-05:00', '2026-03-08T17:30:00-04:00'],
    );
    const { startDate, endDate } = readEvent(fixture.read(CALENDAR));
    assert.deepEqual([startDate, endDate].map(String), ['2026-03-07T13:00:00Z', '2026-03-08T21:30:00Z']);
  });

  it('are shown without days if the show lasts one day', async () => {
    const { text } = await buildShows({ spring: { ...HOURS, ends: '2026-02-27' } });
    assert.match(text, /8:00\u00a0AM to 5:30\u00a0PM \(EST\)/);
  });

  it('default to the time zone of the site', async () => {
    const { timezone: _, ...hours } = HOURS;
    // `undefined`: no folder of test/fixtures is added to the base site.
    const fixture = copyFixture(undefined, { 'food-shows/spring.md': formatEntry({ ...SHOW, ...hours }) });
    fixture.edit('site.md', 'base: /', 'base: /\ntimezone: Asia/Kolkata');
    await fixture.build({ date: '2026-02-01' });
    assert.equal(structuredData(openPage(fixture, PAGE), 'Event')[0]?.['startDate'], '2026-02-27T08:00:00+05:30');
  });
});

it('the `undated` text of a service is shown as long as it has no food shows', async () => {
  const fixture = copyFixture();
  fixture.edit('services/produce.md', 'order: 1', 'order: 1\nundated: Ask us & come.');
  await fixture.build({ date: '2026-02-01' });
  assert.equal(openPage(fixture, PAGE)('.prose p').last().text(), 'Ask us & come.');
  assert.ok(!openPage(fixture, PAGE).html().includes('The next show'));
  addFile(fixture, 'food-shows/spring.md', formatEntry(SHOW));
  await fixture.build({ date: '2026-02-01' });
  assert.ok(!openPage(fixture, PAGE).html().includes('&amp; come.'));
});

describe('the calendar file of a food show', () => {
  it('has an all-day event, whose end date is the day after its last day', async () => {
    const { $, fixture } = await buildShows({ spring: {} });
    const { summary, location, description, startDate, endDate } = readEvent(fixture.read(CALENDAR));
    assert.equal(summary, 'Spring Show, TTGU');
    assert.equal(location, 'Hall; B, \\ Tiny, 1 Dock Road');
    assert.equal(description, 'Bring, and taste;\nall of it');
    assert.ok(startDate.isDate);
    assert.deepEqual([startDate, endDate].map(String), ['2026-02-27', '2026-03-01']);
    assert.equal($(`main a[href="/${CALENDAR}"]`).length, 1);
  });

  it('keeps its UID and DTSTAMP across builds and edits', async () => {
    const read = async (fields: Record<string, unknown>, date: string) => {
      const { fixture } = await buildShows({ spring: fields }, date);
      const { component, uid } = readEvent(fixture.read(CALENDAR));
      return [uid, String(component.getFirstPropertyValue('dtstamp'))];
    };
    const first = await read({}, '2026-01-01');
    assert.deepEqual(await read({ place: ['Elsewhere'] }, '2026-02-01'), first);
    assert.deepEqual(first, ['spring.produce@tiny.test', '2026-02-27T00:00:00Z']);
  });
});
