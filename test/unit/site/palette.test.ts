import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { PALETTE } from '../../../site/model/palette.ts';
import { project } from '../../support/project.ts';

/** The luminance of a color such as "#767676" (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [...Buffer.from(color.slice(1), 'hex')].map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function measureContrast(dark: string, light: string): number {
  return (getLuminance(light) + 0.05) / (getLuminance(dark) + 0.05);
}

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
    const ratio = measureContrast(PALETTE.deepLeaf, PALETTE[name]);
    assert.ok(ratio >= 4.5, `${name}: ${ratio}`);
  }
});
