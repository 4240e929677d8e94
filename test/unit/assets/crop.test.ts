import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { areaBehind } from '../../../engine/assets/encode.ts';

describe('the part of a picture that fills a box', () => {
  const box = { width: 1000, height: 500 };

  const crops = [
    { picture: { width: 2000, height: 1000 }, focus: '50% 22%', left: 0, top: 0, width: 2000, height: 1000 },
    { picture: { width: 1000, height: 1000 }, focus: '50% 22%', left: 0, top: 110, width: 1000, height: 500 },
    { picture: { width: 2000, height: 500 }, focus: '100% 0%', left: 1000, top: 0, width: 1000, height: 500 },
    { picture: { width: 2000, height: 500 }, focus: '25% 50%', left: 250, top: 0, width: 1000, height: 500 },
  ];
  for (const { picture, focus, ...area } of crops) {
    it(`is what a browser shows of ${picture.width} × ${picture.height} at ${focus}`, () => {
      assert.deepEqual(areaBehind({ left: 0, top: 0, ...box }, box, picture, focus), area);
    });
  }
});
