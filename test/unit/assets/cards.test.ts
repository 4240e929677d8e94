import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import sharp from 'sharp';
import { fitHeadline } from '../../../components/social-card/fit.ts';
import { PALETTE } from '../../../site/model/palette.ts';
import { buildFixture, type FixtureSite } from '../../support/fixture-site.ts';
import { project } from '../../support/project.ts';

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

  it('is small enough for its longest word to fit in a line', () => {
    // Letters are about half as wide as the font size.
    assert.ok(fitHeadline('Counterrevolutionaries', room) * 0.5 * 'Counterrevolutionaries'.length <= room.width);
  });
});

it('colors in code are those of the style sheets', () => {
  const { darkPaper, ...others } = PALETTE;
  const read = (sheet: string) => readFileSync(join(project, 'assets/styles', sheet), 'utf8');
  assert.ok(read('dark.css').includes(`--paper: ${darkPaper};`));
  for (const [name, color] of Object.entries(others)) {
    assert.ok(read('tokens.css').includes(`--${name.replace(/[A-Z]/g, '-$&').toLowerCase()}: ${color};`), name);
  }
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
});
