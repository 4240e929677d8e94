import type { ReactNode } from 'react';
import { Island } from '../elements/Island.tsx';
import type { SitePicture } from '../elements/Picture.tsx';
import { Copyable } from './Copyable.tsx';
import { MailLink } from './MailLink.tsx';
import { Portrait } from './Portrait.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';

export interface ContactCardPerson {
  name: string;
  title?: string | undefined;
  photo?: SitePicture | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

interface ContactCardProps {
  person: ContactCardPerson;
  /** More actions. */
  children?: ReactNode;
}

/** A person to call or write to, in the style of a business card. */
export function ContactCard({ person, children }: ContactCardProps) {
  const { name, title, photo, phone, email } = person;
  return (
    <div className="contact-card panel">
      <Portrait name={name} photo={photo} sizes="6.5rem" />
      <div className="contact-card-name">
        <p className="contact-card-who">{name}</p>
        <p>{title}</p>
      </div>
      <Island name="copy" props={{}} className="contact-card-reach">
        {phone && (
          <Copyable text={phone}>
            <TelephoneLink phone={phone} />
          </Copyable>
        )}
        {email && (
          <Copyable text={email}>
            <MailLink email={email} />
          </Copyable>
        )}
        <span className="copied" role="status" />
      </Island>
      {children}
    </div>
  );
}
