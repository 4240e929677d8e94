import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import sharp from 'sharp';
import { fitHeadline } from '../../../components/social-card/fit.ts';
import { copyFixture, type FixtureSite } from '../../support/fixture-site.ts';

describe('a headline on a card', () => {
  const room = { width: 532, height: 300 };

  it('is the smaller the more it says, and never too small to read in a list of posts', () => {
    const titles = ['Meat', 'Employment Opportunities', 'The grocery warehouse owned by the stores it serves'];
    const sizes = titles.map((title) => fitHeadline(title, room));
    assert.deepEqual(
      sizes,
      [...sizes].sort((a, b) => b - a),
    );
    assert.ok(
      sizes.every((size) => size >= 56),
      sizes.join(', '),
    );
  });

  it('fits by the letters it has: wide ones want a smaller size than as many narrow ones', () => {
    assert.ok(fitHeadline('mmmmmmmm', room) < fitHeadline('illillil', room));
  });

  it('breaks no word', () => {
    assert.ok(fitHeadline('Counterrevolutionaries', room) * 0.5 * 'Counterrevolutionaries'.length <= room.width);
  });
});

describe('words that run off their social card', () => {
  it('are faults at their fields', async () => {
    const fixture = copyFixture();
    fixture.edit('site.md', /^tagline: .*$/m, `tagline: ${'stores and '.repeat(20)}more`);
    fixture.edit('site.md', /^name: .*$/m, `name: ${'Grocers '.repeat(12)}`);
    const message = (place: string, field: string, length: number) =>
      `content/${place} error \`${field}\` has ${length} characters, too many for the page's social card. Shorten it, or use shorter words.`;
    assert.deepEqual((await fixture.errors()).split('\n'), [
      message('site.md:2:7', 'name', 95),
      message('site.md:4:10', 'tagline', 224),
    ]);
  });

  it('may be long names of all Latin letters, which a card then shows', async () => {
    const fixture = copyFixture();
    const cache = join(fixture.folder, 'cache');
    fixture.edit('services/produce.md', /^title: .*$/m, 'title: Ł');
    await fixture.build({ cache });
    const card = fixture.list().find((path) => path.startsWith('assets/card-services-product-categories-produce.'));
    const headline = { left: 60, top: 170, width: 200, height: 130 };
    const words = await sharp(join(fixture.folder, 'dist', card ?? assert.fail()))
      .extract(headline)
      .toBuffer();
    assert.ok(((await sharp(words).stats()).channels[0]?.stdev ?? 0) > 20, 'the card is blank');
  });
});

describe('the social cards of a site', () => {
  let fixture: FixtureSite;
  const cache = () => join(fixture.folder, 'cache');
  const listCards = () => fixture.list().filter((path) => path.startsWith('assets/card-'));
  const readCard = (name: string) => {
    const path = listCards().find((card) => card.startsWith(`assets/card-${name}.`));
    return readFileSync(join(fixture.folder, 'dist', path ?? assert.fail(`no card ${name}`)));
  };

  before(async () => {
    fixture = copyFixture();
    await fixture.build({ cache: cache() });
  });

  it('are as many as its pages, each named after its path', () => {
    const pages = fixture.list().filter((path) => path.endsWith('.html'));
    assert.equal(listCards().length, pages.length);
    for (const name of ['home', '404-html', 'services-product-categories-produce']) readCard(name);
  });

  it('are JPEG pictures of 1200 by 630 pixels, light enough to be fetched', async () => {
    for (const path of listCards()) {
      const bytes = readFileSync(join(fixture.folder, 'dist', path));
      const { format, width, height } = await sharp(bytes).metadata();
      assert.deepEqual({ format, width, height }, { format: 'jpeg', width: 1200, height: 630 });
      assert.ok(bytes.length < 150_000, `${path}: ${bytes.length} bytes`);
    }
  });

  it('are told in the head, with their size and an alt text', () => {
    const html = fixture.read('services/product-categories/produce/index.html');
    assert.match(
      html,
      /property="og:image" content="https:\/\/tiny\.test\/assets\/card-services-product-categories-produce\.[0-9a-f]{10}\.jpg"/,
    );
    assert.match(html, /property="og:image:width" content="1200"/);
    assert.match(html, /property="og:image:height" content="630"/);
    assert.match(
      html,
      /property="og:image:alt" content="“Produce” in large letters beside a picture, with the name Tiny Town Grocers Union\."/,
    );
  });

  it('have words on the left: the panel is not plain', async () => {
    const words = { left: 60, top: 180, width: 500, height: 200 };
    const { channels } = await sharp(await sharp(readCard('contact')).extract(words).toBuffer()).stats();
    assert.ok((channels[0]?.stdev ?? 0) > 20);
  });

  it('keep their words clear of the frame, those of wide letters too', async () => {
    const margin = { left: 602, top: 170, width: 24, height: 280 };
    const words = await sharp(readCard('membership')).extract(margin).toBuffer();
    const { channels } = await sharp(words).stats();
    assert.ok(channels.every(({ stdev }) => stdev < 4));
  });

  it('are kept: only that of a changed title is made again', async () => {
    const before = listCards();
    fixture.edit('pages/contact.md', /^title: .*$/m, 'title: Call Us');
    fixture.lines.length = 0;
    await fixture.build({ cache: cache() });
    assert.deepEqual(
      fixture.lines.filter((line) => line.startsWith('composing')),
      ['composing social cards: 1'],
    );
    assert.equal(listCards().filter((path) => !before.includes(path)).length, 1);
  });

  it('are the same from an empty cache', async () => {
    const before = listCards();
    rmSync(cache(), { recursive: true });
    await fixture.build({ cache: cache() });
    assert.deepEqual(listCards(), before);
  });
});
