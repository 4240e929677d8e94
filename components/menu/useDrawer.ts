import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Drawer {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Of the button that opens it. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Opens and closes a modal dialog; the browser keeps the focus inside, gives it back, and closes on Escape. */
export function useDrawer(open: boolean, close: () => void): Drawer {
  const ref = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog || !hasRoom(dialog)) return undefined;
    // What has the focus now gets it back later. Safari gives none to a pressed button, and what opened the drawer
    // before the script came is gone.
    button.current?.focus({ preventScroll: true });
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, [open]);
  // Not an effect, which comes after the paint: a window that is widened at once must not be missed.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const listening = new AbortController();
    const closeAfter = ({ target }: Event) => {
      // What lies around the drawer belongs to the dialog itself, or, where Firefox keeps room for a scroll bar, to the
      // root; all within it, to its content.
      const beside = target === dialog || target === document.documentElement;
      if (beside || (target instanceof Element && target.closest('a'))) close();
    };
    const closeWithoutRoom = () => {
      if (!hasRoom(dialog)) close();
    };
    document.addEventListener('click', closeAfter, listening);
    addEventListener('resize', closeWithoutRoom, listening);
    closeWithoutRoom();
    return () => listening.abort();
  });
  return { dialog: ref, button };
}

/** In wide windows the style sheet takes the menu around it away, and an unseen dialog would still hold the page. */
function hasRoom({ parentElement }: HTMLDialogElement): boolean {
  return parentElement !== null && parentElement.getClientRects().length > 0;
}
