/** Pictures with a second file for the dark color scheme. */
import assert from 'node:assert/strict';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { copyFixture, pictures, readFixture } from '../../support/fixture-site.ts';
import { listAttributes, openPage } from '../../support/html.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

const PRODUCE = 'services/product-categories/produce/';
const DARK = '(prefers-color-scheme: dark)';
const LIGHT = '(prefers-color-scheme: light)';

const copyWithNight = (night: string) => {
  const produce = readFixture('base/services/produce.md');
  return copyFixture(undefined, {
    'services/produce.md': produce.replace('src: produce.jpg,', `src: produce.jpg, darkSrc: ${night},`),
  });
};

it('`darkSrc` of a picture replaces it in the dark color scheme, at the same sizes, also in the preload', async () => {
  const images = makeTemporaryFolder('images');
  for (const name of ['produce.jpg', 'produce-night.jpg']) {
    copyFileSync(join(pictures, 'produce.jpg'), join(images, name));
  }
  const fixture = copyWithNight('produce-night.jpg');
  await fixture.build({ images });
  const $ = openPage(fixture, PRODUCE);
  const sources = $('main picture').first().find('source');
  assert.deepEqual(listAttributes(sources, 'media'), [DARK, undefined]);
  const files = listAttributes(sources, 'srcset');
  assert.match(files[0] ?? '', /produce-night/);
  assert.doesNotMatch(files[1] ?? '', /produce-night/);
  assert.equal(new Set(listAttributes(sources, 'sizes')).size, 1);
  const preloads = $('link[rel=preload][as=image]');
  assert.deepEqual(listAttributes(preloads, 'media'), [DARK, LIGHT]);
  assert.deepEqual(listAttributes(preloads, 'imagesrcset'), files);
});

it('a `darkSrc` that is no picture stops the build', async () => {
  const errors = await copyWithNight('produce-nite.jpg').errors();
  assert.match(errors, /produce\.md.*error.*`produce-nite\.jpg`/);
});
