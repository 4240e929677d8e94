/** Which file of a picture a window takes. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chooseFile, listShownPictures, slotOf } from '../../../engine/checks/picture-slots.ts';
import { measurePictures } from '../../../engine/report/pictures.ts';

const PICTURE = `<main><picture>
  <source type="image/avif" srcset="/a-400.avif 400w, /a-720.avif 720w, /a-1080.avif 1080w" sizes="(min-width: 64rem) 50vw, 100vw">
  <img src="/a.webp" srcset="/a.webp 1080w" sizes="(min-width: 64rem) 50vw, 100vw" alt="" loading="lazy">
</picture></main>`;

describe('the width of a picture', () => {
  for (const [sizes, width, slot] of [
    ['100vw', 390, 390],
    ['(min-width: 64rem) 50vw, 100vw', 1023, 1023],
    ['(min-width: 64rem) 50vw, 100vw', 1024, 512],
    ['(min-width: 64rem) 30vw, (min-width: 48rem) 50vw, 7rem', 800, 400],
    ['(min-width: 64rem) 30vw, (min-width: 48rem) 50vw, 7rem', 390, 112],
    ['(min-width: 640px) 20rem, calc(100vw - 2rem)', 390, 358],
    ['min(100vw, 20rem', 390, 390],
    ['auto', 390, 390],
  ] as const) {
    it(`is ${slot} by "${sizes}" in a window of ${width}`, () => assert.equal(slotOf(sizes, width), slot));
  }
});

describe('the file of a picture', () => {
  const [picture] = listShownPictures(PICTURE);
  assert.ok(picture);
  const fileFor = (pixels: number) => chooseFile(picture, pixels)?.url;

  it('has as many pixels as the screen, or all there are', () => {
    assert.equal(fileFor(320), '/a-400.avif');
    assert.equal(fileFor(780), '/a-1080.avif');
    assert.equal(fileFor(3840), '/a-1080.avif');
  });

  it('is known to be lazy', () => assert.ok(picture.isLazy));
});

describe('a picture of few pixels', () => {
  const survey = (width: number) => {
    const files = [{ width, path: '/a.webp' }];
    const picture = { width, height: 300, color: '#fff', avif: [], fallback: files };
    return measurePictures([{ path: '/b/', html: PICTURE, pictures: new Map([['a.jpg', picture]]) }], '/');
  };

  it('is reported where a screen could show a fifth more', () => {
    const [found] = survey(640);
    assert.deepEqual({ wanted: found?.neededWidth, pages: found?.pages }, { wanted: 1536, pages: ['/b/'] });
    assert.deepEqual(
      found?.shown.map(({ slot }) => slot),
      [390, 768, 640, 960],
    );
  });

  it('is not reported if it has nearly enough', () => assert.equal(survey(1300)[0]?.neededWidth, undefined));
});
