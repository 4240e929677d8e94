/** Which styles a page carries. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chooseStyles, toPart } from '../../../engine/assets/styles.ts';

const parts = [
  toPart('tokens', ':root{--ink:#000}', false),
  toPart('parts', '.card .picture{color:red}.card:not(.wide){top:0}', false),
  toPart('parts', '@media (min-width:64rem){.shelf>.card,.rack .card{top:0}}', false),
  toPart('parts', '.price{top:0}', true),
  toPart('modes', '@font-face{font-family:"A.b"}', false),
];
const ORDER = '@layer tokens,parts,modes;';

describe('the styles that a page carries', () => {
  it('are those of which it holds all classes of a selector, and those for every page', () => {
    assert.equal(
      chooseStyles(parts, '<p class="card picture">'),
      `${ORDER}@layer tokens{:root{--ink:#000}}@layer parts{.card .picture{color:red}.card:not(.wide){top:0}}@layer modes{@font-face{font-family:"A.b"}}`,
    );
    assert.match(chooseStyles(parts, '<p class="card"><p class="wide rack">'), /\.card:not\(\.wide\).*\.shelf>\.card/);
    assert.doesNotMatch(chooseStyles(parts, '<p class="rack">'), /\.card/);
  });

  it('leave to the sheet what it has, too, and what begins no page', () => {
    const link = '<link rel="stylesheet" href="/a.css">';
    assert.match(chooseStyles(parts, `<p class="price">${link}`), /\.price/);
    assert.doesNotMatch(chooseStyles(parts, `<p>${link}<p class="price">`), /\.price/);
  });

  it('are none where a site has none', () => assert.equal(chooseStyles([], '<p class="card">'), ''));
});
