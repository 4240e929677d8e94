import type { Service } from '../build/schema/collections.ts';
import { ContactCard } from './ContactCard.tsx';
import { useSite } from './site.ts';
import { TelephoneLink } from './TelephoneLink.tsx';

/** Whom to ask about a service; where no one is named, the number of the house. */
export function Asked({ service: { ask } }: { service: Service }) {
  const { managers, site } = useSite().content;
  const person = managers.find(({ slug }) => slug === ask);
  return (
    <section className="asked" aria-labelledby="asked">
      <h2 id="asked">Whom to ask</h2>
      {person ? <ContactCard person={person} /> : <TelephoneLink phone={site.phone} />}
    </section>
  );
}
