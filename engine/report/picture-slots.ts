/** Calculates how wide a page shows a picture, and which of its files a browser loads. */
import { Parser } from 'htmlparser2';

export interface ShownPicture {
  /** The fallback URL, for browsers that ignore `srcset`. */
  src: string;
  /** The `srcset` of the first `<source>`, which most browsers use. */
  srcset: string;
  sizes: string;
  isLazy: boolean;
}

export function listShownPictures(html: string): ShownPicture[] {
  const pictures: ShownPicture[] = [];
  let firstSrcset: string | undefined;
  const parser = new Parser({
    onopentag(name, { src = '', srcset, sizes = '100vw', loading }) {
      firstSrcset = name === 'picture' ? undefined : (firstSrcset ?? srcset);
      if (name !== 'img') return;
      if (firstSrcset !== undefined) pictures.push({ src, srcset: firstSrcset, sizes, isLazy: loading === 'lazy' });
      firstSrcset = undefined;
    },
  });
  parser.end(html);
  return pictures;
}

/** The width in CSS pixels of a picture with these `sizes`, e.g. "(min-width: 64rem) 50vw, 100vw" (HTML, section 4.8.4.2.2). */
export function slotOf(sizes: string, windowWidth: number): number {
  // Splits at commas outside of parentheses.
  for (const size of sizes.split(/,(?![^(]*\))/)) {
    const [, min, length = ''] = /^\s*(?:\(min-width:\s*([^)]*)\)\s+)?(.*)$/.exec(size) ?? [];
    if (min === undefined || windowWidth >= toPixels(min, windowWidth)) return toPixels(length, windowWidth);
  }
  return windowWidth;
}

/** Computes a length such as "calc(100vw - 2rem)". A length in other units counts as the width of the window. */
function toPixels(length: string, windowWidth: number): number {
  const units: Record<string, number> = { vw: windowWidth / 100, rem: 16, em: 16, px: 1 };
  const terms = [...length.matchAll(/(-?)\s*([\d.]+)(vw|rem|em|px)/g)];
  const pixels = terms.map(([, minus, number, unit = '']) => Number(`${minus}${number}`) * (units[unit] ?? 0));
  return pixels.length === 0 ? windowWidth : pixels.reduce((sum, one) => sum + one);
}

/**
 * The file that a browser loads if it supports every format.
 * @param wanted the width in device pixels
 */
export function chooseFile({ srcset }: ShownPicture, wanted: number): { url: string; width: number } | undefined {
  const files = [...srcset.matchAll(/([^\s,]+) (\d+)w/g)].map(([, url = '', width]) => ({ url, width: Number(width) }));
  const ascending = files.toSorted((a, b) => a.width - b.width);
  return ascending.find(({ width }) => width >= wanted) ?? ascending.at(-1);
}
