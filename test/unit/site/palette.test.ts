import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { PALETTE } from '../../../site/model/palette.ts';
import { project } from '../../support/project.ts';

const readStyles = (name: string) => readFileSync(join(project, 'assets/styles', name), 'utf8');
const token = (sheet: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1] ?? '';

it('the colours outside the style sheet are those of its tokens', () => {
  const [light, dark] = [readStyles('tokens.css'), readStyles('dark.css')];
  const { paper, darkPaper, cream, softCream, deepLeaf, tomato, corn } = PALETTE;
  assert.deepEqual(
    { paper, darkPaper, cream, softCream, deepLeaf, tomato, corn },
    {
      paper: token(light, 'paper'),
      darkPaper: token(dark, 'paper'),
      cream: token(light, 'cream'),
      softCream: token(light, 'soft-cream'),
      deepLeaf: token(light, 'deep-leaf'),
      tomato: token(light, 'tomato'),
      corn: token(light, 'corn'),
    },
  );
});

describe('surfaces in the dark scheme', () => {
  const dark = readStyles('dark.css');

  it('are steps that can be seen: paper, band, card', () => {
    const [paper, tint, card] = ['paper', 'tint', 'card'].map((name) => token(dark, name));
    for (const [below, above] of [
      [paper, tint],
      [tint, card],
    ]) {
      const step = contrastOf(below ?? '', above ?? '');
      assert.ok(step >= 1.25 && luminance(above ?? '') > luminance(below ?? ''), `${below} ${above} ${step}`);
    }
  });

  it('end in a footer that is no lighter than the page', () =>
    assert.ok(
      luminance(token(readStyles('later-tokens.css').replace(/^.*@media/s, ''), 'foot')) <=
        luminance(token(dark, 'paper')),
    ));
});

describe('text on the page', () => {
  for (const sheet of ['tokens.css', 'dark.css']) {
    it(`is easy to read on every ground in ${sheet} (WCAG 2.2, success criterion 1.4.3)`, () => {
      for (const ground of ['paper', 'tint', 'card']) {
        for (const color of ['ink', 'soft-ink', 'leaf']) {
          const contrast = contrastOf(token(readStyles(sheet), color), token(readStyles(sheet), ground));
          assert.ok(contrast >= 4.5, `${color} on ${ground}: ${contrast}`);
        }
      }
    });
  }
});

describe('words on the panel of a caption', () => {
  const { deepLeaf, ...words } = PALETTE;
  for (const name of ['cream', 'softCream', 'corn'] as const) {
    it(`are easy to read in ${name} (WCAG 2.2, success criterion 1.4.3)`, () => {
      assert.ok(contrastOf(words[name], deepLeaf) >= 4.5, String(contrastOf(words[name], deepLeaf)));
    });
  }

  it('are measured as WCAG does', () => {
    // https://webaim.org/resources/contrastchecker/ gives 4.54 for #767676 on white.
    assert.equal(contrastOf('#767676', '#ffffff').toFixed(2), '4.54');
  });
});

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const linear = (start: number) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}
