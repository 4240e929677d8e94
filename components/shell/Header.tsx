import { Menu } from '../menu/Menu.tsx';
import type { Navigation } from '../menu/navigation.ts';
import { TelephoneLink } from '../people/TelephoneLink.tsx';
import { Logo } from './Logo.tsx';

/** The phone number is hidden where it does not fit. The narrow menu begins with the number. */
export function Header({ name, navigation }: { name: string; navigation: Navigation }) {
  return (
    <header className="header">
      <div className="wide header-row">
        <Logo name={name} />
        <TelephoneLink className="header-call" phone={navigation.contacts.phone} />
        <Menu navigation={navigation} />
      </div>
    </header>
  );
}
