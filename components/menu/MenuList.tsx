import { Disclosure } from './Disclosure.tsx';
import { MemberLogin, MenuLink, SearchLink } from './MenuLink.tsx';
import type { Navigation, NavListItem } from './navigation.ts';
import type { MenuState } from './useMenuState.ts';

interface MenuListProps {
  navigation: Navigation;
  /** In the wide menu only one group is open at a time. */
  kind: 'wide' | 'narrow';
  state: MenuState;
}

export function MenuList({ navigation, kind, state }: MenuListProps) {
  const { first, groups, contact, search, memberLogin } = navigation;
  return (
    <ul className="menu-list">
      {first.map((item) => (
        <li key={item.href}>
          <MenuLink {...item} />
        </li>
      ))}
      {groups.map(({ id, label, current, items }) => (
        <li key={id}>
          <Disclosure
            id={`${kind}-${id}`}
            label={label}
            isCurrent={current !== undefined}
            state={state}
            name={kind === 'wide' ? 'wide-menu' : undefined}
          >
            <MenuItems items={items} />
          </Disclosure>
        </li>
      ))}
      <li>
        <MenuLink {...contact} />
      </li>
      <li>
        <SearchLink {...search} />
      </li>
      <li>
        <MemberLogin {...memberLogin} />
      </li>
    </ul>
  );
}

function MenuItems({ items }: { items: readonly NavListItem[] }) {
  return (
    <ul className="menu-items">
      {items.map(({ items: below, ...item }) => (
        <li key={item.href}>
          <MenuLink {...item} />
          {below && <MenuItems items={below} />}
        </li>
      ))}
    </ul>
  );
}
