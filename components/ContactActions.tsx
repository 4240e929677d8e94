import type { ContactCard } from '../build/schema/collections.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { splitName } from './names.ts';
import { vcardOf } from './vcards.ts';

/** The form with this person chosen, and the card to keep in a phone. */
export function ContactActions({ person }: { person: ContactCard }) {
  const { given } = splitName(person.name);
  return (
    <p className="contact-card-actions">
      <Link href={`/contact/?to=${person.slug}#write`}>
        <Icon name="write" />
        Write to {given}
      </Link>
      <Link href={vcardOf(person)}>
        <Icon name="save" />
        Save contact<span className="unseen"> of {person.name}</span>
      </Link>
    </p>
  );
}
