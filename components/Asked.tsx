import { ContactCard } from './ContactCard.tsx';
import { useSite } from './site.ts';
import { TelephoneLink } from './TelephoneLink.tsx';

interface AskedProps {
  /** The file name of a manager. */
  ask: string | undefined;
}

/** Whom to ask about a service or a job; where no one is named, or may be reached, the number of the house. */
export function Asked({ ask }: AskedProps) {
  const { managers, site } = useSite().content;
  const person = managers.find(({ slug }) => slug === ask);
  return (
    <section className="asked" aria-labelledby="asked">
      <h2 id="asked">Whom to ask</h2>
      {person?.phone || person?.email ? <ContactCard person={person} /> : <TelephoneLink phone={site.phone} />}
    </section>
  );
}
