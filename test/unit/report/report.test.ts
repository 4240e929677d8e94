/** `npm run report`: what each section says about tiny sites. */
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { type CheerioAPI, load } from 'cheerio';
import { z } from 'zod';
import { run } from '../../../build.ts';
import { BUDGETS } from '../../../site/report/budgets.ts';
import { copyFixture, type FixtureSite, pictures } from '../../support/fixture-site.ts';
import { reportOn } from '../../support/report-site.ts';
import { runCommand } from '../../support/run-command.ts';
import { readTable } from '../../support/table.ts';

const PRODUCE = '/services/product-categories/produce/';

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
const textOf = ($: CheerioAPI, section: string) => clean($(`#${section}`).text());

/** The cells of the row of a page, a picture or an address. */
function readRow($: CheerioAPI, section: string, name: string): string[] {
  const rows = [...$(`#${section} tbody tr`)].map((row) =>
    [...$(row).find('th, td')].map((cell) => clean($(cell).text())),
  );
  return rows.find(([first]) => first === name) ?? assert.fail(`${section} has no row ${name}`);
}

describe('the report', () => {
  let fixture: FixtureSite;
  let images: string;
  let html: string;
  let $: CheerioAPI;
  before(async () => {
    fixture = copyFixture('report');
    images = join(fixture.folder, 'images');
    cpSync(pictures, images, { recursive: true });
    cpSync(join(images, 'produce.jpg'), join(images, 'left-over.jpg'));
    html = await reportOn(fixture, { images });
    $ = load(html);
  });

  const sections = readTable('report', z.record(z.string(), z.array(z.string())));
  for (const [section, patterns] of Object.entries(sections)) {
    it(`says in ${section}: ${patterns.join(', ')}`, () => {
      for (const pattern of patterns) assert.match(textOf($, section), new RegExp(pattern));
    });
  }

  it('links to every section', () => {
    const links = [...$('nav a')].map((link) => $(link).attr('href'));
    assert.deepEqual(
      links,
      [...$('main > section')].map((section) => `#${section.attribs.id}`),
    );
    assert.ok(links.length > 10);
  });

  it('weighs every page, against its budget', () => {
    const [, all = '', share, ...cells] = readRow($, 'weight', PRODUCE);
    const kilobytes = cells.slice(0, 5).map((cell) => Number.parseFloat(cell));
    assert.ok(
      kilobytes.every((number) => number > 0),
      String(kilobytes),
    );
    const sum = kilobytes.reduce((total, number) => total + number, 0);
    assert.ok(Math.abs(sum - Number.parseFloat(all)) < 0.5, `${sum} of ${all}`);
    assert.equal(share, `${Math.round((Number.parseFloat(all) * 100_000) / BUDGETS.total)} %`);
    assert.match(cells[5] ?? '', /menu/);
  });

  it('loads no other file', () => assert.doesNotMatch(html, /src="|url\(/));

  it('counts the links to a page, from text and from anywhere', () => {
    const [, fromText, fromAny, pages] = readRow($, 'links', '/contact/');
    assert.ok(Number(fromText) > 0 && Number(fromAny) >= Number(fromText));
    assert.match(pages ?? '', /^\//);
  });

  it('lists outside links and requests none', () =>
    assert.deepEqual(readRow($, 'outside-links', 'https://far.invalid/a').slice(1), ['not requested', PRODUCE]));

  it('shows which outside links are broken, on request', async () => {
    const request = async (url: unknown) => new Response(null, { status: String(url).includes('far') ? 410 : 200 });
    const requested = load(await reportOn(fixture, { images, fetch: request }));
    assert.equal(readRow(requested, 'outside-links', 'https://far.invalid/a')[1], 'not reached (410)');
    assert.equal(readRow(requested, 'outside-links', 'https://pricing.example.com/')[1], 'reached (200)');
    assert.match(textOf(requested, 'to-do'), /1 broken outside link/);
  });

  it('shows how large pictures are, and which are too small', () => {
    const [, original = '', phone = ''] = readRow($, 'pictures', 'produce.jpg');
    assert.match(original, /^800 × 450 ?too small: \d+ wanted$/);
    assert.match(phone, /^\d+ → (400|560|780|800)$/);
  });

  it('has the same bytes twice', async () => assert.equal(await reportOn(fixture, { images }), html));

  it('links to pages where they can be opened', async () => {
    const local = load(await reportOn(fixture, { images, home: '/co-op/' }));
    assert.match($('#weight tbody th a').attr('href') ?? '', /^https:\/\/tiny\.test\//);
    assert.match(local('#weight tbody th a').attr('href') ?? '', /^\/co-op\//);
  });

  it('is not part of the built site', async () => {
    await fixture.build({ images });
    for (const path of fixture.list().filter((name) => /\.(html|xml|txt|js)$/.test(name))) {
      assert.doesNotMatch(fixture.read(path), /@dev|npm run report/);
    }
  });
});

it('the report on a site without problems says so', async () => {
  const $ = load(await reportOn(copyFixture()));
  for (const [section, text] of [
    ['unused-pictures', /Every picture is used/],
    ['jobs-and-shows-that-end-soon', /None ends within 30 days/],
    ['contradicting-facts', /No two facts contradict/],
  ] as const) {
    assert.match(textOf($, section), text);
  }
});

describe('npm run report', () => {
  const report = async ({ folder }: FixtureSite, ...flags: string[]) => {
    const args = ['report', '--images', pictures, '--content', join(folder, 'content'), ...flags];
    const printed = await runCommand(run, args);
    return { ...printed, stderr: printed.stderr.replaceAll(`${folder}/`, '') };
  };
  let fixture: FixtureSite;
  let file: string;
  before(() => {
    fixture = copyFixture();
    file = join(fixture.folder, 'report.html');
  });

  it('writes one file, prints its path, and replaces it the next time', async () => {
    for (let turn = 0; turn < 2; turn++) {
      const { status, stdout } = await report(fixture, '--file', file);
      assert.deepEqual([status, stdout], [0, `Open ${file} in a browser.\n`]);
    }
    assert.match(readFileSync(file, 'utf8'), /^<!doctype html>/);
  });

  it('reports the errors of content that has some, and writes nothing', async () => {
    const other = copyFixture('errors/dead-link');
    const { status, stderr } = await report(other, '--file', join(other.folder, 'report.html'));
    assert.equal(status, 1);
    assert.match(stderr, /^content\/.*:\d+:\d+ error Link to .*\n\n1 error; nothing was written\n$/);
    assert.ok(!existsSync(join(other.folder, 'report.html')));
  });

  it('replaces no file that is no report', async () => {
    const own = join(fixture.folder, 'notes.html');
    writeFileSync(own, 'mine');
    const { status, stderr } = await report(fixture, '--file', own);
    assert.equal(status, 1);
    assert.match(
      stderr,
      /^--file: `notes\.html` exists and is not a report\. Write another name, or delete the file\./,
    );
    assert.equal(readFileSync(own, 'utf8'), 'mine');
  });

  it('puts none into a built site, nor among the files that a site is made from', async () => {
    await fixture.build();
    mkdirSync(join(fixture.folder, 'public'));
    const flags = ['--public', join(fixture.folder, 'public')];
    for (const folder of ['dist/about', 'content', 'content/services', 'public']) {
      const { status, stderr } = await report(fixture, ...flags, '--file', join(fixture.folder, folder, 'x.html'));
      const place = folder === 'dist/about' ? 'a built site' : 'the .*';
      assert.equal(status, 1);
      assert.match(
        stderr,
        new RegExp(`^--file: \`${folder}/x\\.html\` is in ${place}\\. Write it elsewhere, such as report\\.html\\.\n$`),
      );
      assert.ok(!existsSync(join(fixture.folder, folder, 'x.html')));
    }
  });
});
