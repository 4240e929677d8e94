/** @jsxImportSource preact */
/** The page beside the panel: clicks on it, buttons over its parts, and frames that show it in other widths. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { valueAt } from '../../engine/content/browser.ts';
import type { ChangedFile } from '../protocol.ts';
import { Button, useEditor } from './controls.tsx';
import type { Action, Editor } from './editor.ts';
import { duplicateEntry, entryName, moveEntry, openFile, openPageFields, writeField } from './entries.ts';
import { fieldName, updateTabState } from './files.ts';
import { fieldsAt, fieldsOf, type PageItem } from './page-fields.ts';
import { setDeleted } from './screens.tsx';

/**
 * A click on the page opens the field behind it. With Ctrl, Alt or ⌘ held down, a click does what it does for visitors.
 * @param view the window or the frame with the page
 */
export function watchPage(editor: Editor, view = window): void {
  const onClick = (event: MouseEvent) => {
    const { target, clientX, clientY, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof view.Element) || target === editor.root.host || ctrlKey || metaKey || altKey) return;
    const link = target.closest('a');
    /** To a phone number, an email address or another site. The dev server's protocol is http, that of other sites https. */
    const leadsOutside = link !== null && link.protocol !== location.protocol;
    // A click by keyboard has no coordinates.
    const clicked = event.detail === 0 ? [] : fieldsAt(clientX, clientY, target);
    const fieldInLink = leadsOutside ? link.querySelector('[data-fields]') : null;
    const fields = clicked.length === 0 && fieldInLink ? fieldsOf(fieldInLink) : clicked;
    // In the window, the browser follows links by itself.
    if (fields.length === 0 && !leadsOutside && (view === window || !link)) return;
    event.preventDefault();
    // A frame shows only this page, so a link to another one opens it in the window. Links that lead outside do nothing.
    if (fields.length === 0) return link && !leadsOutside ? location.assign(link.href) : undefined;
    event.stopPropagation();
    editor.run(() => openPageFields(editor, fields));
  };
  view.addEventListener('click', onClick, { capture: true });
  if (view !== window) return;
  view.addEventListener('pointerover', ({ target, pointerType }) => {
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

/** In CSS pixels. */
const WIDTHS = { Phone: 375, Tablet: 768, Laptop: 1280 };

export function WidthField() {
  const editor = useEditor();
  const onChange = ({ currentTarget: { value } }: { currentTarget: HTMLSelectElement }) => {
    const frameWidth = Number(value) || undefined;
    updateTabState({ frameWidth });
    editor.set({ frameWidth });
  };
  return (
    <select class="width" aria-label="Width of the page" value={editor.frameWidth ?? ''} onChange={onChange}>
      <option value="">Whole window</option>
      {Object.entries(WIDTHS).map(([name, width]) => (
        <option key={name} value={width} children={`${name}, ${width} px`} />
      ))}
    </select>
  );
}

/** The page in a frame of the chosen width, which is scaled down if there is less room. */
export function PageFrame() {
  const editor = useEditor();
  const { api, root, version, frameWidth } = editor;
  const source = api.frameUrl(location.pathname, version);
  /** The address of the version that stays visible until the next one is loaded. */
  const [shown, setShown] = useState(source);
  const room = root.querySelector('aside')?.offsetLeft ?? 0;
  // On a phone, the panel leaves no room.
  const isFramed = frameWidth !== undefined && room > 0;
  useLayoutEffect(() => {
    // The frame covers the page, so nothing in the page may take the focus.
    document.body.inert = isFramed;
  });
  if (!isFramed) return null;
  const scale = Math.min(1, room / frameWidth);
  const onLoad = ({ currentTarget: frame }: { currentTarget: HTMLIFrameElement }) => {
    const view = frame.contentDocument?.defaultView;
    const previous = frame.previousElementSibling;
    const top = previous instanceof HTMLIFrameElement ? (previous.contentWindow?.scrollY ?? 0) : scrollY;
    view?.scrollTo({ top, behavior: 'instant' });
    if (view) watchPage(editor, view);
    // A frame has no window if a newer version replaced it while it was loading.
    if (view) setShown(frame.src);
  };
  const style = {
    inlineSize: `${frameWidth}px`,
    blockSize: `${100 / scale}vh`,
    insetInlineStart: `${(room - frameWidth * scale) / 2}px`,
    transform: `scale(${scale})`,
  };
  return (
    <div class="frame" style={{ inlineSize: `${room}px` }}>
      {[...new Set([shown, source])].map((src) => (
        <iframe key={src} title={`This page, ${frameWidth} px wide`} src={src} style={style} onLoad={onLoad} />
      ))}
    </div>
  );
}

/** A small view of a page, scrolled to its first change. */
export function PagePicture({ file: { file, title, address = '', changes } }: { file: ChangedFile }) {
  const { api, version } = useEditor();
  const names = changes.map(({ place }) => fieldName(place.field ?? []));
  const onLoad = ({ currentTarget: { contentDocument: page } }: { currentTarget: HTMLIFrameElement }) => {
    const isChanged = (element: Element) =>
      fieldsOf(element).some((field) => field.file === file && names.includes(fieldName(field.path ?? [])));
    const changed = [...(page?.querySelectorAll('main [data-fields]') ?? [])].find(isChanged);
    const view = page?.defaultView;
    const { top = 0 } = changed?.getBoundingClientRect() ?? {};
    view?.scrollTo({ top: top - view.innerHeight / 3, behavior: 'instant' });
  };
  const source = api.frameUrl(address, version);
  return (
    <div class="page-picture">
      <iframe title={`Picture of ${title}`} src={source} loading="lazy" inert tabIndex={-1} onLoad={onLoad} />
    </div>
  );
}
