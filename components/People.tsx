import { ContactActions } from './ContactActions.tsx';
import { ContactCard } from './ContactCard.tsx';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { useSite } from './site.ts';
import { ALL_CONTACTS } from './vcards.ts';

/** The people to call about a new store; while none are named, the house itself. */
export function People() {
  const { contacts, site } = useSite().content;
  if (contacts.length === 0) {
    const { name, hours, phone, email } = site;
    return (
      <ul className="people">
        <li>
          <ContactCard person={{ name, title: hours, phone, email }} />
        </li>
      </ul>
    );
  }
  return (
    <>
      <ul className="people">
        {contacts.map((person) => (
          <li key={person.slug}>
            <ContactCard person={person}>
              <ContactActions person={person} />
            </ContactCard>
          </li>
        ))}
      </ul>
      {contacts.length > 1 && (
        <p className="people-all">
          <Link className="more" href={ALL_CONTACTS}>
            <Icon name="save" />
            Save all {contacts.length} contacts
          </Link>
        </p>
      )}
    </>
  );
}
