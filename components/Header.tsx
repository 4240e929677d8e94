import { Logo } from './Logo.tsx';
import { Menu } from './Menu.tsx';
import { makeNavigation } from './navigation.ts';
import { useSite } from './site.ts';

export function Header() {
  const navigation = makeNavigation(useSite());
  return (
    <header className="header">
      <div className="wide header-row">
        <Logo />
        <Menu navigation={navigation} />
      </div>
    </header>
  );
}
