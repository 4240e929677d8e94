/** @jsxImportSource preact */
/** Buttons over an item of a list or the card of an entry, while the pointer is on it. The form has the same buttons. */
import { valueAt } from '../../content/browser.ts';
import type { JsonPath } from '../protocol.ts';
import { Button, useEditor } from './controls.tsx';
import type { Action, Editor } from './editor.ts';
import { duplicateEntry, entryName, moveEntry, openFile, writeField } from './entries.ts';
import { fieldsOf, type PageItem } from './page-fields.ts';
import { setDeleted } from './screens.tsx';

/** The parts of a page that usually show one item. */
const ITEM = 'li, article, tr, figure';
/** The parts of a page that list other pages. Their order is set on those pages. */
const NAVIGATION = 'nav, header, footer';

/** @returns undefined outside lists, and for the entry that the page is about */
export function itemAt(editor: Editor, target: Element): PageItem | undefined {
  const shown = target.closest('[data-fields]') ?? target.querySelector('[data-fields]');
  const [field] = shown ? fieldsOf(shown) : [];
  if (!shown || !field?.path || shown.closest(NAVIGATION)) return undefined;
  const { file, path } = field;
  const element = shown.closest(ITEM) ?? shown;
  const at = path.findLastIndex((key) => typeof key === 'number');
  if (at > 0) return { element, file, list: path.slice(0, at), index: Number(path[at]) };
  const [main] = [...document.querySelectorAll('h1[data-fields], h1 [data-fields]')].flatMap(fieldsOf);
  const isAddable = editor.site.collections.some(({ folder }) => file.startsWith(`${editor.fileOf(folder)}/`));
  return isAddable && main?.file !== file ? { element, file, index: -1 } : undefined;
}

/** In px, from the left edge of the page, so that the buttons fit. */
const MIN_RIGHT = 180;

export function PageHandles() {
  const { pointed } = useEditor();
  // An update of the page may have removed it.
  if (!pointed?.element.isConnected) return null;
  const { element, file, list, index } = pointed;
  const { top, right } = element.getBoundingClientRect();
  const place = { insetBlockStart: `${scrollY + top}px`, insetInlineStart: `${Math.max(right, MIN_RIGHT)}px` };
  /** Opens the form, which shows what the button changes. */
  const button = (symbol: string, title: string, act: Action) => {
    const action = async (editor: Editor) => {
      editor.set({ pointed: undefined });
      await openFile(editor, file, { field: list });
      await act(editor);
    };
    return <Button label={symbol} title={title} aria-label={title} tabIndex={-1} action={action} />;
  };
  const move = (step: -1 | 1) => async (editor: Editor) => {
    const to = Math.max(0, index + step);
    if (list) changeList(editor, list, (items) => items.toSpliced(index, 1).toSpliced(to, 0, items[index]));
    else await moveEntry(editor, step);
  };
  const remove = async (editor: Editor) => {
    if (list) changeList(editor, list, (items) => items.toSpliced(index, 1));
    else await setDeleted(editor, true);
  };
  return (
    <div class="handles" style={place}>
      {button('↑', 'Move up', move(-1))}
      {button('↓', 'Move down', move(1))}
      {!list && button('Copy', 'Duplicate', duplicateEntry)}
      {button('✕', list ? 'Remove' : 'Delete', remove)}
    </div>
  );
}

function changeList(editor: Editor, list: JsonPath, change: (items: unknown[]) => unknown[]): void {
  const items = valueAt(editor.contentOf(editor.path).data, list);
  if (Array.isArray(items)) writeField(editor, list, change(items));
  editor.announce(`Changed ${entryName(editor, editor.path)}.`);
}
