/** @jsxImportSource preact */
/** The page beside the panel: clicks on it, and buttons over its parts. */
import { valueAt } from '../../engine/content/browser.ts';
import { Button, useEditor } from './controls.tsx';
import type { Action, Editor } from './editor.ts';
import { duplicateEntry, entryName, moveEntry, openFile, openPageFields, writeField } from './entries.ts';
import { fieldsAt, fieldsOf, type PageItem } from './page-fields.ts';
import { setDeleted } from './screens.tsx';

/**
 * A click on the page opens the field behind it. With Ctrl, Alt or ⌘ held down, a click does what it does for visitors.
 */
export function watchPage(editor: Editor): void {
  const onClick = (event: MouseEvent) => {
    const { target, clientX, clientY, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof Element) || target === editor.root.host || ctrlKey || metaKey || altKey) return;
    const link = target.closest('a');
    /** To a phone number, an email address or another site. The dev server's protocol is http, that of other sites https. */
    const leadsOutside = link !== null && link.protocol !== location.protocol;
    // A click by keyboard has no coordinates.
    const clicked = event.detail === 0 ? [] : fieldsAt(clientX, clientY, target);
    const fieldInLink = leadsOutside ? link.querySelector('[data-fields]') : null;
    const fields = clicked.length === 0 && fieldInLink ? fieldsOf(fieldInLink) : clicked;
    if (fields.length === 0 && !leadsOutside) return;
    // Links that lead outside do nothing.
    event.preventDefault();
    if (fields.length === 0) return;
    event.stopPropagation();
    editor.run(() => openPageFields(editor, fields));
  };
  addEventListener('click', onClick, { capture: true });
  addEventListener('pointerover', ({ target, pointerType }) => {
    if (!(target instanceof Element) || target === editor.root.host || pointerType !== 'mouse') return;
    const hoveredItem = itemAt(editor, target);
    if (hoveredItem?.element !== editor.hoveredItem?.element) editor.set({ hoveredItem });
  });
}

/** The parts of a page that usually show one item. */
const ITEM = 'li, article, tr, figure';
/** Menus. Their items get no buttons, because their order is set by fields of the pages that they lead to. */
const NAVIGATION = 'nav, header, footer';

/** The list item at an element of the page, or the card of another entry (index -1). */
function itemAt(editor: Editor, target: Element): PageItem | undefined {
  const fieldElement = target.closest('[data-fields]') ?? target.querySelector('[data-fields]');
  const [field] = fieldElement ? fieldsOf(fieldElement) : [];
  if (!fieldElement || !field?.path || fieldElement.closest(NAVIGATION)) return undefined;
  const { file, path } = field;
  const element = fieldElement.closest(ITEM) ?? fieldElement;
  const indexAt = path.findLastIndex((key) => typeof key === 'number');
  if (indexAt > 0) return { element, file, list: path.slice(0, indexAt), index: Number(path[indexAt]) };
  const [mainField] = [...document.querySelectorAll('h1[data-fields], h1 [data-fields]')].flatMap(fieldsOf);
  const isAddable = editor.site.collections.some(({ folder }) => file.startsWith(`${editor.fileOf(folder)}/`));
  return isAddable && mainField?.file !== file ? { element, file, index: -1 } : undefined;
}

/** In px from the left edge of the page: the buttons end here or further right, so that all of them fit. */
const MIN_RIGHT = 180;

/** Buttons over a list item or a card while the pointer is over it. The form has the same buttons for the keyboard. */
export function PageHandles() {
  const { hoveredItem } = useEditor();
  // An update of the page may have removed it.
  if (!hoveredItem?.element.isConnected) return null;
  const { element, file, list, index } = hoveredItem;
  const { top, right } = element.getBoundingClientRect();
  const position = { insetBlockStart: `${scrollY + top}px`, insetInlineStart: `${Math.max(right, MIN_RIGHT)}px` };
  /** A button that opens the form first, so that the form shows the change. */
  const button = (symbol: string, title: string, act: Action) => {
    const action = async (editor: Editor) => {
      editor.set({ hoveredItem: undefined });
      await openFile(editor, file, { field: list });
      await act(editor);
    };
    return <Button label={symbol} title={title} aria-label={title} tabIndex={-1} action={action} />;
  };
  /** @param step -1 and 1 move the item or the entry, 0 removes it */
  const change = (step: -1 | 0 | 1) => async (editor: Editor) => {
    if (!list) return step === 0 ? setDeleted(editor, true) : moveEntry(editor, step);
    const items = valueAt(editor.contentOf(editor.path).data, list);
    if (!Array.isArray(items)) return;
    const others = items.toSpliced(index, 1);
    const changed = step === 0 ? others : others.toSpliced(Math.max(0, index + step), 0, items[index]);
    writeField(editor, list, changed);
    editor.announce(`Changed ${entryName(editor, editor.path)}.`);
  };
  return (
    <div class="handles" style={position}>
      {button('↑', 'Move up', change(-1))}
      {button('↓', 'Move down', change(1))}
      {!list && button('Copy', 'Duplicate', duplicateEntry)}
      {button('✕', list ? 'Remove' : 'Delete', change(0))}
    </div>
  );
}
