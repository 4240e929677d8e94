import type { JsonPath } from '../protocol.ts';

/** A field that an element of the page shows. */
export interface PageField {
  element: Element;
  /** e.g. "content/services/grocery.md" */
  file: string;
  path?: JsonPath;
  /** The first and the last line in the body, counted from 0 without the empty lines at its start. */
  lines?: readonly [first: number, last: number] | undefined;
  /** The part of the element's text that shows it; 0 to 0 for a picture. */
  from: number;
  to: number;
}

/** The fields of an element, as the server writes them into `data-fields`. */
export function readFields(element: Element): PageField[] {
  const fields: Omit<PageField, 'element'>[] = JSON.parse(element.getAttribute('data-fields') ?? '[]');
  return fields.map((field) => ({ element, ...field }));
}

/** The field at a point of the page; of several, the one with the shortest text. */
export function findFieldAt(x: number, y: number, target: Element): PageField | undefined {
  // A link may lie over a whole card, and text over a picture.
  const shown = document.elementsFromPoint(x, y).find((one) => one.matches('[data-fields]'));
  const element = shown ?? target.closest('a')?.querySelector('[data-fields]');
  if (!element) return undefined;
  const offset = findOffset(element, x, y);
  const fields = readFields(element);
  const hit = fields.filter(({ from, to }) => from === to || offset === undefined || (from <= offset && offset <= to));
  // `data-fields` lists a variable after its field. Reversed, the variable comes first if it is the whole text of the field.
  const candidates = (hit.length > 0 ? hit : fields).toReversed();
  return candidates.sort((a, b) => a.to - a.from - (b.to - b.from))[0];
}

function findOffset(element: Element, x: number, y: number): number | undefined {
  const page = element.ownerDocument;
  const caret = page.caretPositionFromPoint?.(x, y);
  if (!caret || !element.contains(caret.offsetNode)) return undefined;
  const range = page.createRange();
  range.setStart(element, 0);
  range.setEnd(caret.offsetNode, caret.offset);
  return range.toString().length;
}

/** Elements that do something themselves when they are clicked. */
const INTERACTIVE = 'a, button, input, select, textarea, label, summary';

/**
 * The entry that a computed text, such as a date or an amount, belongs to: that of the closest text with a field. As a field without
 * a path, so that the form opens at its top.
 */
export function findEntryAt(target: Element): PageField | undefined {
  const hasText = [...target.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
  if (!hasText || target.closest(INTERACTIVE)) return undefined;
  const closest = target.closest(':has([data-fields]):not(main, :has(main))')?.querySelector('[data-fields]');
  const [field] = closest ? readFields(closest) : listPageFields();
  return field && { element: target, file: field.file, from: 0, to: 0 };
}

/** Every field that the page shows, once: first those of the page's heading, then those of its main part. */
export function listPageFields(): PageField[] {
  const byKey = new Map<string, PageField>();
  const selectors = ['h1[data-fields], h1 [data-fields]', 'main [data-fields]', '[data-fields]'];
  const elements = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  for (const field of elements.flatMap(readFields)) {
    const key = `${field.file}#${field.path?.join('/') ?? field.lines?.join('-')}`;
    if (!byKey.has(key)) byKey.set(key, field);
  }
  return [...byKey.values()];
}
