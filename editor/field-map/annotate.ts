import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../engine/core/index.ts';

import { type FieldRef, findVariables, type Marker, openMarker, toJson } from './marks.ts';

export type ParsedDocument = ReturnType<typeof parseDocument>;

/** The text between two neighboring tags, or the alt text of a picture. */
interface Slot extends ReturnType<Marker['extract']> {
  /** Where it begins in the text of the document. */
  from: number;
  /** The elements that contain it, the outermost first; for a picture, only the picture. */
  ancestors: readonly Element[];
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

/**
 * @param html of a page with or without marks (see marks.ts)
 * @returns the HTML unchanged, its visible text without marks, and the slots and elements of that text
 */
export function parseDocument(html: string, { extract } = openMarker()) {
  const elements: Element[] = [];
  const slots: Slot[] = [];
  const openElements: Element[] = [];
  let [text, piece] = ['', ''];
  const addSlot = (written: string, ancestors: readonly Element[], isPicture = false) => {
    // Spreading the result of `extract` into the slot would take most of the parsing time.
    const { text: shown, marks } = extract(written);
    slots.push({ text: shown, marks, from: text.length, ancestors, isPicture });
    return shown;
  };
  const endSlot = () => {
    text += addSlot(piece, [...openElements]);
    piece = '';
  };
  const parser = new Parser({
    onopentag(name, { alt = '' }) {
      endSlot();
      const element = { name, nameEnd: parser.startIndex + 1 + name.length, start: text.length };
      elements.push(element);
      openElements.push(element);
      if (name === 'img') addSlot(alt, [element], true);
    },
    ontext(part) {
      if (!openElements.some(({ name }) => HIDDEN.includes(name))) piece += part;
    },
    onclosetag() {
      endSlot();
      openElements.pop();
    },
    onend: endSlot,
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
export interface FieldRange extends Range {
  ref: FieldRef;
}

/**
 * The HTML of a page without its marks. The attribute `data-fields` of each element lists the fields that it shows.
 * @param computed for each field, the text that differs if the page is rendered with another value in the field
 */
export function annotate(page: ParsedDocument, { extract }: Marker, computed: readonly FieldRange[][]): string {
  const marked = page.slots.flatMap((slot) =>
    slot.marks.map(({ ref, length, offset }): FieldRange => {
      const to = slot.from + offset;
      return { ref, slot, from: to - length, to };
    }),
  );
  const texts = marked.filter(({ slot }) => !slot.isPicture);
  // A text of the body has the length 0, because its real length is unknown (see marks.ts): only its last character counts.
  const overlapsText = ({ from, to }: Range) =>
    texts.some((text) => text.to > from && Math.min(text.from, text.to - 1) < to);
  // If the text that differs includes marked text, the other value has reordered a list, so the field is left out.
  const unmoved = computed.filter((ranges) => !ranges.some(overlapsText));
  const ranges = [...marked, ...unmoved.flat()].sort((a, b) => a.to - b.to);
  const fields = new Map<Element, string[]>();
  for (const range of ranges) {
    const element = range.slot.ancestors.findLast((outer) => contains(outer, range)) ?? range.slot.ancestors.at(-1);
    if (element) fields.set(element, [...(fields.get(element) ?? []), ...fieldsIn(element, range, page.text)]);
  }
  let [annotated, copiedEnd] = ['', 0];
  for (const element of page.elements.filter((candidate) => fields.has(candidate))) {
    const value = escapeHtml(`[${fields.get(element)}]`);
    annotated += `${page.html.slice(copiedEnd, element.nameEnd)} data-fields="${value}"`;
    copiedEnd = element.nameEnd;
  }
  return extract(annotated + page.html.slice(copiedEnd)).text;
}

/** Whether an element contains the start of a text. Text of the body (`ref.lines`) belongs to the element of its Markdown block. */
function contains({ name, start }: Element, { ref, from, slot }: FieldRange): boolean {
  if (slot.isPicture) return true;
  return ref.lines === undefined ? start <= from : BLOCKS.includes(name);
}

/** The items of `data-fields` for a range in an element. */
function fieldsIn({ start }: Element, { ref, from, to, slot }: FieldRange, text: string): string[] {
  // The mark is in the field `alt`. The field of the picture is the group around `alt`.
  if (slot.isPicture) return [toJson({ ...ref, path: ref.path?.slice(0, -1) })];
  const begin = ref.lines === undefined ? Math.max(start, from) : start;
  return [
    toJson(ref, begin - start, to - start),
    ...findVariables(text.slice(begin, to), ref.variables, begin - start),
  ];
}

/** The text that differs between two renderings of a page; undefined if their elements differ. */
export function findDiffering(page: ParsedDocument, other: ParsedDocument): Range[] | undefined {
  if (page.slots.length !== other.slots.length) return undefined;
  return page.slots.flatMap((slot, index) => {
    const [text, otherText] = [slot.text, other.slots[index]?.text ?? ''];
    if (slot.isPicture || text === otherText) return [];
    const [start, end] = measureCommonEnds(text, otherText);
    // Whole words, because two amounts may differ in a single digit.
    const from = text.slice(0, start).search(/\S*$/);
    const to = text.length - end + text.slice(text.length - end).search(/\s|$/);
    return from === to ? [] : [{ slot, from: slot.from + from, to: slot.from + to }];
  });
}
/** The lengths of the start and the end that two texts share. No character is split. */
export function measureCommonEnds(before: string, after: string): [start: number, end: number] {
  const [old, now] = [[...before], [...after]];
  const max = Math.min(old.length, now.length);
  let [start, end] = [0, 0];
  while (start < max && old[start] === now[start]) start++;
  while (end < max - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  return [old.slice(0, start).join('').length, old.slice(old.length - end).join('').length];
}
