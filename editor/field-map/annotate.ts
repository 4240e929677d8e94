import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../engine/core/index.ts';
import { type FieldRef, findVariables, type Marker, toJson } from './marks.ts';

interface Element {
  name: string;
  /** Where its name ends in the HTML. */
  nameEnd: number;
  /** Where it begins in the text. */
  start: number;
}

/** Text or a picture that comes from a field. */
interface FieldRange {
  ref: FieldRef;
  /** Where it begins and ends in the text of the document. */
  from: number;
  to: number;
  /** The elements that contain it, the outermost first; for a picture, only the picture. */
  ancestors: readonly Element[];
}

/** Elements that a block of Markdown becomes. */
const BLOCKS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'td', 'th', 'blockquote', 'pre'];
/** Elements whose text is not shown. */
const HIDDEN = ['script', 'style', 'title'];

/** @returns the visible text of a page without its marks (see marks.ts), its elements, and what comes from fields */
function parseDocument(html: string, { extract }: Marker) {
  const elements: Element[] = [];
  const ranges: FieldRange[] = [];
  const openElements: Element[] = [];
  let text = '';
  let piece = '';
  const addRanges = (written: string, ancestors: readonly Element[]) => {
    const { text: shown, marks } = extract(written);
    for (const { ref, length, offset } of marks) {
      const to = text.length + offset;
      ranges.push({ ref, from: to - length, to, ancestors });
    }
    return shown;
  };
  const endText = () => {
    text += addRanges(piece, [...openElements]);
    piece = '';
  };
  const parser = new Parser({
    onopentag(name, { alt = '' }) {
      endText();
      const element = { name, nameEnd: parser.startIndex + 1 + name.length, start: text.length };
      elements.push(element);
      openElements.push(element);
      if (name === 'img') addRanges(alt, [element]);
    },
    ontext(part) {
      if (!openElements.some(({ name }) => HIDDEN.includes(name))) piece += part;
    },
    onclosetag() {
      endText();
      openElements.pop();
    },
    onend: endText,
  });
  parser.end(html);
  return { text, elements, ranges };
}

/** The HTML of a page without its marks. The attribute `data-fields` of each element lists the fields that it shows. */
export function annotate(html: string, marker: Marker): string {
  const { text, elements, ranges } = parseDocument(html, marker);
  const fields = new Map<Element, string[]>();
  for (const range of ranges.toSorted((a, b) => a.to - b.to)) {
    const element = range.ancestors.findLast((outer) => contains(outer, range)) ?? range.ancestors.at(-1);
    if (element) fields.set(element, [...(fields.get(element) ?? []), ...fieldsIn(element, range, text)]);
  }
  let annotated = '';
  let copiedEnd = 0;
  for (const element of elements) {
    const items = fields.get(element);
    if (items === undefined) continue;
    annotated += `${html.slice(copiedEnd, element.nameEnd)} data-fields="${escapeHtml(`[${items}]`)}"`;
    copiedEnd = element.nameEnd;
  }
  return marker.extract(annotated + html.slice(copiedEnd)).text;
}

/** Whether an element contains the start of a text. Text of the body (`ref.lines`) belongs to the element of its Markdown block. */
function contains({ name, start }: Element, { ref, from }: FieldRange): boolean {
  return ref.lines === undefined ? start <= from : BLOCKS.includes(name);
}

/** The items of `data-fields` for a range in an element. */
function fieldsIn({ name, start }: Element, { ref, from, to }: FieldRange, text: string): string[] {
  // The mark is in the field `alt`. The field of the picture is the group around `alt`.
  if (name === 'img') return [toJson({ ...ref, path: ref.path?.slice(0, -1) })];
  const begin = ref.lines === undefined ? Math.max(start, from) : start;
  const variables = findVariables(text.slice(begin, to), ref.variables, begin - start);
  return [toJson(ref, begin - start, to - start), ...variables];
}
