/** Suggestions for unknown names and addresses. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findSimilar, findSimilarPath, suggestName } from '../../../engine/core/similar-names.ts';
import { assertRows } from '../../support/table.ts';

/** A wrong name, the known names, and the one that is near; null if none is. */
const NEAR_NAMES: [name: string, known: string[], near: string | null][] = [
  ['titel', ['title', 'lead'], 'title'],
  ['ana-lopez', ['ana-lopes', 'ana-silva'], 'ana-lopes'],
  ['product-categorys', ['product-categories'], 'product-categories'],
  ['Produce.JPG', ['product.jpg', 'produce.jpg'], 'produce.jpg'],
  ['eva', ['eve'], null],
  ['', ['a'], null],
  // So long that comparing its letters would be slow.
  ['a'.repeat(100_000), ['a'], null],
];

describe('an unknown name', () => {
  for (const [name, known, near] of NEAR_NAMES) {
    it(`is close to ${near ?? 'no known name'}: ${name.slice(0, 20)}`, () =>
      assert.equal(findSimilar(name, known) ?? null, near));
  }

  it('gets all known names as a suggestion if they are few, or else their folder', () => {
    assert.equal(
      suggestName('x', ['luis', 'linh'], 'content/managers'),
      'Add it to content/managers, or write one of `luis`, `linh`.',
    );
    const many = Array.from({ length: 99 }, (_, index) => `${index}.jpg`);
    assert.equal(suggestName('x', many, 'assets/images'), 'Add it to assets/images, or write another name.');
    assert.equal(suggestName('x', [], 'content/jobs'), 'Add it to content/jobs.');
  });
});

/** A wrong path, and the only known path that is near; null if there is none or several. */
const NEAR_ADDRESSES = {
  '/contakt/': '/contact/',
  '/contact': '/contact/',
  '/services/frech/grocery/': '/services/fresh/grocery/',
  '/grocery/': '/services/fresh/grocery/',
  // It is known by two paths, one of which has the file.
  '/services/meat/': '/services/fresh/meat/',
  '/services/fresh/deli/': null,
  '/about/': null,
  // Two are near.
  '/fish/': null,
};

describe('an unknown address', () => {
  const meat = ['/services/fresh/meat/', '/services/fresh/meat/index.html'];
  const fish = ['/services/fresh/fish/', '/services/frozen/fish/'];
  const known = ['/', '/services/', '/services/fresh/grocery/', '/contact/', '/404.html', ...meat, ...fish];
  it('gets the nearest known address as a suggestion, if there is just one', () =>
    assertRows(NEAR_ADDRESSES, (path) => findSimilarPath(path, known)));
});
