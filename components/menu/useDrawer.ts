import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Drawer {
  dialog: RefObject<HTMLDialogElement | null>;
  /** The button that opens the dialog. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Opens and closes a modal dialog. The browser traps the focus, returns it, and closes on Escape. */
export function useDrawer(isOpen: boolean, close: () => void): Drawer {
  const ref = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog || !isMenuShown(dialog)) return undefined;
    // A closing dialog returns the focus to the element that had it before, so the button must get it first.
    // Safari does not focus a pressed button, and a fast visitor may have pressed the `summary` that the button has replaced.
    button.current?.focus({ preventScroll: true });
    if (!dialog.open) dialog.showModal();
    return () => {
      const hadFocus = dialog.contains(document.activeElement);
      dialog.close();
      // In a window that was widened, the button is hidden, too.
      if (hadFocus && !isMenuShown(dialog)) document.querySelector<HTMLElement>('.wide-menu a')?.focus();
    };
  }, [isOpen]);
  // `useEffect` would run after the paint and could miss a window that is widened at once.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return undefined;
    const listening = new AbortController();
    const closeOnClick = ({ target }: Event) => {
      // The target of a press outside the drawer is the dialog or, where Firefox keeps space for a scroll bar, the root.
      const isOutside = target === dialog || target === document.documentElement;
      if (isOutside || (target instanceof Element && target.closest('a'))) close();
    };
    const closeIfHidden = () => {
      if (!isMenuShown(dialog)) close();
    };
    document.addEventListener('click', closeOnClick, listening);
    addEventListener('resize', closeIfHidden, listening);
    closeIfHidden();
    return () => listening.abort();
  });
  return { dialog: ref, button };
}

/** In wide windows the style sheet hides the narrow menu, but its open dialog would still block the page. */
function isMenuShown({ parentElement }: HTMLDialogElement): boolean {
  return parentElement !== null && parentElement.getClientRects().length > 0;
}
