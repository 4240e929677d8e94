/** Which fields the text of a page comes from. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { site } from '../../../build.ts';
import type { MadeSite } from '../../../engine/build/build.ts';
import { newBuildCache } from '../../../engine/build/cache.ts';
import { kindAt } from '../../../engine/content/field-spec.ts';
import { listStrings } from '../../../engine/content/source.ts';
import { openCache } from '../../../engine/core/cache.ts';
import { annotate, parseDocument } from '../../../engine/editor/field-map/annotate.ts';
import { type FieldMap, findComputed, openFieldMap } from '../../../engine/editor/field-map/field-map.ts';
import { openMarker } from '../../../engine/editor/field-map/marks.ts';
import type { SitePage } from '../../../pages/body.tsx';
import type { Content } from '../../../site/schema/content.ts';
import { addFile, copyFixture, type FixtureSite } from '../../support/fixture-site.ts';
import { project } from '../../support/project.ts';

const file = 'content/a.md';
const SHOW =
  '---\ntitle: Spring Show\nservice: food-shows\nstarts: 2026-05-30\nends: 2026-05-31\nfrom: "08:00"\nto: "17:00"\ntimezone: America/New_York\nplace: [Town Hall]\n---\n';
const DATED = 'order: 2\nposted: 2026-02-09\ncloses: 2026-06-30\nemploymentType: [full-time, part-time]';

describe('a page rendered for editing', () => {
  let town: FixtureSite;
  let made: MadeSite<Content, SitePage>;
  let fieldMap: FieldMap;
  before(async () => {
    town = copyFixture('town');
    addFile(town, 'food-shows/spring.md', SHOW);
    const job = town.readContent('jobs/cdl-driver.md');
    addFile(town, 'jobs/cdl-driver.md', job.replace('order: 2', DATED));
    const images = join(project, 'test/fixtures/pictures');
    const options = { content: join(town.folder, 'content'), images, date: '2026-03-01', drafts: true };
    made = await site.make(options, newBuildCache(openCache(join(project, '.cache'))));
    fieldMap = openFieldMap(site, made, join(town.folder, 'content'));
  });

  it('is the published page, with the fields in attributes', () => {
    for (const { page, output } of made.rendered) {
      const html = fieldMap.render(page.output) ?? '';
      assert.equal(html.replaceAll(/ data-fields="[^"]*"/g, ''), String(output.content), page.path);
      assert.match(html, / data-fields="/, page.path);
    }
  });

  it('has the fields of its heading and of its body', () => {
    const html = fieldMap.render('services/product-categories/grocery/index.html') ?? '';
    for (const [field, words] of [
      ['title', 'Grocery'],
      ['lead', 'Your store gets coffee, flour and dairy.'],
      [':3-3', 'How it works'],
      [':8-8', 'You check it in, and say what was wrong with it.'],
    ]) {
      assert.match(html, new RegExp(`data-fields="[^"]*grocery\\.md#${field}@0-\\d+"[^>]*>${words}<`), field);
    }
    assert.match(html, /<img data-fields="[^"]*grocery\.md#picture@0-0"/);
  });

  it('has the variables within sentences', () => {
    const html = fieldMap.render('company-info/employment-opportunities/cdl-driver/index.html') ?? '';
    assert.match(
      html,
      /data-fields="[^"]*cdl-driver\.md#requirements\/0@0-19 [^"]*facts\.md#facts\/lifting\/text@13-18"/,
    );
  });

  it('has the fields of computed text: dates, hours, choices, amounts', () => {
    const job = fieldMap.render('company-info/employment-opportunities/cdl-driver/index.html') ?? '';
    const show = fieldMap.render('services/support-services/food-shows/index.html') ?? '';
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
        `data-fields="[^"]*${field}@\\d+-\\d+[^>]*>(?:[^<]|<!-- -->)*?${words.replaceAll('$', '\\$')}`,
      );
      assert.match(page.replaceAll('\u00A0', ' '), place, field);
    }
  });

  it('has no field whose other value only moves text', () => {
    const team = fieldMap.render('company-info/our-management-team/index.html') ?? '';
    assert.doesNotMatch(team, /#order@/);
  });

  it('is listed for each field that it shows', () => {
    const where = fieldMap.pagesByField();
    const phone = [...where].find(([name]) => name.endsWith('/site.md#phone'))?.[1] ?? [];
    assert.ok(phone.length > 5 && phone.includes('/contact/'));
  });
});

describe('every page of the site', () => {
  it('has each text of its own file that it shows, on every kind of page', async () => {
    const options = { content: join(project, 'content'), images: join(project, 'assets/images'), date: '2026-03-01' };
    const made = await site.make(options, newBuildCache(openCache(join(project, '.cache'))));
    const fieldMap = openFieldMap(site, made, options.content);
    const own = new Map(made.validated.entries.map((one) => [one.source.file, one]));
    const missing = made.rendered.flatMap(({ page: { output, source, kind: pageKind } }) => {
      const { text, elements, html } = parseDocument(fieldMap.render(output) ?? '');
      assert.ok(elements.length > 50, output);
      const { entry = {}, collection, source: file } = own.get(source) ?? {};
      const texts = listStrings(entry).filter(({ path, text: one }) => {
        const is = collection && kindAt(collection.spec(), file?.data, path)?.type;
        return (is === 'copy' || is === 'verbatim') && one.length > 8 && text.includes(one);
      });
      const names = [...texts.map(({ path }) => path.join('/')), ...(file?.body.trim() ? [':'] : [])];
      return names
        .filter((name) => !html.includes(`${source}#${name}`))
        .map((name) => `${pageKind}: ${source}#${name}`);
    });
    assert.deepEqual(missing, []);
  });
});

describe('fields of computed text', () => {
  it('are found without a look at each field of the site', () => {
    const values = new Map(Array.from({ length: 1000 }, (_, index) => [index, index]));
    const fields = [...values].map(([index, value]) => ({
      ...{ ref: { file, path: [index], variables: [] }, value, others: index === 500 ? [-1] : [value, value + 1] },
      set: (other: unknown) => void values.set(index, Number(other)),
    }));
    let tries = 0;
    const isChanged = () => {
      tries++;
      // A page may not accept a value.
      if (values.get(500) === -1) throw new Error('-1');
      return [7, 8, 900].some((index) => values.get(index) !== index);
    };
    const found = findComputed(fields, isChanged, () => isChanged() || undefined);
    assert.deepEqual(new Set([...found.keys()].map(({ value }) => value)), new Set([7, 8, 900]));
    assert.ok(tries < 100, String(tries));
  });
});

describe('places on a page that marks change', () => {
  /** A hyphen at the end of a paragraph becomes another word if a mark follows. */
  const render = (words: readonly string[]) => {
    const marker = openMarker();
    const marks = words.map((text, index) => marker.mark({ file, path: [index], variables: [] }, text.length));
    const plain = words.map((text) => `<p>${text}</p>`).join('');
    const marked = words.map((text, index) => `<p>${text.replace(/-$/, ' to')}${marks[index]}</p>`).join('');
    return annotate(parseDocument(plain), marked, marker);
  };

  it('are found, in what changes as well', () => {
    const words = [
      'The first words of all',
      'a kind of half-',
      'What stands between them stays',
      'and another-',
      'The end',
    ];
    const named = [...render(words).matchAll(/<p(?: data-fields="[^"]*#(\d@0-\d+)")?>/g)].map(([, place]) => place);
    assert.deepEqual(
      named,
      words.map((text, index) => `${index}@0-${text.length}`),
    );
  });
});
