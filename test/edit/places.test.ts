/** Pages drawn for editing, on a site with one of everything. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { site } from '../../build.ts';
import { type MadeSite, makeSite } from '../../engine/build/make.ts';
import { openCache } from '../../engine/core/cache.ts';
import { newMemory } from '../../engine/core/memo.ts';
import { annotate } from '../../engine/editor/field-map/annotate.ts';
import { openMarker } from '../../engine/editor/field-map/marks.ts';
import { openPlaces, type Places } from '../../engine/editor/field-map/places.ts';
import type { Page } from '../../pages/page.ts';
import type { Content } from '../../site/schema/content.ts';
import { addFile, copyFixture, type FixtureSite } from '../fixture-site.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

const SHOW =
  '---\ntitle: Spring Show\nservice: food-shows\nstarts: 2026-05-30\nends: 2026-05-31\nfrom: "08:00"\nto: "17:00"\ntimezone: America/New_York\nplace: [Town Hall]\n---\n';
const DATED = 'order: 2\nposted: 2026-02-09\ncloses: 2026-06-30\nemploymentType: [full-time, part-time]';

describe('a page drawn for editing', () => {
  let town: FixtureSite;
  let made: MadeSite<Content, Page>;
  let places: Places;
  before(async () => {
    town = copyFixture('town');
    addFile(town, 'food-shows/spring.md', SHOW);
    const job = town.readContent('jobs/cdl-driver.md');
    addFile(town, 'jobs/cdl-driver.md', job.replace('order: 2', DATED));
    const images = join(project, 'test/fixtures/pictures');
    const options = { content: join(town.folder, 'content'), images, date: '2026-03-01', drafts: true };
    made = await makeSite(site, options, openCache(join(project, '.cache')), newMemory());
    places = openPlaces(site, made, join(town.folder, 'content'));
  });
  after(() => town.remove());

  it('is the page as it is published, but for the places that its elements name', () => {
    for (const { page, output } of made.drawn) {
      const drawn = places.draw(page.output) ?? '';
      assert.equal(drawn.replaceAll(/ data-place="[^"]*"/g, ''), String(output.content), page.path);
      assert.match(drawn, / data-place="/, page.path);
    }
  });

  it('names every field that visitors read in its head and its text', () => {
    const drawn = places.draw('services/product-categories/grocery/index.html') ?? '';
    for (const [field, words] of [
      ['title', 'Grocery'],
      ['lead', 'Your store gets coffee, flour and dairy.'],
      [':3-3', 'How it works'],
      [':8-8', 'You check it in, and say what was wrong with it.'],
    ]) {
      assert.match(drawn, new RegExp(`data-place="[^"]*grocery\\.md#${field}@0-\\d+"[^>]*>${words}<`), field);
    }
    assert.match(drawn, /<img data-place="[^"]*grocery\.md#picture@0-0"/);
  });

  it('names facts inside of sentences', () => {
    const drawn = places.draw('company-info/employment-opportunities/cdl-driver/index.html') ?? '';
    assert.match(
      drawn,
      /data-place="[^"]*cdl-driver\.md#requirements\/0@0-19 [^"]*facts\.md#facts\/lifting\/text@13-18"/,
    );
  });

  it('names the fields of what it works out: dates, hours, choices, amounts', () => {
    const job = places.draw('company-info/employment-opportunities/cdl-driver/index.html') ?? '';
    const show = places.draw('services/support-services/food-shows/index.html') ?? '';
    for (const [page, field, words] of [
      [job, 'jobs/cdl-driver.md#posted', 'February 9, 2026'],
      [job, 'jobs/cdl-driver.md#closes', 'by June 30, 2026'],
      [job, 'jobs/cdl-driver.md#employmentType/1', 'Full-time or part-time'],
      [job, 'jobs/cdl-driver.md#pay/per', 'an hour'],
      [job, 'jobs/cdl-driver.md#apply/href', 'careers.example.com'],
      [show, 'food-shows/spring.md#starts', 'May 30–31, 2026'],
      [show, 'food-shows/spring.md#from', '8:00 AM'],
      [show, 'food-shows.md#calculator/rows/0/volume', '$100,000'],
      [show, 'facts.md#facts/food-show-volume-low/text', '$100,000'],
    ] as const) {
      const place = new RegExp(
        `data-place="[^"]*${field}@\\d+-\\d+[^>]*>(?:[^<]|<!-- -->)*?${words.replaceAll('$', '\\$')}`,
      );
      assert.match(page.replaceAll('\u00A0', ' '), place, field);
    }
  });

  it('names no field of what another value in it only moves', () => {
    const team = places.draw('company-info/our-management-team/index.html') ?? '';
    assert.doesNotMatch(team, /#order@/);
  });

  it('knows on which pages a field stands', () => {
    const where = places.where();
    const phone = [...where].find(([name]) => name.endsWith('/site.md#phone'))?.[1] ?? [];
    assert.ok(phone.length > 5 && phone.includes('/contact/'));
  });
});

describe('places on a page whose marked words differ from the plain ones', () => {
  const file = 'content/a.md';
  /** Paragraphs with their places, and the plain ones; those with a hyphen at their end say it otherwise where they are marked. */
  const draw = (words: readonly string[]) => {
    const marker = openMarker();
    const marks = words.map((text, index) => marker.mark({ file, path: [index], length: text.length, borrowed: [] }));
    const plain = words.map((text) => `<p>${text}</p>`).join('');
    const marked = words.map((text, index) => `<p>${text.replace(/-$/, ' to')}${marks[index]}</p>`).join('');
    return annotate(plain, marked, marker);
  };

  it('are told between two differences, and none of what differs', () => {
    const words = [
      'The first words of all',
      'a kind of half-',
      'What stands between them stays',
      'and another-',
      'The end',
    ];
    const named = [...draw(words).matchAll(/<p(?: data-place="[^"]*#(\d)@[^"]*")?>/g)].map(([, index]) => index);
    assert.deepEqual(named, ['0', undefined, '2', undefined, '4']);
  });
});
