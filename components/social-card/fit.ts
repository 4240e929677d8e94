/** The space for a headline, in pixels. */
interface Box {
  width: number;
  height: number;
}

export const LINE_HEIGHT = 1.06;
/** Letter spacing, relative to the font size. */
export const LETTER_SPACING = -0.02;
const SIZES = [112, 104, 96, 88, 80, 72, 64, 56, 48, 40];

/** The width of the widest letter in each group, relative to the font size. Font: Fraunces, `cardAxes` of components/theme.ts. */
const WIDTHS: readonly (readonly [width: number, letters: string])[] = [
  [0.3, " .,:;'’!|ijl"],
  [0.4, '-()[]{}"“”ftI^'],
  [0.5, 'rsczeJ/\\_1<>'],
  [0.56, 'avxygobq357+=?'],
  [0.62, 'dkhnpu24689$~FSLZ*#'],
  [0.82, 'DHKOQw'],
  [0.9, 'Mm@'],
  [1, 'W&'],
];
/** Most capitals, and letters that are not listed. */
const DEFAULT_WIDTH = 0.76;

/** The largest size at which a headline fits without breaking a word, or the smallest size. */
export function fitHeadline(text: string, box: Box): number {
  return SIZES.find((size) => fits(text, size, box)) ?? 40;
}

export function fitsAtAnySize(text: string, box: Box): boolean {
  return SIZES.some((size) => fits(text, size, box));
}

function fits(text: string, size: number, box: Box): boolean {
  const lines = countLines(text, box.width / size, measure);
  return lines !== undefined && lines * size * LINE_HEIGHT <= box.height;
}

/** The width of a headline, relative to the font size. */
function measure(text: string): number {
  const widths = [...text].map(
    (letter) => WIDTHS.find(([, letters]) => letters.includes(letter))?.[0] ?? DEFAULT_WIDTH,
  );
  return widths.reduce((sum, width) => sum + width + LETTER_SPACING, 0);
}

/** The number of lines that a text needs; undefined if a word is longer than a line. */
export function countLines(text: string, width: number, measure: (text: string) => number): number | undefined {
  let lines = 1;
  let line = '';
  for (const word of text.split(' ')) {
    if (measure(word) > width) return undefined;
    const longer = line === '' ? word : `${line} ${word}`;
    const isOnLine = measure(longer) <= width;
    if (!isOnLine) lines++;
    line = isOnLine ? longer : word;
  }
  return lines;
}
