import { type RefObject, useLayoutEffect, useState } from 'react';

export interface MenuState {
  /** Whether the script runs. */
  isLive: boolean;
  /** Ids of the open parts. */
  open: readonly string[];
  toggle(id: string): void;
  close(id: string): void;
}

/** These elements keep their order when the script starts, so an index finds the same element before and after. */
const FOCUSABLE = 'a, .menu-toggle';

interface MenuSnapshot {
  open: readonly string[];
  /** The index of the focused element; -1 if none. */
  focused: number;
}

/**
 * The state of a menu of `details` elements that become buttons when the script starts. Open parts stay open, and the focus
 * stays where it is. With `closesOthers`, opening one part closes the others.
 */
export function useMenuState(root: RefObject<HTMLElement | null>, closesOthers?: boolean): MenuState {
  const [snapshot, setSnapshot] = useState<MenuSnapshot>();
  useLayoutEffect(() => setSnapshot(readNativeState(root.current)), [root]);
  const focused = snapshot?.focused ?? -1;
  useLayoutEffect(() => findFocusable(root.current)[focused]?.focus(), [root, focused]);
  const open = snapshot?.open ?? [];
  const setOpen = (ids: readonly string[]) => setSnapshot({ focused, open: ids });
  const close = (id: string) => setOpen(open.filter((other) => other !== id));
  const toggle = (id: string) => (open.includes(id) ? close(id) : setOpen(closesOthers ? [id] : [...open, id]));
  return { isLive: snapshot !== undefined, open, toggle, close };
}

function readNativeState(root: HTMLElement | null): MenuSnapshot {
  const open = [...(root?.querySelectorAll('details[open] > [id]') ?? [])].map(({ id }) => id);
  return { open, focused: findFocusable(root).findIndex((element) => element.matches(':focus')) };
}

function findFocusable(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
}
