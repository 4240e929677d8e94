import { Logo } from './Logo.tsx';
import { Menu } from './Menu.tsx';
import type { Navigation } from './navigation.ts';

export function Header({ name, navigation }: { name: string; navigation: Navigation }) {
  return (
    <header className="header">
      <div className="wide header-row">
        <Logo name={name} />
        <Menu navigation={navigation} />
      </div>
    </header>
  );
}
