/** The room for a headline, in pixels. */
interface Room {
  width: number;
  height: number;
}

/** What a letter of the headline's face takes on average, in parts of its size: measured on the site's titles. */
const LETTER = 0.51;
export const LINE = 1.06;
const SIZES = [112, 104, 96, 88, 80, 72, 64, 56, 48];

/** The largest size at which a headline fits, no word broken. */
export function fitHeadline(text: string, room: Room): number {
  const fits = (size: number) => {
    const lines = wrap(text, Math.floor(room.width / (size * LETTER)));
    return lines !== undefined && lines * size * LINE <= room.height;
  };
  return SIZES.find(fits) ?? 40;
}

/** How many lines of so many letters a text takes, or nothing if a word is longer than a line. */
function wrap(text: string, letters: number): number | undefined {
  let lines = 1;
  let taken = 0;
  for (const { length } of text.split(' ')) {
    if (length > letters) return undefined;
    if (taken + length > letters) {
      lines++;
      taken = 0;
    }
    taken += length + 1;
  }
  return lines;
}
