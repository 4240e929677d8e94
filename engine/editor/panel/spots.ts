import type { Path } from './values.ts';

/** A place that an element of the page shows. */
export interface Spot {
  element: Element;
  /** As an author would name it, e.g. "content/services/grocery.md". */
  file: string;
  /** Of a field. */
  path?: Path;
  /** Of a part of the text: its first and last line. */
  lines?: readonly [first: number, last: number];
  /** Which signs of the element's words it says; none of a picture. */
  from: number;
  to: number;
}

/** The places of an element, as the workshop has written them down (places/token.ts). */
export function spotsOf(element: Element): Spot[] {
  return (element.getAttribute('data-place') ?? '').split(' ').flatMap((token): Spot[] => {
    const [, file, where, from, to] = /^([^#]*)#(.*)@(\d+)-(\d+)$/.exec(token) ?? [];
    if (file === undefined || where === undefined) return [];
    const range = { element, file: decodeURI(file), from: Number(from), to: Number(to) };
    const lines = /^:(\d+)-(\d+)$/.exec(where);
    if (lines) return [{ ...range, lines: [Number(lines[1]), Number(lines[2])] }];
    return [{ ...range, path: where.split('/').map(decodeURIComponent).map(asKey) }];
  });
}

function asKey(key: string): string | number {
  return /^\d+$/.test(key) ? Number(key) : key;
}

/** The places at a point of the page, the narrowest first. */
export function spotsAt(x: number, y: number, target: Element): Spot[] {
  const element = target.closest('[data-place]') ?? pictureAt(x, y);
  if (!element) return [];
  const offset = offsetAt(element, x, y);
  const spots = spotsOf(element);
  const hit = spots.filter(({ from, to }) => from === to || offset === undefined || (from <= offset && offset <= to));
  // Of two with the same words, what comes from elsewhere stands last.
  return (hit.length > 0 ? hit : spots).reverse().sort((a, b) => a.to - a.from - (b.to - b.from));
}

/** Words may lie over a picture. */
function pictureAt(x: number, y: number): Element | undefined {
  return document.elementsFromPoint(x, y).find((element) => element.matches('img[data-place]'));
}

/** How many signs of an element's words stand before a point. */
function offsetAt(element: Element, x: number, y: number): number | undefined {
  const caret = document.caretPositionFromPoint?.(x, y);
  const node = caret?.offsetNode;
  if (!caret || !node || !element.contains(node)) return undefined;
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, caret.offset);
  return range.toString().length;
}

/** The part of the page that shows a place. */
export function rangeOf({ element, from, to }: Spot): Range {
  const range = document.createRange();
  range.selectNode(element);
  if (from === to) return range;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (from >= passed && from < passed + length) range.setStart(node, from - passed);
    if (to > passed && to <= passed + length) {
      range.setEnd(node, to - passed);
      break;
    }
    passed += length;
  }
  return range;
}

/** Every place that can be seen or brought to sight, once for each field, in the order of the page. */
export function listSpots(): Spot[] {
  const found = new Map<string, Spot>();
  for (const element of document.querySelectorAll('[data-place]')) {
    for (const spot of spotsOf(element)) {
      const key = `${spot.file}#${spot.path?.join('/') ?? spot.lines?.join('-')}`;
      if (!found.has(key)) found.set(key, spot);
    }
  }
  return [...found.values()];
}

/** e.g. "Company History: lead" */
export function sayPlace({ file, path, lines }: Pick<Spot, 'file' | 'path' | 'lines'>): string {
  const slug = file.slice(file.lastIndexOf('/') + 1).replace(/\.md$/, '');
  const field = lines
    ? 'text'
    : (path ?? [])
        .filter((key) => typeof key === 'string')
        .slice(-2)
        .join(' ');
  const name = slug.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return field === '' ? name : `${name}: ${field}`;
}
