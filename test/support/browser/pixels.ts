/** Screenshots of parts of a page, as the luminance of each pixel (WCAG 2.2). */
import type { Page } from 'puppeteer-core';
import sharp from 'sharp';
import { contrast, luminanceAt } from '../color.ts';

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
