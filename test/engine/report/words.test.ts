/** What the report says of the words of a page. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readDocument } from '../../../engine/report/document.ts';
import { countSyllables, nameEase, readEase } from '../../../engine/report/reading-ease.ts';
import { showDescription, showTitle } from '../../../engine/report/search-result.ts';
import { listShapes } from '../../../engine/report/shapes.ts';

describe('the words of a page', () => {
  it('are those of its main part, block by block, without what nobody reads', () => {
    const html =
      '<header>Menu</header><main><h1>Fresh <em>fruit</em></h1><p>It comes\n at dawn.<br>Daily.</p><script>{"a":1}</script><svg><title>x</title></svg></main><footer>Foot</footer>';
    assert.deepEqual(readDocument(html).blocks, ['Fresh fruit', 'It comes at dawn.', 'Daily.']);
  });

  it('are counted, headings too', () => {
    assert.equal(readEase(['Fresh fruit', 'It’s $19.00 for co-op stores.'], 'en-US').words, 7);
  });
});

describe('the reading ease', () => {
  // 116 words a 100 syllables of one-syllable words: 206.835 − 1.015 × 4 − 84.6 × 1.
  const easy = ['The cat sat down. The dog ran off.', 'The cow ate hay.'];

  it('is Flesch’s: by words a sentence and syllables a word', () => assert.equal(readEase(easy, 'en').ease, 118));

  it('is lower for longer words', () => {
    const hard = easy.map((block) => block.replaceAll(/cat|dog|cow/g, 'organization'));
    assert.ok((readEase(hard, 'en').ease ?? 100) < 60);
  });

  it('does not take a label for a sentence', () => {
    assert.equal(readEase([...easy, 'Considerable organizational responsibilities'], 'en').ease, 118);
  });

  it('is not told of too little text, nor of another language', () => {
    assert.equal(readEase(['One sentence.'], 'en').ease, undefined);
    assert.equal(readEase(easy, 'de').ease, undefined);
  });

  it('has names', () =>
    assert.deepEqual([118, 90, 65, 30, 29].map(nameEase), ['very easy', 'very easy', 'plain', 'hard', 'very hard']));

  for (const [word, syllables] of Object.entries({
    the: 1,
    store: 1,
    stores: 1,
    services: 3,
    table: 2,
    wholesale: 3,
    started: 2,
    owned: 1,
    dividend: 3,
    queue: 1,
    RPMS: 1,
    'co-op': 1,
  })) {
    it(`counts the syllables of "${word}"`, () => assert.equal(countSyllables(word), syllables));
  }
});

describe('a search result', () => {
  it('shows what has room as it stands', () => {
    const title = showTitle('Grocery | CGDC');
    assert.deepEqual([title.shown, title.isCut, title.characters], ['Grocery | CGDC', false, 14]);
  });

  it('measures in pixels of Arial, not in letters', () => {
    assert.equal(showTitle('WWWW').width, 76);
    assert.equal(showTitle('iiii').width, 18);
  });

  it('cuts at a word, and says so', () => {
    const title = showTitle(`${'Wide words '.repeat(8)}| CGDC`);
    assert.ok(title.isCut && title.width > title.room);
    assert.match(title.shown, /^(Wide words )+(Wide )?…$/);
  });

  it('cuts a single long word where it must', () => {
    assert.match(showTitle('W'.repeat(60)).shown, /^W{20,32} …$/);
  });

  it('has more room for a description', () => {
    const words = 'A sentence for those who search. '.repeat(4).trim();
    assert.ok(!showDescription(words).isCut && showTitle(words).isCut);
  });
});

describe('the shapes of a style sheet', () => {
  it('are told once each, the tallest first', () => {
    const styles =
      '.a{aspect-ratio:3/2}.b{aspect-ratio:1}.c{aspect-ratio:6 / 4}.d{aspect-ratio:auto}.e{aspect-ratio: 16 / 9}';
    assert.deepEqual(
      listShapes(styles).map(({ ratio }) => ratio.toFixed(2)),
      ['1.00', '1.50', '1.78'],
    );
  });
});
