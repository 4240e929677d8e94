/** `npm run report`: each section says what there is to say of a tiny site, and nothing else. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { run } from '../../../build.ts';
import { BUDGETS } from '../../../site/report/budgets.ts';
import { addFile, copyFixture, type FixtureSite } from '../../support/fixture-site.ts';
import { project } from '../../support/project.ts';
import { readReport, reportOn } from '../../support/report-site.ts';
import { runCommand } from '../../support/run-command.ts';

const PRODUCE = '/services/product-categories/produce/';

/** The base site with something for every section, and pictures of its own. */
function startFull(): { fixture: FixtureSite; images: string } {
  const fixture = copyFixture();
  const images = join(fixture.folder, 'images');
  mkdirSync(images);
  for (const name of ['produce.jpg', 'left-over.jpg']) {
    writeFileSync(join(images, name), readFileSync(join(project, 'test/fixtures/pictures/produce.jpg')));
  }
  fixture.edit(
    'facts.md',
    'facts:',
    'facts:\n  many: { value: 250, unit: shops, text: "250", measures: shops served }\n  more: { value: 260, unit: shops, text: "260", measures: shops served }',
  );
  fixture.edit('services/produce.md', 'group:', 'sample: true\ngroup:');
  fixture.edit(
    'services/produce.md',
    /$/,
    '\nWe serve {{many}} shops, then {{more}}. See [far](https://far.invalid/a).\n',
  );
  fixture.edit(
    'services/produce.md',
    /^description: .*$/m,
    `description: ${'Warm women swam, mowing wide meadows. '.repeat(4).trim()}`,
  );
  addFile(
    fixture,
    'food-shows/spring.md',
    '---\ntitle: Spring Show\nservice: produce\nstarts: 2026-03-09\nends: 2026-03-11\nplace: [Hall]\n---\n',
  );
  addFile(
    fixture,
    'food-shows/winter.md',
    '---\ntitle: Winter Show\nservice: produce\nstarts: 2026-12-09\nends: 2026-12-11\nplace: [Hall]\n---\n',
  );
  return { fixture, images };
}

describe('the report on a site that has something of everything', () => {
  let fixture: FixtureSite;
  let html: string;
  let report: ReturnType<typeof readReport>;
  let images: string;
  before(async () => {
    ({ fixture, images } = startFull());
    html = await reportOn(fixture, { images });
    report = readReport(html);
  });

  it('says first what is to be done', () => {
    const toDo = report.toDo();
    for (const words of [
      '1 job or show that ends soon',
      '1 contradiction between facts',
      '1 page with a title or description too long for search results',
      '1 picture that is too small',
      '1 unused picture',
    ]) {
      assert.ok(toDo.includes(words), `${words}: ${toDo}`);
    }
  });

  it('leads to every section', () => {
    const missing = report.contents().filter((id) => !report.has(`main ${id}`));
    assert.deepEqual(missing, []);
    assert.ok(report.contents().length > 10);
  });

  it('names what ends within 30 days, and not what ends later', () => {
    const words = report.section('jobs-and-shows-that-end-soon');
    assert.match(words, /Spring Show, until 2026-03-11 ?content|Spring Show.*food-shows\/spring\.md:5:1/);
    assert.doesNotMatch(words, /Winter/);
  });

  it('names samples and contradictions by their places', () => {
    assert.match(report.section('sample-values'), /sample values\..*content\/services\/produce\.md:5:1/);
    assert.match(report.section('sample-values'), /`example\.com`.*content\/site\.md:9:14/);
    assert.match(report.section('contradicting-facts'), /many says 250, more says 260/);
  });

  it('weighs every page, against its budget', () => {
    const [, all = '', share, page, style, script, fonts, pictures, islands] = report.row('weight', PRODUCE);
    const kilobytes = [page, style, script, fonts, pictures].map((cell) => Number.parseFloat(cell ?? ''));
    assert.ok(
      kilobytes.every((number) => number > 0),
      String(kilobytes),
    );
    const sum = kilobytes.reduce((total, number) => total + number, 0);
    assert.ok(Math.abs(sum - Number.parseFloat(all)) < 0.5, `${sum} of ${all}`);
    assert.equal(share, `${Math.round((Number.parseFloat(all) * 100_000) / BUDGETS.total)} %`);
    assert.match(islands ?? '', /menu/);
  });

  it('shows what a search engine cuts, and how long it is', () => {
    assert.match(
      report.section('search-results'),
      /Warm women swam, mowing wide meadows\. [\w., ]+ … ?Title 14 characters/,
    );
  });

  it('loads no other file', () => assert.deepEqual(report.loaded(), []));

  it('counts the links to a page, from text and from anywhere', () => {
    const [, fromText, fromAny, places = ''] = report.row('links', '/contact/');
    assert.ok(Number(fromText) > 0 && Number(fromAny) >= Number(fromText));
    assert.ok(places.startsWith('/'));
    assert.match(report.section('links'), /Left out, because they redirect: \//);
  });

  it('lists outside links and requests none', () => {
    const [, status, on] = report.row('outside-links', 'https://far.invalid/a');
    assert.deepEqual([status, on], ['not requested', PRODUCE]);
  });

  it('shows which outside links are broken, on request', async () => {
    const request = async (url: unknown) => new Response(null, { status: String(url).includes('far') ? 410 : 200 });
    const requested = readReport(await reportOn(fixture, { images, fetch: request }));
    assert.match(requested.row('outside-links', 'https://far.invalid/a')[1] ?? '', /^not reached \(410\)$/);
    assert.equal(requested.row('outside-links', 'https://pricing.example.com/')[1], 'reached (200)');
    assert.ok(requested.toDo().includes('1 broken outside link'));
  });

  it('shows how large pictures are, and which are too small or unused', () => {
    const [, original = '', phone = ''] = report.row('pictures', 'produce.jpg');
    assert.match(original, /^800 × 450 ?too small: \d+ wanted$/);
    assert.match(phone, /^\d+ → (400|560|780|800)$/);
    assert.match(report.section('unused-pictures'), /assets\/images\/left-over\.jpg/);
  });

  it('lists headings', () => assert.match(report.section('headings'), /h1 Produce.*h2 Every morning/));

  it('has the same bytes twice', async () => assert.equal(await reportOn(fixture, { images }), html));

  it('links to pages where they can be opened', async () => {
    assert.equal(report.attribute('#weight tbody th a', 'href')?.startsWith('https://tiny.test/'), true);
    const local = readReport(await reportOn(fixture, { images, home: '/co-op/' }));
    assert.equal(local.attribute('#weight tbody th a', 'href')?.startsWith('/co-op/'), true);
  });

  it('is nowhere in what is built', async () => {
    await fixture.build({ images });
    for (const path of fixture.list().filter((name) => /\.(html|xml|txt|js)$/.test(name))) {
      assert.doesNotMatch(fixture.read(path), /@dev|npm run report/);
    }
  });
});

describe('the report on a site where all is well', () => {
  it('says so', async () => {
    const fixture = copyFixture();
    const report = readReport(await reportOn(fixture));
    assert.match(report.section('unused-pictures'), /Every picture is used/);
    assert.match(report.section('jobs-and-shows-that-end-soon'), /None ends within 30 days/);
    assert.match(report.section('contradicting-facts'), /No two facts contradict/);
  });
});

describe('npm run report', () => {
  const report = async ({ folder }: FixtureSite, ...flags: string[]) => {
    const images = join(project, 'test/fixtures/pictures');
    const args = ['report', '--images', images, '--content', join(folder, 'content'), ...flags];
    const printed = await runCommand(run, args);
    return { ...printed, stderr: printed.stderr.replaceAll(`${folder}/`, '') };
  };
  let fixture: FixtureSite;
  let file: string;
  before(() => {
    fixture = copyFixture();
    file = join(fixture.folder, 'report.html');
  });

  it('writes one file, says where, and replaces it the next time', async () => {
    for (let turn = 0; turn < 2; turn++) {
      const { status, stdout } = await report(fixture, '--file', file);
      assert.equal(status, 0);
      assert.equal(stdout.trim(), `Open ${file} in a browser.`);
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

  it('puts none where it would be published, nor among the files that a site is made from', async () => {
    await fixture.build();
    mkdirSync(join(fixture.folder, 'public'));
    const flags = ['--public', join(fixture.folder, 'public')];
    for (const [folder, place] of [
      ['dist/about', 'a built site'],
      ['content', 'the .*'],
      ['content/services', 'the .*'],
      ['public', 'the .*'],
    ] as const) {
      const { status, stderr } = await report(fixture, ...flags, '--file', join(fixture.folder, folder, 'x.html'));
      assert.equal(status, 1);
      const refusal = `^--file: \`${folder}/x\\.html\` is in ${place}\\. Write it elsewhere, such as report\\.html\\.\n$`;
      assert.match(stderr, new RegExp(refusal));
      assert.ok(!existsSync(join(fixture.folder, folder, 'x.html')));
    }
  });
});
