import { useRef } from 'react';
import { Disclosure } from './Disclosure.tsx';
import { MenuItems } from './MenuItems.tsx';
import { MemberLogin, MenuLink } from './MenuLink.tsx';
import type { Navigation } from './navigation.ts';
import { useDrawer } from './useDrawer.ts';
import { type MenuState, useMenuState } from './useMenuState.ts';

const DRAWER = 'narrow-menu-drawer';

/** The menu of narrow windows: a button, and a drawer that slides in from the left. */
export function NarrowMenu(navigation: Navigation) {
  const root = useRef<HTMLElement>(null);
  const state = useMenuState(root, false);
  return (
    <nav ref={root} className="narrow-menu" aria-label="Main">
      {state.live ? <Drawer {...navigation} state={state} /> : <NativeDrawer {...navigation} state={state} />}
    </nav>
  );
}

type DrawerProps = Navigation & { state: MenuState };

function NativeDrawer(props: DrawerProps) {
  return (
    <details className="narrow-menu-native">
      <summary className="menu-toggle menu-button">Menu</summary>
      <div id={DRAWER} className="menu-drawer">
        <Entries {...props} />
      </div>
    </details>
  );
}

function Drawer(props: DrawerProps) {
  const open = props.state.open.includes(DRAWER);
  const close = () => props.state.close(DRAWER);
  const { dialog, button } = useDrawer(open, close);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="menu-toggle menu-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={DRAWER}
        onClick={() => props.state.toggle(DRAWER)}
      >
        Menu
      </button>
      <dialog ref={dialog} id={DRAWER} className="menu-drawer" aria-label="Menu" onClose={close}>
        <div className="menu-drawer-inside">
          <button type="button" className="menu-close" onClick={close}>
            <span className="unseen">Close menu</span>
          </button>
          <Entries {...props} />
        </div>
      </dialog>
    </>
  );
}

function Entries({ home, groups, contact, memberLogin, state }: DrawerProps) {
  return (
    <ul className="menu-list">
      <li>
        <MenuLink {...home} />
      </li>
      {groups.map(({ id, label, current, items }) => (
        <li key={id}>
          <Disclosure
            id={`narrow-${id}`}
            label={label}
            current={current !== undefined}
            begin={current !== undefined}
            state={state}
          >
            <MenuItems items={items} />
          </Disclosure>
        </li>
      ))}
      <li>
        <MenuLink {...contact} />
      </li>
      <li>
        <MemberLogin {...memberLogin} />
      </li>
    </ul>
  );
}
