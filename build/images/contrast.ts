/** Contrast as WCAG 2.2 defines it: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
import type { Area, Size } from './crop.ts';

/** Rows of pixels of three bytes: red, green, blue. */
export interface Pixels extends Size {
  data: Uint8Array;
}

/** Red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

export interface Panel {
  colour: string;
  alpha: number;
}

/** e.g. "#123a2c" → [18, 58, 44] */
export function parseColour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The least contrast of a text on a translucent panel, over any pixel of an area. */
export function worstContrast(pixels: Pixels, area: Area, panel: Panel, text: Colour): number {
  const ground = parseColour(panel.colour);
  let worst = Number.POSITIVE_INFINITY;
  for (const pixel of pixelsIn(pixels, area)) {
    worst = Math.min(worst, contrastOf(blend(ground, panel.alpha, pixel), text));
  }
  return worst;
}

function* pixelsIn({ width, height, data }: Pixels, area: Area): Generator<Colour> {
  const [left, top] = [Math.max(0, Math.floor(area.left)), Math.max(0, Math.floor(area.top))];
  const right = Math.min(width, Math.ceil(area.left + area.width));
  const bottom = Math.min(height, Math.ceil(area.top + area.height));
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const start = (y * width + x) * 3;
      yield [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
    }
  }
}

function blend(over: Colour, alpha: number, under: Colour): Colour {
  const mix = (index: 0 | 1 | 2) => over[index] * alpha + under[index] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
