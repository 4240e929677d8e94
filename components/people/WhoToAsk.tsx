import { ContactCard, type PublicPerson } from './ContactCard.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';

export interface WhoToAskProps {
  person: PublicPerson | undefined;
  /** The main number, shown if there is no person. */
  phone: string;
}

/** The contact for a service or a job. */
export function WhoToAsk({ person, phone }: WhoToAskProps) {
  return (
    <section className="who-to-ask" aria-labelledby="asked">
      <h2 id="asked">Who to ask</h2>
      {person ? <ContactCard person={person} /> : <TelephoneLink phone={phone} />}
    </section>
  );
}
