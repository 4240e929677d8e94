import { ContactActions } from './ContactActions.tsx';
import { ContactCard } from './ContactCard.tsx';
import { useSite } from './site.ts';

/** The people to call about a new store. */
export function People() {
  const { contacts } = useSite().content;
  return (
    <ul className="people">
      {contacts.map((person) => (
        <li key={person.slug}>
          <ContactCard person={person}>
            <ContactActions person={person} />
          </ContactCard>
        </li>
      ))}
    </ul>
  );
}
