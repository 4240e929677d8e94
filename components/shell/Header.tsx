import { Menu } from '../menu/Menu.tsx';
import type { Navigation } from '../menu/navigation.ts';
import { Logo } from './Logo.tsx';

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
