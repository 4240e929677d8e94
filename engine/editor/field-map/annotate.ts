import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../core/index.ts';
import { measureCommonEnds } from '../server/edit-yaml.ts';
import { type FieldRef, findVariables, type Marker, openMarker, toJson } from './marks.ts';

export type ParsedDocument = ReturnType<typeof parseDocument>;

/** The text between neighboring tags, or the alternative text of a picture. */
interface Slot extends ReturnType<Marker['extract']> {
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

/**
 * @param html of a page with or without marks (see marks.ts)
 * @returns it as it is, all of its text that is shown, and its parts; the texts have no marks
 */
export function parseDocument(html: string, { extract } = openMarker()) {
  const elements: Element[] = [];
  const slots: Slot[] = [];
  const open: Element[] = [];
  let [text, piece] = ['', ''];
  const endSlot = () => {
    slots.push({ ...extract(piece), from: text.length, open: [...open], isPicture: false });
    text += slots.at(-1)?.text ?? '';
    piece = '';
  };
  const parser = new Parser({
    onopentag(name, { alt = '' }) {
      endSlot();
      const element = { name, nameEnd: parser.startIndex + 1 + name.length, start: text.length };
      elements.push(element);
      open.push(element);
      if (name === 'img') slots.push({ ...extract(alt), from: text.length, open: [element], isPicture: true });
    },
    ontext(part) {
      if (!open.some(({ name }) => HIDDEN.includes(name))) piece += part;
    },
    onclosetag() {
      endSlot();
      open.pop();
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
 * The HTML of a page without marks, and with the fields of each element in `data-fields`. Nothing else changes.
 * @param computed the text that the page computes from each field
 */
export function annotate(page: ParsedDocument, { extract }: Marker, computed: readonly FieldRange[][]): string {
  const found = page.slots.flatMap((slot) =>
    slot.marks.map(({ ref, length, offset }): FieldRange => {
      const to = slot.from + offset;
      return { ref, slot, from: to - length, to };
    }),
  );
  const texts = found.filter(({ slot }) => !slot.isPicture);
  const overlapsText = ({ from, to }: Range) =>
    texts.some((one) => one.to > from && Math.min(one.from, one.to - 1) < to);
  // Otherwise another value only moved the text of a field.
  const unmoved = computed.filter((ranges) => !ranges.some(overlapsText));
  const all = [...found, ...unmoved.flat()].sort((a, b) => a.to - b.to);
  const fields = new Map<Element, string[]>();
  for (const range of all) {
    const element = range.slot.open.findLast((one) => contains(one, range)) ?? range.slot.open.at(-1);
    if (element) fields.set(element, [...(fields.get(element) ?? []), ...fieldsIn(element, range, page.text)]);
  }
  let [annotated, end] = ['', 0];
  for (const element of page.elements.filter((one) => fields.has(one))) {
    const value = escapeHtml(`[${fields.get(element)}]`);
    annotated += `${page.html.slice(end, element.nameEnd)} data-fields="${value}"`;
    end = element.nameEnd;
  }
  return extract(annotated + page.html.slice(end)).text;
}

function contains({ name, start }: Element, { ref, from, slot }: FieldRange): boolean {
  if (slot.isPicture) return true;
  return ref.lines === undefined ? start <= from : BLOCKS.includes(name);
}

function fieldsIn({ start }: Element, { ref, from, to, slot }: FieldRange, text: string): string[] {
  if (slot.isPicture) return [toJson({ ...ref, path: ref.path?.slice(0, -1) })];
  const begin = ref.lines === undefined ? Math.max(start, from) : start;
  return [
    toJson(ref, begin - start, to - start),
    ...findVariables(text.slice(begin, to), ref.variables, begin - start),
  ];
}

/** The text of a page that differs in another rendering; undefined if the two have different elements. */
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
