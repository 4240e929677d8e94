import { type RefObject, useLayoutEffect, useState } from 'react';

/** The open parts of a menu, and whether the script runs. */
export interface MenuState {
  live: boolean;
  /** Ids of the open parts. */
  open: readonly string[];
  toggle(id: string): void;
  close(id: string): void;
}

/** Links and toggles keep their order when the script starts. */
const STOPS = 'a, .menu-toggle';

interface Taken {
  open: readonly string[];
  /** The index of the focused element; -1 if none. */
  focused: number;
}

/**
 * Takes over native disclosure elements and keeps what is open and focused.
 * @param single whether opening one part closes the others
 */
export function useMenuState(root: RefObject<HTMLElement | null>, single: boolean): MenuState {
  const [taken, setTaken] = useState<Taken>();
  useLayoutEffect(() => setTaken(takeOver(root.current)), [root]);
  const focused = taken?.focused ?? -1;
  useLayoutEffect(() => stopsOf(root.current)[focused]?.focus(), [root, focused]);
  const open = taken?.open ?? [];
  const change = (next: readonly string[]) => setTaken({ focused, open: next });
  const close = (id: string) => change(open.filter((other) => other !== id));
  const toggle = (id: string) => (open.includes(id) ? close(id) : change(single ? [id] : [...open, id]));
  return { live: taken !== undefined, open, toggle, close };
}

function takeOver(root: HTMLElement | null): Taken {
  const open = [...(root?.querySelectorAll('details[open] > [id]') ?? [])].map(({ id }) => id);
  return { open, focused: stopsOf(root).findIndex((stop) => stop.matches(':focus')) };
}

function stopsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
}
