import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findNear, suggestName } from '../../../engine/faults/near.ts';

describe('a name that there is not', () => {
  for (const [found, among, near] of [
    ['titel', ['title', 'lead'], 'title'],
    ['units', ['unit', 'text'], 'unit'],
    ['ana-lopez', ['ana-lopes', 'ana-silva'], 'ana-lopes'],
    ['product-categorys', ['product-categories'], 'product-categories'],
    ['marcus-whitfield', ['luis-herrera', 'linh-tran'], undefined],
    ['sales', ['states'], undefined],
    ['eva', ['eve'], undefined],
    ['', ['a'], undefined],
    ['a'.repeat(100_000), ['a'], undefined],
  ] as const) {
    it(`is taken for ${near ?? 'no other'}: ${found.slice(0, 20)}`, () => assert.equal(findNear(found, among), near));
  }

  it('is answered with the choice where that is short, and else with where to look', () => {
    assert.equal(suggestName('x', ['luis', 'linh'], 'content/managers'), 'write one of luis, linh');
    const many = Array.from({ length: 99 }, (_, index) => `${index}.jpg`);
    assert.equal(suggestName('x', many, 'assets/images'), 'write a name that assets/images holds');
    assert.equal(suggestName('x', [], 'content/jobs'), 'put it there first');
  });
});
