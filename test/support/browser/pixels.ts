/** Screenshots of parts of a page, as the luminance of each pixel (WCAG 2.2). */
import type { Page } from 'puppeteer-core';
import sharp from 'sharp';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Screenshot {
  /** In pixels. */
  width: number;
  height: number;
  /** From 0 to 1, for each pixel, row by row. */
  luminances: readonly number[];
}

/** @param box a part of the page that is within the window, in CSS pixels. The pixel density must be 1. */
export async function photograph(page: Page, box: Box): Promise<Screenshot> {
  const image = await page.screenshot({ clip: box, captureBeyondViewport: false, optimizeForSpeed: true });
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const luminances = Array.from({ length: info.width * info.height }, (_, pixel) => luminanceAt(data, 3 * pixel));
  return { width: info.width, height: info.height, luminances };
}

/** The luminance of one color. @param red the index of its red; green and blue come next */
export function luminanceAt(colors: Uint8Array, red: number): number {
  const linear = (index: number) => LINEAR[colors[index] ?? 0] ?? 0;
  return 0.2126 * linear(red) + 0.7152 * linear(red + 1) + 0.0722 * linear(red + 2);
}

/** The linear value of each value of a color channel (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** How many pixels differ from the most common luminance by at least this contrast. */
export function countInk(luminances: readonly number[], minContrast: number): number {
  const counts = new Map<number, number>();
  for (const luminance of luminances) counts.set(luminance, (counts.get(luminance) ?? 0) + 1);
  const [background = 0] = [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0]);
  return luminances.filter((luminance) => contrast(luminance, background) >= minContrast).length;
}

/** How many pixels differ by at least this contrast, in two screenshots of the same size. */
export function countChanged(before: Screenshot, after: Screenshot, minContrast: number): number {
  return before.luminances.filter((old, pixel) => contrast(old, after.luminances[pixel] ?? old) >= minContrast).length;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
