import { splitName } from '../../site/model/names.ts';
import { Icon } from '../elements/Icon.tsx';
import { Link } from '../elements/Link.tsx';
import { ContactCard, type PublicPerson } from './ContactCard.tsx';

export interface PeopleProps {
  contacts: readonly (PublicPerson & ContactLinks)[];
  /** The path of the file with all their vCards. */
  allCards: string;
  office: PublicPerson;
}

/** The new-stores contacts, or the office if there are none. The office has no actions. */
export function People({ contacts, allCards, office }: PeopleProps) {
  return (
    <>
      <ul className="people">
        {(contacts.length > 0 ? contacts : [office]).map((person) => (
          <li key={person.name}>
            <ContactCard person={person}>{'form' in person && <ContactActions person={person} />}</ContactCard>
          </li>
        ))}
      </ul>
      {contacts.length > 1 && (
        <p className="people-all">
          <Link className="link" href={allCards}>
            <Icon name="save" />
            Save all {contacts.length} contacts
          </Link>
        </p>
      )}
    </>
  );
}

interface ContactLinks {
  name: string;
  /** The path of the form with this person selected. */
  form: string;
  /** The path of the vCard. */
  vcard: string;
}

function ContactActions({ person }: { person: ContactLinks }) {
  const { name, form, vcard } = person;
  const { given } = splitName(person);
  return (
    <>
      <Link href={form}>
        <Icon name="write" />
        Write to {given}
      </Link>
      <Link href={vcard}>
        <Icon name="save" />
        <span>
          Save contact<span className="sr-only"> of {name}</span>
        </span>
      </Link>
    </>
  );
}
