import { diffArrays } from 'diff';
import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../core/index.ts';
import { measureCommonEnds } from '../server/edit-yaml.ts';
import { extractMarks, type FieldRef, findVariables, type Marker, tokenOf } from './marks.ts';

/** A parsed document. */
export interface ParsedDocument {
  html: string;
  /** All of its text that is shown. */
  text: string;
  /** The text between neighboring tags, and the alternative text of each picture. */
  slots: Slot[];
  elements: Element[];
}

interface Slot {
  text: string;
  /** Where it begins in the text of the document. */
  from: number;
  /** The elements around it, from the outside in; for a picture, the picture itself. */
  open: readonly Element[];
  isPicture: boolean;
}

interface Element {
  name: string;
  /** Where its name ends in the HTML. */
  nameEnd: number;
  /** Where it begins in the text. */
  start: number;
}

/** Elements that a block of Markdown becomes. */
const BLOCKS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'td', 'th', 'blockquote', 'pre'];
/** Elements whose text is not shown. */
const HIDDEN = ['script', 'style', 'title'];

export function parseDocument(html: string): ParsedDocument {
  const elements: Element[] = [];
  const open: Element[] = [];
  let slot: Slot = { text: '', from: 0, open: [], isPicture: false };
  const slots = [slot];
  let text = '';
  const add = (added: Partial<Slot>) => {
    slot = { text: '', from: text.length, open: [...open], isPicture: false, ...added };
    slots.push(slot);
  };
  const parser = new Parser({
    onopentag(name, { alt = '' }) {
      const element = { name, nameEnd: parser.startIndex + 1 + name.length, start: text.length };
      elements.push(element);
      open.push(element);
      if (name === 'img') add({ text: alt, open: [element], isPicture: true });
      add({});
    },
    ontext(piece) {
      if (open.some(({ name }) => HIDDEN.includes(name))) return;
      slot.text += piece;
      text += piece;
    },
    onclosetag() {
      open.pop();
      add({});
    },
  });
  parser.end(html);
  return { html, text, slots, elements };
}

/** A part of the text of a document. */
interface Range {
  slot: Slot;
  from: number;
  to: number;
}

/** Text or a picture that comes from a field. */
interface FieldRange extends Range {
  ref: FieldRef;
}

/** A field, and the text that a page computes from it. */
export interface Computed {
  ref: FieldRef;
  ranges: readonly Range[];
}

/**
 * The HTML of a page, with the fields of each element in `data-fields`. Nothing else changes.
 * @param markedHtml the same page, rendered from content with marks (see marks.ts)
 */
export function annotate(
  page: ParsedDocument,
  markedHtml: string,
  marker: Marker,
  computed: readonly Computed[] = [],
): string {
  const found = findFieldRanges(page, parseDocument(markedHtml), marker);
  const all = [...found, ...computed.flatMap((one) => rangesOf(one, found))].sort((a, b) => a.to - b.to);
  const tokens = new Map<Element, string[]>();
  for (const range of all) {
    const element = range.slot.open.findLast((one) => contains(one, range)) ?? range.slot.open.at(-1);
    if (element) tokens.set(element, [...(tokens.get(element) ?? []), ...tokensIn(element, range, page.text)]);
  }
  let [annotated, end] = ['', 0];
  for (const element of page.elements.filter((one) => tokens.has(one))) {
    const value = escapeHtml((tokens.get(element) ?? []).join(' '));
    annotated += `${page.html.slice(end, element.nameEnd)} data-fields="${value}"`;
    end = element.nameEnd;
  }
  return annotated + page.html.slice(end);
}

function contains({ name, start }: Element, { ref, from, slot }: FieldRange): boolean {
  if (slot.isPicture) return true;
  return ref.lines === undefined ? start <= from : BLOCKS.includes(name);
}

function tokensIn({ start }: Element, { ref, from, to, slot }: FieldRange, text: string): string[] {
  if (slot.isPicture) return [tokenOf({ ...ref, path: ref.path?.slice(0, -1) })];
  const begin = ref.lines === undefined ? Math.max(start, from) : start;
  return [
    tokenOf(ref, begin - start, to - start),
    ...findVariables(text.slice(begin, to), ref.variables, begin - start),
  ];
}

function findFieldRanges(page: ParsedDocument, markedPage: ParsedDocument, marker: Marker): FieldRange[] {
  const read = markedPage.slots.map((slot) => ({ ...slot, ...extractMarks(slot.text) }));
  const [texts, pictures] = [page.slots.filter((one) => !one.isPicture), page.slots.filter((one) => one.isPicture)];
  const toPage = alignTexts(
    read.flatMap(({ text, isPicture }) => (isPicture ? [] : [text])),
    texts.map(({ text }) => text),
  );
  let [start, picture] = [0, 0];
  return read.flatMap(({ text, marks, isPicture }) => {
    const pageSlot = isPicture ? pictures[picture++] : undefined;
    const from = start;
    if (!isPicture) start += text.length;
    return marks.flatMap(({ number, offset }): FieldRange[] => {
      const source = marker.textOf(number);
      const to = toPage(from + offset);
      const slot = pageSlot ?? texts.find((one) => to <= one.from + one.text.length);
      return source && slot ? [{ ref: source.ref, slot, from: to - source.length, to }] : [];
    });
  });
}

/**
 * Converts offsets in the texts of the marked page to offsets in the texts of the page. These may differ: a component that looks
 * at the end of a text finds a mark there. An offset inside words that `others` lacks becomes the end of the words in their
 * place.
 */
function alignTexts(texts: readonly string[], others: readonly string[]): (offset: number) => number {
  const wordsOf = (some: readonly string[]) => some.flatMap((text) => text.split(/(?<=\s)/));
  const parts = diffArrays(wordsOf(texts), wordsOf(others)).map((part) => ({
    ...part,
    length: part.value.join('').length,
  }));
  const isSame = (part?: (typeof parts)[number]) => part && !part.added && !part.removed;
  return (offset) => {
    let [end, otherEnd] = [0, 0];
    for (const [index, part] of parts.entries()) {
      if (!part.added) end += part.length;
      if (!part.removed) otherEnd += part.length;
      if (end >= offset && isSame(part)) return otherEnd - (end - offset);
      if (end >= offset && isSame(parts[index + 1])) return otherEnd;
    }
    return otherEnd;
  };
}

/** The ranges of a computed text. None if they overlap text of a field, which was only moved. */
function rangesOf({ ref, ranges }: Computed, fieldRanges: readonly FieldRange[]): FieldRange[] {
  const texts = fieldRanges.filter(({ slot }) => !slot.isPicture);
  const isMoved = ranges.some(({ from, to }) =>
    texts.some((one) => one.to > from && Math.min(one.from, one.to - 1) < to),
  );
  return isMoved ? [] : ranges.map((range) => ({ ref, ...range }));
}

/** The text of a page that differs in another rendering; undefined if the two have different elements. */
export function findDiffering(page: ParsedDocument, other: ParsedDocument): Range[] | undefined {
  if (page.slots.length !== other.slots.length) return undefined;
  return page.slots.flatMap((slot, index) => {
    const range = slot.isPicture ? undefined : differingPart(slot.text, other.slots[index]?.text ?? '');
    return range ? [{ slot, from: slot.from + range[0], to: slot.from + range[1] }] : [];
  });
}

/** Whole words, because two amounts may differ in a single digit. */
function differingPart(text: string, other: string): readonly [from: number, to: number] | undefined {
  if (text === other) return undefined;
  const [start, end] = measureCommonEnds(text, other);
  const from = text.slice(0, start).search(/\S*$/);
  const to = text.length - end + text.slice(text.length - end).search(/\s|$/);
  return from === to ? undefined : [from, to];
}
