/** Screenshots of parts of a page, as pixels. */
import type { Page } from 'puppeteer-core';
import sharp from 'sharp';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Pixels {
  width: number;
  height: number;
  /** Red, green and blue, row by row. */
  data: Uint8Array;
}

/** @param box on the page and within the window, in CSS pixels, of which each is one of the screen's */
export async function photograph(page: Page, box: Box): Promise<Pixels> {
  const image = await page.screenshot({ clip: box, captureBeyondViewport: false, optimizeForSpeed: true });
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** @param part within the photograph */
export function crop(pixels: Pixels, part: Box): Pixels {
  const left = Math.max(0, Math.round(part.x));
  const top = Math.max(0, Math.round(part.y));
  const width = Math.max(0, Math.min(pixels.width - left, Math.round(part.width)));
  const height = Math.max(0, Math.min(pixels.height - top, Math.round(part.height)));
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    const start = ((top + row) * pixels.width + left) * 3;
    data.set(pixels.data.subarray(start, start + width * 3), row * width * 3);
  }
  return { width, height, data };
}

/** How many pixels differ from the most common color by at least this contrast (WCAG 2.2). */
export function countInk(pixels: Pixels, min: number): number {
  const colors = [...luminances(pixels)];
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const [ground = 0] = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0]);
  return colors.filter((color) => contrast(color, ground) >= min).length;
}

/** How many pixels differ between two screenshots of the same size by at least this contrast. */
export function countChanged(before: Pixels, after: Pixels, min: number): number {
  const colors = [...luminances(after)];
  return [...luminances(before)].filter((color, index) => contrast(color, colors[index] ?? color) >= min).length;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

function* luminances({ data }: Pixels): Generator<number> {
  const linear = (index: number) => LINEAR[data[index] ?? 0] ?? 0;
  for (let index = 0; index < data.length; index += 3) {
    yield 0.2126 * linear(index) + 0.7152 * linear(index + 1) + 0.0722 * linear(index + 2);
  }
}
