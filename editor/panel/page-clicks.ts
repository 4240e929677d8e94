import { openPageField } from './actions/open.ts';
import type { Editor } from './editor.ts';
import { findEntryAt, findFieldAt } from './page-fields.ts';

/** A click on the page opens the field behind it. With Ctrl or ⌘ held down, a click does what it does for visitors. */
export function watchClicks(editor: Editor): void {
  const onClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey } = event;
    if (!(target instanceof Element) || target === editor.root.host || ctrlKey || metaKey) return;
    // A click by keyboard has no coordinates.
    const isByMouse = event.detail > 0;
    const field = isByMouse ? (findFieldAt(event.clientX, event.clientY, target) ?? findEntryAt(target)) : undefined;
    if (!field) return;
    event.preventDefault();
    event.stopPropagation();
    editor.run(() => openPageField(editor, field));
  };
  addEventListener('click', onClick, { capture: true });
}
