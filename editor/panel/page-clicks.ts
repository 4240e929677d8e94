import { openPageFields } from './actions/open.ts';
import type { Editor } from './editor.ts';
import { findEntryAt, findFieldsAt, type PageField, readFields } from './page-fields.ts';

/** A click on the page opens the field behind it. With Ctrl, Alt or ⌘ held down, a click does what it does for visitors. */
export function watchClicks(editor: Editor): void {
  const onClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof Element) || target === editor.root.host || ctrlKey || metaKey || altKey) return;
    const link = target.closest('a');
    /** To a phone number, an email address or another site. The dev server's protocol is http, that of other sites https. */
    const leadsOutside = link !== null && link.protocol !== location.protocol;
    // A click by keyboard has no coordinates.
    const clicked = event.detail === 0 ? [] : findClicked(event, target);
    const fieldInLink = leadsOutside ? link.querySelector('[data-fields]') : null;
    const fields = clicked.length === 0 && fieldInLink ? readFields(fieldInLink) : clicked;
    if (fields.length === 0 && !leadsOutside) return;
    // Links that lead outside do nothing.
    event.preventDefault();
    if (fields.length === 0) return;
    event.stopPropagation();
    editor.run(() => openPageFields(editor, fields));
  };
  addEventListener('click', onClick, { capture: true });
}

function findClicked({ clientX, clientY }: MouseEvent, target: Element): PageField[] {
  const fields = findFieldsAt(clientX, clientY, target);
  const entry = fields.length === 0 ? findEntryAt(target) : undefined;
  return entry ? [entry] : fields;
}
