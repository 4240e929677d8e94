import { telephoneUrl } from '../../site/model/telephone.ts';
import type { MenuContacts } from './navigation.ts';

/** A phone link without the icon of other phone links: every page may load the script of the menu, so it must be small. */
function MenuCall({ phone }: { phone: string }) {
  return (
    <a className="contact-link" href={telephoneUrl(phone)}>
      {phone}
    </a>
  );
}

/** The main number, above the entries of the narrow menu. */
export function OfficeCall({ contacts: { phone, hours } }: { contacts: MenuContacts }) {
  return (
    <p className="menu-call">
      <MenuCall phone={phone} />
      <span>{hours}</span>
    </p>
  );
}

/** The new-stores contacts, below the entries. */
export function PeopleCalls({ contacts: { heading, people } }: { contacts: MenuContacts }) {
  if (people.length === 0) return null;
  return (
    <div className="menu-people">
      <p>{heading}</p>
      <ul>
        {people.map(({ name, title, phone }) => (
          <li key={name}>
            <span>
              {name}
              <span className="menu-people-title">{title}</span>
            </span>
            <MenuCall phone={phone} />
          </li>
        ))}
      </ul>
    </div>
  );
}
