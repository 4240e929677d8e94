import { useLayoutEffect, useRef } from 'react';
import { MenuList } from './MenuList.tsx';
import type { Navigation } from './navigation.ts';
import { type MenuState, useMenuState } from './useMenuState.ts';

/** The menu of wide windows: links, and lists that drop down. */
export function WideMenu({ navigation }: { navigation: Navigation }) {
  const root = useRef<HTMLElement>(null);
  const state = useMenuState(root, /* closesOthers */ true);
  useClosing(state);
  return (
    <nav ref={root} className="wide-menu" aria-label="Main">
      <MenuList navigation={navigation} kind="wide" state={state} />
    </nav>
  );
}

function useClosing({ open: [id], close }: MenuState): void {
  // `useEffect` would run after the paint and could miss an immediate press.
  useLayoutEffect(() => {
    if (id === undefined) return undefined;
    const group = document.getElementById(id)?.parentElement;
    const listening = new AbortController();
    const on = (type: string, handle: (target: Element, event: Event) => void) => {
      const listener = (event: Event) => event.target instanceof Element && handle(event.target, event);
      document.addEventListener(type, listener, listening);
    };
    const closeOutside = (target: Element) => {
      if (!group?.contains(target)) close(id);
    };
    on('pointerdown', closeOutside);
    on('focusin', closeOutside);
    on('click', (target) => {
      if (target.closest('a')) close(id);
    });
    on('keydown', (_, event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
      close(id);
      group?.querySelector('button')?.focus();
    });
    return () => listening.abort();
  });
}
