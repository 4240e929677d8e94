import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { PALETTE } from '../../build/palette.ts';

it('the colours outside the style sheet are those of its tokens', () => {
  const read = (name: string) => readFileSync(new URL(`../../assets/styles/${name}`, import.meta.url), 'utf8');
  const [light, dark] = [read('tokens.css'), read('dark.css')];
  const token = (sheet: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(sheet)?.[1];
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
