/** Prepares what is pasted into the rich-text editor. */
import { DOMParser, Fragment, type Node, type ParseOptions, type ParseRule, Slice } from '@tiptap/pm/model';
import { parseMarkdown, readMeaning, schema, writePlainly } from './markdown-blocks.ts';

/** A pasted main heading becomes one of level 2. If a table has no head, its first row becomes the head: Markdown requires one. */
export const PASTE_RULES: readonly ParseRule[] = [
  { tag: 'h1', node: 'heading', attrs: { level: 2 } },
  { tag: 'caption', node: 'paragraph' },
  { tag: 'tr:first-child:not(thead + * > *) > td', node: 'tableHeader' },
];

export class PasteParser extends DOMParser {
  /** Whether a picture of another site or document was left out. */
  hasForeign = false;

  override parseSlice(pasted: HTMLElement, options?: ParseOptions) {
    const foreign = pasted.querySelectorAll('img:is([src*="/"], [src*=":"])');
    for (const picture of foreign) picture.remove();
    this.hasForeign = foreign.length > 0;
    joinLines(pasted);
    splitCells(pasted);
    for (const caption of pasted.querySelectorAll('caption')) caption.parentElement?.before(caption);
    indentItems(pasted);
    return super.parseSlice(pasted, options);
  }
}

/** A heading and a cell have one line in Markdown. */
function joinLines(pasted: HTMLElement): void {
  for (const lineEnd of pasted.querySelectorAll(':is(h1, h2, h3, h4, h5, h6, td, th) br')) lineEnd.replaceWith(' ');
  for (const block of pasted.querySelectorAll(':is(td, th) :is(p, div, ul, ol, li)')) {
    block.before(' ');
    block.replaceWith(...block.childNodes);
  }
}

/** Word says in a style how deep an item is. `readPasted` reads spaces. */
function indentItems(pasted: HTMLElement): void {
  let levels: number[] = [];
  for (const paragraph of pasted.querySelectorAll('p')) {
    // NaN outside lists, which ends all levels.
    const level = Number(/mso-list:\S+ level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1]);
    levels = [...levels.filter((above) => above < level), level];
    paragraph.prepend('\u00A0'.repeat(4 * (levels.length - 1)));
  }
}

/** Each cell has one column and one row in Markdown. */
function splitCells(pasted: HTMLElement): void {
  for (const cell of pasted.querySelectorAll<HTMLTableCellElement>('[colspan]')) {
    const { colSpan } = cell;
    cell.removeAttribute('colspan');
    cell.after(...Array.from({ length: colSpan - 1 }, () => cell.cloneNode()));
  }
  for (const cell of pasted.querySelectorAll<HTMLTableCellElement>('[rowspan]')) {
    const rows = [...(cell.closest('table')?.rows ?? [])];
    const first = rows.findIndex((row) => row.contains(cell)) + 1;
    for (const row of rows.slice(first, first + cell.rowSpan - 1))
      row.insertCell(Math.min(cell.cellIndex, row.cells.length));
    cell.removeAttribute('rowspan');
  }
}

/** The lines of lists, headings, quotes and tables. */
const BLOCK = /^\s*(?:[-+*>]|#{2,6}|\d{1,3}[.)])\s+\S|\|/;

/** Signs of Word and of other programs, spaces after them, check boxes, main headings, and years, which are no numbers of a list. */
const FIXES = [
  [/(?<=^\s*)\u00A0/g, ' '],
  [/^(\s*)(?:[•·▪‣◦§]|o(?=\s))/, '$1-'],
  [/^(\s*(?:[-+*]|\d{1,3}[.)]))\s+(?:\[[ x]\] )?/i, '$1 '],
  [/^# /, '## '],
  [/^(\d{4,})([.)])/, '$1\\$2'],
] as const;

/** Pasted lines that are Markdown become what they mean. In formatted text, these are lists, headings, quotes and tables alone. */
export function readPasted(slice: Slice, isPlain: boolean): Slice {
  const nodes: Node[] = [];
  let lines: string[] = [];
  const addLines = () => {
    const isJoined = (index: number) => [lines[index], lines[index + 1]].every((line = '') => BLOCK.test(line));
    const text = lines.map((line, index) => line + (isJoined(index) ? '\n' : '\n\n')).join('');
    nodes.push(...parseMarkdown(text.trimEnd()).children);
    lines = [];
  };
  for (const node of slice.content.content) {
    const text = writePlainly(schema.topNodeType.create(null, node));
    const line = FIXES.reduce((fixed, [pattern, by]) => fixed.replace(pattern, by), text);
    const isBlock = BLOCK.test(line);
    if (node.type.name === 'paragraph' && (isPlain || isBlock)) lines.push(isBlock ? line : line.trim());
    else {
      addLines();
      nodes.push(node);
    }
  }
  addLines();
  if (readMeaning(nodes) === readMeaning(slice.content.content)) return slice;
  // The words of a single paragraph go on with those around them.
  const open = Number(nodes.length === 1 && nodes[0]?.type.name === 'paragraph');
  return new Slice(Fragment.from(nodes), open, open);
}
