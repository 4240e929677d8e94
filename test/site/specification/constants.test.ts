/** Section 9 of the specification: figures that the code holds. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { carousels } from '../../../components/carousel/carousels.ts';

describe('a carousel', () => {
  it('waits as long as the specification says before it turns', () => {
    assert.equal(carousels.hero.delay, 12_000);
    assert.equal(carousels.testimonials.delay, 4_000);
    assert.equal(carousels.gallery.delay, undefined);
  });
});
