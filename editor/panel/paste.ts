/** Prepares what is pasted into the rich-text editor. */
import { DOMParser, type ParseOptions, type ParseRule } from '@tiptap/pm/model';

/** A pasted main heading becomes one of level 2. If a table has no head, its first row becomes the head: Markdown requires one. */
export const PASTE_RULES: readonly ParseRule[] = [
  { tag: 'h1', node: 'heading', attrs: { level: 2 } },
  { tag: 'tr:first-child:not(thead + * > *) > td', node: 'tableHeader' },
];

export class PasteParser extends DOMParser {
  override parseSlice(pasted: HTMLElement, options?: ParseOptions) {
    joinWordLists(pasted);
    joinLines(pasted);
    return super.parseSlice(pasted, options);
  }
}

/** Microsoft Word pastes list items as paragraphs with a style. Makes real lists of them. */
function joinWordLists(pasted: HTMLElement): void {
  for (const paragraph of pasted.querySelectorAll('p[style*="mso-list"]')) {
    const mark = paragraph.querySelector('[style*="mso-list:Ignore"]');
    const name = /^\s*\w+[.)]/.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    const previous = paragraph.previousElementSibling;
    const list = previous?.matches(name) ? previous : paragraph.ownerDocument.createElement(name);
    if (list !== previous) paragraph.before(list);
    list.appendChild(paragraph.ownerDocument.createElement('li')).append(paragraph);
  }
}

/** A heading and a cell have one line in Markdown, and each cell has one column. */
function joinLines(pasted: HTMLElement): void {
  for (const lineEnd of pasted.querySelectorAll(':is(h1, h2, h3, h4, h5, h6, td, th) br')) lineEnd.replaceWith(' ');
  for (const block of pasted.querySelectorAll(':is(td, th) :is(p, div, ul, ol, li)')) {
    block.before(' ');
    block.replaceWith(...block.childNodes);
  }
  for (const cell of pasted.querySelectorAll<HTMLTableCellElement>('[colspan]')) {
    const others = Array.from({ length: cell.colSpan - 1 }, () => cell.ownerDocument.createElement(cell.localName));
    cell.after(...others);
    cell.removeAttribute('colspan');
  }
}
