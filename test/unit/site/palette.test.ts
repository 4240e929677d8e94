import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { PALETTE } from '../../../site/model/palette.ts';
import { contrast, luminanceAt } from '../../support/color.ts';
import { project } from '../../support/project.ts';

const luminance = (hex: string) => luminanceAt(Buffer.from(hex.slice(1), 'hex'), 0);
const measureContrast = (one: string, other: string) => contrast(luminance(one), luminance(other));

it('the colors in code are those of the style sheets', () => {
  const token = (sheet: string, name: string) => {
    const css = readFileSync(join(project, 'assets/styles', sheet), 'utf8');
    return new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
  };
  const { darkPaper, ...others } = PALETTE;
  assert.equal(darkPaper, token('dark.css', 'paper'));
  for (const [name, color] of Object.entries(others)) {
    assert.equal(color, token('tokens.css', name.replace(/[A-Z]/g, '-$&').toLowerCase()), name);
  }
});

// WCAG 2.2, success criterion 1.4.3. axe measures text on plain backgrounds, on every page.
it('the contrast of text is high enough on hero captions and social cards, which are pictures', () => {
  // https://webaim.org/resources/contrastchecker/ gives 4.54 for #767676 on white.
  assert.equal(measureContrast('#767676', '#ffffff').toFixed(2), '4.54');
  for (const name of ['cream', 'softCream', 'corn'] as const) {
    const ratio = measureContrast(PALETTE[name], PALETTE.deepLeaf);
    assert.ok(ratio >= 4.5, `${name}: ${ratio}`);
  }
});
