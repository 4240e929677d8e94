import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Opens and closes a modal dialog; the browser keeps the focus inside, gives it back, and closes on Escape. */
export function useDrawer(open: boolean, close: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    const listening = new AbortController();
    const closeAfter = ({ target }: Event) => {
      // What lies around the drawer belongs to the dialog itself; all within it, to its content.
      if (target === ref.current || (target instanceof Element && target.closest('a'))) close();
    };
    // In wide windows the style sheet takes the menu away, and an unseen dialog would still hold the page.
    const closeUnlessShown = () => {
      if (ref.current?.getClientRects().length === 0) close();
    };
    ref.current?.addEventListener('click', closeAfter, listening);
    addEventListener('resize', closeUnlessShown, listening);
    return () => listening.abort();
  });
  return ref;
}
