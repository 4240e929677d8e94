/** A food show, from the day it is announced to the day after. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { load } from 'cheerio';
import ICAL from 'ical.js';
import { addFile, copyFixture, type FixtureSite } from '../../support/fixture-site.ts';

const PAGE = 'services/product-categories/produce/index.html';
const CALENDAR = 'services/product-categories/produce/spring.ics';

function show(fields: Record<string, string> = {}): string {
  const all = {
    title: 'Spring Show',
    service: 'produce',
    starts: '2026-02-27',
    ends: '2026-02-28',
    place: '["Hall; B, \\\\ Tiny", "1 Dock Road"]',
    text: '"Bring, and taste;\\nall of it"',
    ...fields,
  };
  return `---\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n`;
}

async function buildShows(files: Record<string, string>, date = '2026-02-01'): Promise<FixtureSite> {
  const fixture = copyFixture();
  for (const [name, content] of Object.entries(files)) addFile(fixture, `food-shows/${name}.md`, content);
  await fixture.build({ date });
  return fixture;
}

/** The names of the shows, in the order of the page. */
function listTitles(fixture: FixtureSite): string[] {
  const page = load(fixture.read(PAGE));
  return page('.food-show h3')
    .toArray()
    .map((title) => page(title).text());
}

function events(fixture: FixtureSite, path: string): Record<string, unknown>[] {
  const page = load(fixture.read(path));
  return page('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse(page(element).text()))
    .filter((data) => data['@type'] === 'Event');
}

/** The event of a file, as a calendar reads it. */
function readEvent(fixture: FixtureSite): ICAL.Event {
  const calendar = new ICAL.Component(ICAL.parse(fixture.read(CALENDAR)));
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
}

describe('a food show', () => {
  it('is on the page of its service until it is over, and nowhere else', async () => {
    const fixture = await buildShows({ spring: show() }, '2026-02-28');
    const words = load(fixture.read(PAGE))('main').text();
    for (const shown of ['The next show', 'Spring Show', 'February 27–28, 2026', '1 Dock Road']) {
      assert.ok(words.includes(shown), shown);
    }
    assert.ok(!fixture.read('services/index.html').includes('Spring Show'));
  });

  it('is gone the day after, with a notice', async () => {
    const fixture = await buildShows({ spring: show() }, '2026-03-01');
    for (const path of fixture.list().filter((name) => /\.(html|ics)$/.test(name))) {
      assert.ok(!fixture.read(path).includes('Spring Show'), path);
    }
    assert.ok(!fixture.list().includes(CALENDAR));
    assert.ok(
      fixture.lines.some((line) =>
        line.endsWith('food-shows/spring.md: ended on 2026-02-28, so the show is no longer shown'),
      ),
    );
  });

  it('leaves no heading where there is none', async () =>
    assert.ok(!(await buildShows({})).read(PAGE).includes('The next show')));

  it('comes before those that are later', async () => {
    const autumn = show({ title: 'Autumn Show', starts: '2026-09-01', ends: '2026-09-01' });
    assert.deepEqual(listTitles(await buildShows({ autumn, spring: show() })), ['Spring Show', 'Autumn Show']);
  });

  it('is an event to search engines', async () => {
    const fixture = await buildShows({ spring: show() });
    const [event] = events(fixture, PAGE);
    assert.equal(event?.name, 'Spring Show');
    assert.deepEqual([event?.startDate, event?.endDate], ['2026-02-27', '2026-02-28']);
    assert.deepEqual(event?.location, { '@type': 'Place', name: 'Hall; B, \\ Tiny', address: '1 Dock Road' });
  });
});

describe('the hours of a food show', () => {
  const HOURS = { from: '"08:00"', to: '"17:30"', timezone: 'America/New_York' };

  it('are in the time of its place: on the page, in calendars and for search engines', async () => {
    // Clocks are put forward on March 8.
    const fixture = await buildShows({ spring: show({ ...HOURS, starts: '2026-03-07', ends: '2026-03-08' }) });
    const words = load(fixture.read(PAGE))('.food-show').text();
    assert.ok(words.includes('From 8:00\u00a0AM on the first day to 5:30\u00a0PM on the last (EST)'), words);
    const [event] = events(fixture, PAGE);
    assert.deepEqual([event?.startDate, event?.endDate], ['2026-03-07T08:00:00-05:00', '2026-03-08T17:30:00-04:00']);
    const { startDate, endDate } = readEvent(fixture);
    assert.deepEqual([String(startDate), String(endDate)], ['2026-03-07T13:00:00Z', '2026-03-08T21:30:00Z']);
  });

  it('are those of one day, where it lasts no longer', async () => {
    const fixture = await buildShows({ spring: show({ ...HOURS, ends: '2026-02-27' }) });
    assert.match(load(fixture.read(PAGE))('.food-show').text(), /8:00\u00a0AM to 5:30\u00a0PM \(EST\)/);
  });

  it('take the time zone of the site where they name none', async () => {
    const fixture = copyFixture();
    const { timezone: _, ...hours } = HOURS;
    addFile(fixture, 'food-shows/spring.md', show(hours));
    const fault = /spring\.md:\d+:7 error `from` has no time zone\. Add `timezone: America\/New_York`/;
    assert.match(await fixture.errors({ date: '2026-02-01' }), fault);
    fixture.edit('site.md', 'base: /', 'base: /\ntimezone: Asia/Kolkata');
    await fixture.build({ date: '2026-02-01' });
    assert.equal(events(fixture, PAGE)[0]?.startDate, '2026-02-27T08:00:00+05:30');
  });

  it('put the earlier of two on one day first', async () => {
    const a = show({ ...HOURS, title: 'Afternoon', from: '"13:00"' });
    const b = show({ ...HOURS, title: 'Morning' });
    assert.deepEqual(listTitles(await buildShows({ a, b })), ['Morning', 'Afternoon']);
  });
});

describe('what a service says while no date is known', () => {
  it('goes as soon as there is one', async () => {
    const fixture = copyFixture();
    fixture.edit('services/produce.md', 'order: 1', 'order: 1\nundated: Ask us & come.');
    await fixture.build({ date: '2026-02-01' });
    assert.equal(load(fixture.read(PAGE))('.prose p').last().text(), 'Ask us & come.');
    addFile(fixture, 'food-shows/spring.md', show());
    await fixture.build({ date: '2026-02-01' });
    assert.ok(!fixture.read(PAGE).includes('&amp; come.'));
  });
});

describe('the calendar file of a food show', () => {
  it('is read back as whole days that end after the last one', async () => {
    const fixture = await buildShows({ spring: show() });
    const event = readEvent(fixture);
    assert.equal(event.summary, 'Spring Show, TTGU');
    assert.equal(event.location, 'Hall; B, \\ Tiny, 1 Dock Road');
    assert.equal(event.description, 'Bring, and taste;\nall of it');
    assert.ok(event.startDate.isDate);
    assert.deepEqual([String(event.startDate), String(event.endDate)], ['2026-02-27', '2026-03-01']);
    assert.ok(load(fixture.read(PAGE))(`main a[href="/${CALENDAR}"]`).length === 1);
  });

  it('keeps its name and its stamp, whenever it is built and whatever changes', async () => {
    const read = async (fields: Record<string, string>, date: string) => {
      const { component, uid } = readEvent(await buildShows({ spring: show(fields) }, date));
      return [uid, String(component.getFirstPropertyValue('dtstamp'))];
    };
    const first = await read({}, '2026-01-01');
    assert.deepEqual(await read({ place: '[Elsewhere]' }, '2026-02-01'), first);
    assert.deepEqual(first, ['spring.produce@tiny.test', '2026-02-27T00:00:00Z']);
  });
});
