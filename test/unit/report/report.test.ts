/** `npm run report`: what each section shows about tiny sites. */
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { type CheerioAPI, load } from 'cheerio';
import { z } from 'zod';
import { run } from '../../../build.ts';
import { copyFixture, type FixtureSite, pictures } from '../../support/fixture-site.ts';
import { attributesOf, onOneLine, textsOf } from '../../support/html.ts';
import { reportOn } from '../../support/report-site.ts';
import { runCommand } from '../../support/run-command.ts';
import { readTable } from '../../support/table.ts';

const textOf = ($: CheerioAPI, section: string) => onOneLine($(`#${section}`).text());

/** @param name the first cell of the row: a page, a picture or an address */
function readRow($: CheerioAPI, section: string, name: string): string[] {
  const rows = [...$(`#${section} tbody tr`)].map((row) => textsOf($(row).find('th, td')).map(onOneLine));
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
    // Separates the cells in the text of a section.
    $('th, td').append(' ');
  });

  const sections = readTable('report', z.record(z.string(), z.array(z.string())));
  for (const [section, patterns] of Object.entries(sections)) {
    it(`shows in ${section}: ${patterns.join(', ')}`, () => {
      for (const pattern of patterns) assert.match(textOf($, section), new RegExp(pattern));
    });
  }

  it('links to every section', () => {
    const ids = attributesOf($('main > section'), 'id').map((id) => `#${id}`);
    assert.deepEqual(attributesOf($('nav a'), 'href'), ids);
    assert.ok(ids.length > 10);
  });

  it('shows which outside links are broken if it may request them', async () => {
    const request = async (url: unknown) => new Response(null, { status: String(url).includes('far') ? 410 : 200 });
    const requested = load(await reportOn(fixture, { images, fetch: request }));
    assert.equal(readRow(requested, 'outside-links', 'https://far.invalid/a')[1], 'not reached (410)');
    assert.equal(readRow(requested, 'outside-links', 'https://pricing.example.com/')[1], 'reached (200)');
    assert.match(textOf(requested, 'to-do'), /1 broken outside link/);
  });

  it('has the same bytes if it is made again', async () => assert.equal(await reportOn(fixture, { images }), html));

  it('links to the pages of the published site, or of the dev server', async () => {
    const local = load(await reportOn(fixture, { images, homeUrl: '/co-op/' }));
    assert.match($('#weight tbody th a').attr('href') ?? '', /^https:\/\/tiny\.test\//);
    assert.match(local('#weight tbody th a').attr('href') ?? '', /^\/co-op\//);
  });
});

it('the report on a site without problems says that there are none', async () => {
  const $ = load(await reportOn(copyFixture()));
  assert.match(textOf($, 'unused-pictures'), /Every picture is used/);
  assert.match(textOf($, 'jobs-and-shows-that-end-soon'), /None ends within 30 days/);
  assert.match(textOf($, 'contradicting-facts'), /No two facts contradict/);
});

describe('npm run report', () => {
  const report = async ({ folder }: FixtureSite, name: string, ...flags: string[]) => {
    const args = ['--images', pictures, '--content', join(folder, 'content'), '--file', join(folder, name), ...flags];
    const printed = await runCommand(run, ['report', ...args]);
    return { ...printed, stderr: printed.stderr.replaceAll(`${folder}/`, '') };
  };
  let fixture: FixtureSite;
  before(() => {
    fixture = copyFixture();
  });

  it('writes one file, prints its path, and replaces it the next time', async () => {
    const file = join(fixture.folder, 'report.html');
    for (const _time of ['first', 'second']) {
      const { status, stdout } = await report(fixture, 'report.html');
      assert.deepEqual([status, stdout], [0, `Open ${file} in a browser.\n`]);
    }
    assert.match(readFileSync(file, 'utf8'), /^<!doctype html>/);
  });

  it('reports errors in the content, and writes nothing', async () => {
    const other = copyFixture('errors/dead-link');
    const { status, stderr } = await report(other, 'report.html');
    assert.equal(status, 1);
    assert.match(stderr, /^content\/.*:\d+:\d+ error Link to .*\n\n1 error; nothing was written\n$/);
    assert.ok(!existsSync(join(other.folder, 'report.html')));
  });

  it('does not replace a file that is not a report', async () => {
    const own = join(fixture.folder, 'notes.html');
    writeFileSync(own, 'mine');
    const { status, stderr } = await report(fixture, 'notes.html');
    const fix = 'Write another name, or delete the file.';
    assert.deepEqual([status, stderr], [1, `--file: \`notes.html\` exists and is not a report. ${fix}\n`]);
    assert.equal(readFileSync(own, 'utf8'), 'mine');
  });

  it('does not write into a built site or its source folders', async () => {
    await fixture.build();
    mkdirSync(join(fixture.folder, 'public'));
    for (const folder of ['dist/about', 'content', 'content/services', 'public']) {
      const file = `${folder}/x.html`;
      const { status, stderr } = await report(fixture, file, '--public', join(fixture.folder, 'public'));
      const place = folder === 'dist/about' ? 'a built site' : 'the .*';
      const refused = `is in ${place}\\. Write it elsewhere, such as report\\.html\\.\n$`;
      assert.match(`${status} ${stderr}`, new RegExp(`^1 --file: \`${file}\` ${refused}`));
      assert.ok(!existsSync(join(fixture.folder, file)));
    }
  });
});
