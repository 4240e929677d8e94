/** How a search engine shows a page: title and description are cut after the last word that fits. */

export interface ResultLine {
  /** The whole text, or its beginning and an ellipsis. */
  shown: string;
  characters: number;
  /** In pixels, like `limit`. */
  width: number;
  limit: number;
  isCut: boolean;
}

/** In pixels, measured on Google's desktop result pages, whose font is Arial. No search engine publishes its limits. */
const TITLE = { size: 20, limit: 600 };
const DESCRIPTION = { size: 14, limit: 920 };
const ELLIPSIS = ' …';

export const measureTitle = (text: string): ResultLine => measureLine(text, TITLE);
export const measureDescription = (text: string): ResultLine => measureLine(text, DESCRIPTION);

function measureLine(text: string, { size, limit }: { size: number; limit: number }): ResultLine {
  const width = Math.round(measure(text, size));
  const isCut = width > limit;
  const shown = isCut ? shorten(text, (part) => measure(part + ELLIPSIS, size) <= limit) : text;
  return { shown, characters: [...text].length, width, limit, isCut };
}

/** As many whole words as fit, or as many letters of a single long word. */
function shorten(text: string, fits: (part: string) => boolean): string {
  const ends = [...text.matchAll(/\s+/g)].map(({ index }) => index);
  const end = ends.findLast((index) => fits(text.slice(0, index)));
  if (end !== undefined) return text.slice(0, end) + ELLIPSIS;
  const letters = [...text];
  while (letters.length > 0 && !fits(letters.join(''))) letters.pop();
  return letters.join('') + ELLIPSIS;
}

/** Widths in thousandths of the font size: Arial is as wide as Helvetica (Adobe Core 14 font metrics). */
const WIDTHS: readonly [number, string][] = [
  [191, "'"],
  [222, 'ijl‘’'],
  [260, '|'],
  [278, ' !,./:;I[\\]ft\u00a0'],
  [333, '()-r`“”'],
  [355, '"'],
  [389, '*'],
  [469, '^'],
  [500, 'Jcksvxyz'],
  [584, '+<=>~'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXY'],
  [722, 'CDHNRUw'],
  [778, 'GOQ'],
  [833, 'Mm'],
  [889, '%'],
  [944, 'W'],
  [1000, '—…'],
  [1015, '@'],
];
/** The width of all other characters. It is exact for digits and most lowercase letters, and an estimate for the rest. */
const DEFAULT_WIDTH = 556;
const WIDTH_OF = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)));

function measure(text: string, size: number): number {
  const units = [...text.normalize('NFC')].reduce((sum, letter) => sum + (WIDTH_OF.get(letter) ?? DEFAULT_WIDTH), 0);
  return (units * size) / 1000;
}
