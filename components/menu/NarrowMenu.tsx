import { type ReactNode, useRef } from 'react';
import { OfficeCall, PeopleCalls } from './MenuCalls.tsx';
import { MenuList } from './MenuList.tsx';
import type { Navigation } from './navigation.ts';
import { useDrawer } from './useDrawer.ts';
import { type MenuState, useMenuState } from './useMenuState.ts';

const DRAWER = 'narrow-menu-drawer';

/** The menu of narrow windows: a button, and a drawer from the left. */
export function NarrowMenu({ navigation }: { navigation: Navigation }) {
  const root = useRef<HTMLElement>(null);
  const state = useMenuState(root);
  const entries = (
    <>
      <OfficeCall contacts={navigation.contacts} />
      <MenuList navigation={navigation} kind="narrow" state={state} />
      <PeopleCalls contacts={navigation.contacts} />
    </>
  );
  return (
    <nav ref={root} className="narrow-menu" aria-label="Main">
      {state.isLive ? <Drawer state={state}>{entries}</Drawer> : <NativeDrawer>{entries}</NativeDrawer>}
    </nav>
  );
}

/** The drawer until the script runs. */
function NativeDrawer({ children }: { children: ReactNode }) {
  return (
    <details>
      <summary className="menu-toggle menu-button">Menu</summary>
      <div id={DRAWER} className="menu-drawer">
        {children}
      </div>
    </details>
  );
}

function Drawer({ state, children }: { state: MenuState; children: ReactNode }) {
  const isOpen = state.open.includes(DRAWER);
  const close = () => state.close(DRAWER);
  const { dialog, button } = useDrawer(isOpen, close);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="menu-toggle menu-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={DRAWER}
        onClick={() => state.toggle(DRAWER)}
      >
        Menu
      </button>
      <dialog ref={dialog} id={DRAWER} className="menu-drawer" aria-label="Menu" onClose={close}>
        <div className="menu-drawer-inside">
          <button type="button" className="menu-close" onClick={close}>
            <span className="sr-only">Close menu</span>
          </button>
          {children}
        </div>
      </dialog>
    </>
  );
}
