import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { PALETTE } from '../../../site/model/palette.ts';
import { contrast, luminanceAt } from '../../support/browser/pixels.ts';
import { project } from '../../support/project.ts';

const readStyles = (name: string) => readFileSync(join(project, 'assets/styles', name), 'utf8');
const token = (sheet: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1] ?? '';

const [light, dark] = [readStyles('tokens.css'), readStyles('dark.css')];

it('the colors in code are those of the style sheet', () => {
  const { darkPaper, ...others } = PALETTE;
  assert.equal(darkPaper, token(dark, 'paper'));
  for (const [name, color] of Object.entries(others)) {
    assert.equal(color, token(light, name.replace(/[A-Z]/g, '-$&').toLowerCase()), name);
  }
});

describe('the dark scheme', () => {
  for (const [below, above] of [
    ['paper', 'tint'],
    ['tint', 'card'],
  ] as const) {
    it(`has a visible difference between ${below} and ${above}`, () => {
      const [lower, upper] = [token(dark, below), token(dark, above)];
      assert.ok(measureContrast(lower, upper) >= 1.25 && luminance(upper) > luminance(lower), `${lower} ${upper}`);
    });
  }

  it('has a footer that is no lighter than the page', () => {
    const [, darkStyles = ''] = readStyles('later-tokens.css').split('@media');
    assert.ok(luminance(token(darkStyles, 'footer')) <= luminance(token(dark, 'paper')));
  });
});

/** WCAG 2.2, success criterion 1.4.3. */
function assertLegible(color: string, background: string, what: string): void {
  assert.ok(measureContrast(color, background) >= 4.5, `${what}: ${measureContrast(color, background)}`);
}

describe('the contrast of text', () => {
  for (const [name, sheet] of Object.entries({ light, dark })) {
    it(`is high enough on every background in the ${name} scheme`, () => {
      for (const background of ['paper', 'tint', 'card']) {
        for (const color of ['ink', 'soft-ink', 'leaf']) {
          assertLegible(token(sheet, color), token(sheet, background), `${color} on ${background}`);
        }
      }
    });
  }

  it('is high enough on a hero caption and a social card', () => {
    for (const name of ['cream', 'softCream', 'corn'] as const) assertLegible(PALETTE[name], PALETTE.deepLeaf, name);
  });

  it('is computed as WCAG does', () => {
    // https://webaim.org/resources/contrastchecker/ gives 4.54 for #767676 on white.
    assert.equal(measureContrast('#767676', '#ffffff').toFixed(2), '4.54');
  });
});

function measureContrast(one: string, other: string): number {
  return contrast(luminance(one), luminance(other));
}

function luminance(hex: string): number {
  return luminanceAt(Buffer.from(hex.slice(1), 'hex'), 0);
}
