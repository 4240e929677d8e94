import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../core/index.ts';
import { measureCommonEnds } from '../server/edit-yaml.ts';
import { extractMarks, type FieldRef, findVariables, type Mark, type Marker, tokenOf } from './marks.ts';

/** A parsed document. */
export interface ParsedDocument {
  /** As it was parsed, with marks. */
  html: string;
  /** All of its text that is shown. */
  text: string;
  /** The text between neighboring tags, and the alternative text of each picture. */
  slots: readonly Slot[];
  elements: readonly Element[];
}

interface Slot {
  text: string;
  /** Where it begins in the text of the document. */
  from: number;
  /** The elements around it, from the outside in; for a picture, the picture itself. */
  open: readonly Element[];
  isPicture: boolean;
  marks: readonly Mark[];
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

/** @param html of a page with or without marks (see marks.ts); the texts have none */
export function parseDocument(html: string): ParsedDocument {
  const elements: Element[] = [];
  const slots: Slot[] = [];
  const open: Element[] = [];
  let [text, piece] = ['', ''];
  const endSlot = () => {
    slots.push({ ...extractMarks(piece), from: text.length, open: [...open], isPicture: false });
    text += slots.at(-1)?.text ?? '';
    piece = '';
  };
  const parser = new Parser({
    onopentag(name, { alt = '' }) {
      endSlot();
      const element = { name, nameEnd: parser.startIndex + 1 + name.length, start: text.length };
      elements.push(element);
      open.push(element);
      if (name === 'img') slots.push({ ...extractMarks(alt), from: text.length, open: [element], isPicture: true });
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
interface FieldRange extends Range {
  ref: FieldRef;
}

/** A field, and the text that a page computes from it. */
export interface Computed {
  ref: FieldRef;
  ranges: readonly Range[];
}

/** The HTML of a page without marks, and with the fields of each element in `data-fields`. Nothing else changes. */
export function annotate(page: ParsedDocument, marker: Marker, computed: readonly Computed[] = []): string {
  const found = findFieldRanges(page, marker);
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
  return extractMarks(annotated + page.html.slice(end)).text;
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

function findFieldRanges({ slots }: ParsedDocument, { textOf }: Marker): FieldRange[] {
  return slots.flatMap((slot) =>
    slot.marks.flatMap(({ number, offset }): FieldRange[] => {
      const source = textOf(number);
      const to = slot.from + offset;
      return source ? [{ ref: source.ref, slot, from: to - source.length, to }] : [];
    }),
  );
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
