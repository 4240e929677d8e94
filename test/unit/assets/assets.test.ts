/** Crops of pictures, critical CSS. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { visibleArea } from '../../../engine/assets/encode.ts';
import { chooseStyles, toPart } from '../../../engine/assets/styles.ts';
import { assertRows } from '../../support/table.ts';

/** The width, height and focus of a picture, and the part of it that fills a box of 1000 by 500. */
const CROPS = {
  '2000 1000 50% 22%': { left: 0, top: 0, width: 2000, height: 1000 },
  '1000 1000 50% 22%': { left: 0, top: 110, width: 1000, height: 500 },
  '2000 500 100% 0%': { left: 1000, top: 0, width: 1000, height: 500 },
  '2000 500 25% 50%': { left: 250, top: 0, width: 1000, height: 500 },
};

describe('the part of a picture that fills a box', () => {
  const box = { width: 1000, height: 500 };

  it('is the part that browsers show', () =>
    assertRows(CROPS, (picture) => {
      const [width, height, ...focus] = picture.split(' ');
      return visibleArea(box, { width: Number(width), height: Number(height) }, focus.join(' '));
    }));
});

const parts = [
  toPart({ layer: 'tokens', css: ':root{--ink:#000}', isInSheet: false }),
  toPart({ layer: 'parts', css: '.card .picture{color:red}.card:not(.wide){top:0}', isInSheet: false }),
  toPart({ layer: 'parts', css: '@media (min-width:64rem){.shelf>.card,.rack .card{top:0}}', isInSheet: false }),
  toPart({ layer: 'parts', css: '.price{top:0}', isInSheet: true }),
  toPart({ layer: 'modes', css: '@font-face{font-family:"A.b"}', isInSheet: false }),
];
const ORDER = '@layer tokens,parts,modes;';

describe('the critical CSS of a page', () => {
  it('has the styles without classes, and those whose classes are all on the page', () => {
    const expected = `${ORDER}@layer tokens{:root{--ink:#000}}@layer parts{.card .picture{color:red}.card:not(.wide){top:0}}@layer modes{@font-face{font-family:"A.b"}}`;
    assert.equal(chooseStyles(parts, '<p class="card picture">'), expected);
    assert.match(chooseStyles(parts, '<p class="card"><p class="wide rack">'), /\.card:not\(\.wide\).*\.shelf>\.card/);
    assert.doesNotMatch(chooseStyles(parts, '<p class="rack">'), /\.card/);
  });

  it('leaves out styles that only elements below the link to the style sheet use', () => {
    const link = '<link rel="stylesheet" href="/a.css">';
    assert.match(chooseStyles(parts, `<p class="price">${link}`), /\.price/);
    assert.doesNotMatch(chooseStyles(parts, `<p>${link}<p class="price">`), /\.price/);
  });
});
