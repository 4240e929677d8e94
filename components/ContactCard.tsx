import type { ContactCard as Contact, Manager } from '../build/schema/collections.ts';
import { MailLink } from './MailLink.tsx';
import { Portrait } from './Portrait.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';

/** Someone to call or write to, as on the card they would hand over the counter. */
export function ContactCard({ person }: { person: Contact | Manager }) {
  const { name, title, photo, phone, email } = person;
  return (
    <div className="contact-card label">
      <Portrait name={name} photo={photo} sizes="5rem" />
      <div className="contact-card-name">
        <p className="contact-card-who">{name}</p>
        <p>{title}</p>
      </div>
      <p className="contact-card-reach">
        {phone && <TelephoneLink phone={phone} />}
        {email && <MailLink email={email} />}
      </p>
    </div>
  );
}
