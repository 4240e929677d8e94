/** Pictures as every page loads and names them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { publish } from './published.ts';

const site = await publish();

describe('every page', () => {
  for (const { path } of site.standing) {
    it(`loads exactly one picture before the others where it begins with one, and else at most one: ${path}`, () => {
      const $ = site.page(path);
      const first = $('img[fetchpriority=high]');
      // What stands above the style sheet is in the first view.
      const begins = $('main img, body link[rel=stylesheet]').first().is('img');
      assert.ok(begins ? first.length === 1 : first.length <= 1, `${first.length} pictures`);
      assert.equal(first.attr('loading') ?? 'eager', 'eager');
      // What is asked for ahead is that picture, in the very file that it will ask for itself.
      const ahead = $('link[rel=preload][as=image]');
      assert.equal(ahead.length, first.length);
      const source = first.closest('picture').find('source');
      assert.deepEqual(
        [ahead.attr('imagesrcset'), ahead.attr('imagesizes')],
        [source.attr('srcset'), source.attr('sizes')],
      );
    });

    it(`keeps the place of each picture, and has words for it: ${path}`, () => {
      const $ = site.page(path);
      for (const image of $('img').toArray()) {
        assert.ok(Number($(image).attr('width')) > 0 && Number($(image).attr('height')) > 0, $(image).attr('src'));
        assert.notEqual($(image).attr('alt'), undefined);
      }
    });
  }
});
