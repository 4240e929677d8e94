import assert from 'node:assert/strict';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import sharp from 'sharp';
import { fitHeadline } from '../../../components/social-card/fit.ts';
import { buildFixture, copyFixture, type FixtureSite } from '../../support/fixture-site.ts';
import { project } from '../../support/project.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

/** How much the red, green and blue of a part of a picture vary; 0 if the part is plain. */
async function measureVariation(picture: Buffer, left: number, top: number, width: number, height: number) {
  const part = await sharp(picture).extract({ left, top, width, height }).toBuffer();
  return (await sharp(part).stats()).channels.map(({ stdev }) => stdev);
}

const listCards = (fixture: FixtureSite) => fixture.list().filter((path) => path.startsWith('assets/card-'));

/** Reads the card of a page; fails if there is none. @param name the path of the page with hyphens, e.g. "services-meat" */
function readCard(fixture: FixtureSite, name: string): Buffer {
  const path = listCards(fixture).find((card) => card.startsWith(`assets/card-${name}.`));
  return readFileSync(join(fixture.folder, 'dist', path ?? assert.fail(`no card ${name}`)));
}

describe('a headline on a card', () => {
  const room = { width: 532, height: 300 };

  it('is smaller the longer it is, but large enough to be read in the feed of a social network', () => {
    const titles = ['Meat', 'Employment Opportunities', 'The grocery warehouse owned by the stores it serves'];
    const [short = 0, medium = 0, long = 0] = titles.map((title) => fitHeadline(title, room));
    assert.ok(short > medium && medium >= long && long >= 56, String([short, medium, long]));
  });

  it('is smaller if its letters are wide', () => {
    assert.ok(fitHeadline('mmmmmmmm', room) < fitHeadline('illillil', room));
  });

  it('is small enough for its longest word to fit in a line', () => {
    // Letters are about half as wide as the font size.
    assert.ok(fitHeadline('Counterrevolutionaries', room) * 0.5 * 'Counterrevolutionaries'.length <= room.width);
  });
});

describe('the social cards of a site', () => {
  let fixture: FixtureSite;
  before(async () => {
    fixture = await buildFixture();
  });

  it('are one JPEG for each page, named after its path, of 1200 by 630 pixels and less than 150 KB', async () => {
    const [cards, pages] = [listCards(fixture), fixture.list().filter((path) => path.endsWith('.html'))];
    assert.equal(cards.length, pages.length);
    for (const name of ['home', '404-html', 'services-product-categories-produce']) readCard(fixture, name);
    for (const path of cards) {
      const bytes = readFileSync(join(fixture.folder, 'dist', path));
      const { format, width, height } = await sharp(bytes).metadata();
      assert.deepEqual({ format, width, height }, { format: 'jpeg', width: 1200, height: 630 });
      assert.ok(bytes.length < 150_000, `${path}: ${bytes.length} bytes`);
    }
  });

  it('show Latin letters that English lacks, such as Ł', async () => {
    const other = copyFixture();
    other.edit('services/produce.md', /^title: .*$/m, 'title: Ł');
    await other.build();
    const card = readCard(other, 'services-product-categories-produce');
    const [red = 0] = await measureVariation(card, 60, 170, 200, 130);
    assert.ok(red > 20, 'the card is blank');
  });

  it('have text on the panel at the left', async () => {
    const [red = 0] = await measureVariation(readCard(fixture, 'contact'), 60, 180, 500, 200);
    assert.ok(red > 20);
  });

  it('keep a margin between text and picture, even if letters are wide, as in Membership', async () => {
    const margin = await measureVariation(readCard(fixture, 'membership'), 602, 170, 24, 280);
    assert.ok(margin.every((color) => color < 4));
  });

  it('are made again only if a title has changed', async () => {
    const before = listCards(fixture);
    fixture.edit('pages/contact.md', /^title: .*$/m, 'title: Call Us');
    const cache = makeTemporaryFolder('cache');
    // In a copy of the cache, because the project's own would keep the changed card for the next run.
    cpSync(join(project, '.cache'), cache, { recursive: true });
    const lines = (await fixture.build({ cache })).filter((line) => line.startsWith('composing'));
    assert.deepEqual(lines, ['composing social cards: 1']);
    assert.equal(listCards(fixture).filter((path) => !before.includes(path)).length, 1);
  });
});
