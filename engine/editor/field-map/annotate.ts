import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../core/html.ts';
import type { Range } from './differing.ts';
import type { Marker, Place } from './marks.ts';
import { readMarks, SILENT } from './read-marks.ts';
import { findBorrowed, tokenOf } from './token.ts';

/** What holds a part of a Markdown text. */
const BLOCKS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'td', 'th', 'blockquote', 'pre'];

interface Open {
  name: string;
  /** Where its name ends in the document. */
  end: number;
  /** Where it begins in the text. */
  start: number;
  tokens: string[];
}

/** A place, and where its words end in the text of a document. */
interface Spot {
  place: Place;
  at: number;
}

/** Words that a page works out from a field. */
export interface Worked {
  place: Omit<Place, 'length'>;
  ranges: readonly Range[];
}

/**
 * A document in which each element that holds words or a picture of the content says so: `data-place` names file, field and
 * signs of each. Otherwise it stays as it is, byte for byte.
 * @param html as a build would write it
 * @param marked the same, drawn from content that carries its places
 * @param worked what the page works out from fields, and where it says that
 */
export function annotate(html: string, marked: string, marker: Marker, worked: readonly Worked[] = []): string {
  const clean = readMarks(html);
  const reading = readMarks(marked);
  const spots = alignSpots(reading.text, clean.text, reading.marks).flatMap(({ number, at }) => {
    const place = marker.placeOf(number);
    return place ? [{ place, at }] : [];
  });
  const pictures = reading.pictures.map((number) => (number === undefined ? undefined : marker.placeOf(number)));
  const all = [...spots, ...worked.flatMap((one) => spotsOf(one, spots))].sort((a, b) => a.at - b.at);
  return insertTokens(html, clean.text, all, pictures);
}

/** Where another value in a field changes words that say their own place, it has moved them: they are not worked out from it. */
function spotsOf({ place, ranges }: Worked, marked: readonly Spot[]): Spot[] {
  const isMoved = ranges.some(({ from, to }) =>
    marked.some(({ place: { length }, at }) => at > from && at - Math.max(length, 1) < to),
  );
  return isMoved ? [] : ranges.map(({ from, to }) => ({ place: { ...place, length: to - from }, at: to }));
}

/** Marks where both texts say the same. Marks may keep a part from seeing what it looks for, such as a hyphen at an end. */
function alignSpots<Mark extends { at: number }>(marked: string, clean: string, marks: readonly Mark[]): Mark[] {
  const stretches: { from: number; to: number; shift: number }[] = [];
  let next: readonly [number, number] | undefined = [0, 0];
  while (next) {
    const [from, other] = next;
    let to = from;
    while (to < marked.length && marked[to] === clean[to + other - from]) to++;
    stretches.push({ from, to, shift: other - from });
    next = findAgain(marked, clean, to, to + other - from);
  }
  return marks.flatMap((mark) => {
    const stretch = stretches.find(({ from, to }) => (mark.at > from || from === 0) && mark.at <= to);
    return stretch ? [{ ...mark, at: mark.at + stretch.shift }] : [];
  });
}

/** So many characters are the same again; in so many they are looked for. */
const [SAME, FARTHEST] = [12, 400];

/** Where two texts say the same again behind a difference: as near to it as can be. */
function findAgain(marked: string, clean: string, from: number, other: number): readonly [number, number] | undefined {
  const farthest = Math.min(FARTHEST, marked.length - from + clean.length - other);
  for (let distance = 1; distance <= farthest; distance++) {
    for (let skipped = 0; skipped <= distance; skipped++) {
      const [at, to] = [from + skipped, other + distance - skipped];
      const words = marked.slice(at, at + SAME);
      if (words !== '' && words === clean.slice(to, to + SAME)) return [at, to];
    }
  }
  return undefined;
}

function insertTokens(
  html: string,
  text: string,
  spots: readonly Spot[],
  pictures: readonly (Place | undefined)[],
): string {
  const open: Open[] = [];
  const done: Open[] = [];
  let [length, next, picture] = [0, 0, 0];
  const parser = new Parser({
    onopentag(name) {
      const element = { name, end: parser.startIndex + 1 + name.length, start: length, tokens: [] as string[] };
      open.push(element);
      done.push(element);
      const place = name === 'img' ? pictures[picture++] : undefined;
      if (place) element.tokens.push(tokenOf({ ...place, path: place.path?.slice(0, -1) }));
    },
    ontext(piece) {
      if (open.some(({ name }) => SILENT.includes(name))) return;
      length += piece.length;
      for (let spot = spots[next]; spot && spot.at <= length; spot = spots[++next]) put(spot);
    },
    onclosetag: () => void open.pop(),
  });
  const put = ({ place, at }: Spot) => {
    const holds = ({ name, start }: Open) =>
      place.lines === undefined ? at - start >= place.length : BLOCKS.includes(name);
    const element = open.findLast(holds);
    if (element === undefined) return;
    const { start, tokens } = element;
    const from = place.lines === undefined ? at - place.length : start;
    tokens.push(tokenOf(place, from - start, at - start));
    tokens.push(...findBorrowed(text.slice(from, at), place.borrowed, from - start));
  };
  parser.end(html);
  return splice(html, done);
}

function splice(html: string, elements: readonly Open[]): string {
  let [annotated, end] = ['', 0];
  for (const { end: at, tokens } of elements) {
    if (tokens.length === 0) continue;
    annotated += `${html.slice(end, at)} data-place="${escapeHtml(tokens.join(' '))}"`;
    end = at;
  }
  return annotated + html.slice(end);
}
