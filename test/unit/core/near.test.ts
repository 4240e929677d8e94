import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findNear, findNearPath, suggestName } from '../../../engine/core/nearest.ts';

describe('a name that there is not', () => {
  for (const [found, among, near] of [
    ['titel', ['title', 'lead'], 'title'],
    ['units', ['unit', 'text'], 'unit'],
    ['ana-lopez', ['ana-lopes', 'ana-silva'], 'ana-lopes'],
    ['product-categorys', ['product-categories'], 'product-categories'],
    ['marcus-whitfield', ['luis-herrera', 'linh-tran'], undefined],
    ['sales', ['states'], undefined],
    ['Produce.JPG', ['product.jpg', 'produce.jpg'], 'produce.jpg'],
    ['eva', ['eve'], undefined],
    ['', ['a'], undefined],
    ['a'.repeat(100_000), ['a'], undefined],
  ] as const) {
    it(`is taken for ${near ?? 'no other'}: ${found.slice(0, 20)}`, () => assert.equal(findNear(found, among), near));
  }

  it('is answered with the choice where that is short, and else with where to look', () => {
    assert.equal(suggestName('x', ['luis', 'linh'], 'content/managers'), 'Add it, or write one of `luis`, `linh`.');
    const many = Array.from({ length: 99 }, (_, index) => `${index}.jpg`);
    assert.equal(suggestName('x', many, 'assets/images'), 'Add it, or write a name from assets/images.');
    assert.equal(suggestName('x', [], 'content/jobs'), 'Add it first.');
  });
});

describe('an address that no page has', () => {
  const among = [
    '/',
    '/services/',
    '/services/fresh/grocery/',
    '/services/fresh/meat/',
    '/contact/',
    '/company/',
    '/404.html',
  ];
  for (const [found, near] of [
    ['/contakt/', '/contact/'],
    ['/contact', '/contact/'],
    ['/contact/index.html', '/contact/'],
    ['/services/frech/grocery/', '/services/fresh/grocery/'],
    ['/grocery/', '/services/fresh/grocery/'],
    ['/services/grocerys.html', '/services/fresh/grocery/'],
    ['/services/fresh/deli/', undefined],
    ['/careers/', undefined],
    ['/about/', undefined],
  ] as const) {
    it(`is taken for ${near ?? 'no other'}: ${found}`, () => assert.equal(findNearPath(found, among), near));
  }

  it('is found by its last step where the page is listed with its file, too', () => {
    const listed = ['/services/fresh/meat/', '/services/fresh/meat/index.html'];
    assert.equal(findNearPath('/services/meat/', listed), '/services/fresh/meat/');
  });

  it('is taken for no other where two end alike', () => {
    assert.equal(findNearPath('/meat/', ['/fresh/meat/', '/frozen/meat/']), undefined);
  });
});
