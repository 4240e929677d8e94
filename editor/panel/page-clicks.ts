import { openPageField } from './actions/open.ts';
import type { Editor } from './editor.ts';
import { findEntryAt, findFieldAt } from './page-fields.ts';

/** A click on the page opens the field behind it. With Ctrl, Alt or ⌘ held down, a click does what it does for visitors. */
export function watchClicks(editor: Editor): void {
  const onClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof Element) || target === editor.root.host || ctrlKey || metaKey || altKey) return;
    const link = target.closest('a');
    /** To a phone number, an email address or another site. The dev server's protocol is http, that of other sites https. */
    const leadsOutside = link !== null && link.protocol !== location.protocol;
    // A click by keyboard has no coordinates.
    const isByMouse = event.detail > 0;
    const field = isByMouse ? (findFieldAt(event.clientX, event.clientY, target) ?? findEntryAt(target)) : undefined;
    if (!field && !leadsOutside) return;
    // Links that lead outside do nothing.
    event.preventDefault();
    if (!field) return;
    event.stopPropagation();
    editor.run(() => openPageField(editor, field));
  };
  addEventListener('click', onClick, { capture: true });
}
