import { Logo } from './Logo.tsx';
import { makeNavigation } from './navigation.ts';
import { useSite } from './site.ts';

export function Header() {
  const navigation = makeNavigation(useSite());
  return (
    <header className="header">
      <div className="wide header-row">
        <Logo />
        <nav aria-label="Main">
          <a href={navigation.contact.href}>{navigation.contact.label}</a>
        </nav>
      </div>
    </header>
  );
}
