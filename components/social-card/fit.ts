/** The room for a headline, in pixels. */
interface Room {
  width: number;
  height: number;
}

/** What a letter of the headline's face takes on average, in parts of its size: measured on the site's titles. */
const LETTER = 0.51;
export const LINE = 1.06;
const SIZES = [112, 104, 96, 88, 80, 72, 64, 56, 48, 40];

/** The largest size at which a headline fits, no word broken; the smallest, where none does. */
export function fitHeadline(text: string, room: Room): number {
  return SIZES.find((size) => fits(text, size, room)) ?? 40;
}

/** Whether a headline fits at any size. */
export function hasRoom(text: string, room: Room): boolean {
  return SIZES.some((size) => fits(text, size, room));
}

function fits(text: string, size: number, room: Room): boolean {
  const lines = wrap(text, Math.floor(room.width / (size * LETTER)));
  return lines !== undefined && lines * size * LINE <= room.height;
}

/** How many lines of so many letters a text takes, or nothing if a word is longer than a line. */
export function wrap(text: string, letters: number): number | undefined {
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
