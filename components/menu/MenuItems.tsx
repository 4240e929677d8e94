import { MenuLink } from './MenuLink.tsx';
import type { NavItem } from './navigation.ts';

export function MenuItems({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className="menu-items">
      {items.map((item) => (
        <li key={item.href}>
          <MenuLink {...item} />
        </li>
      ))}
    </ul>
  );
}
