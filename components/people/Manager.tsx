import type { ContactCardPerson } from './ContactCard.tsx';
import { MailLink } from './MailLink.tsx';
import { Portrait } from './Portrait.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';

/** A manager in the grid of the team. */
export function Manager({ manager: { name, title, photo, phone, email } }: { manager: ContactCardPerson }) {
  return (
    <li className="manager">
      <Portrait name={name} photo={photo} sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 7rem" />
      <div className="manager-words">
        <h2>{name}</h2>
        <p className="manager-title">{title}</p>
        {phone && <TelephoneLink phone={phone} />}
        {email && <MailLink email={email} />}
      </div>
    </li>
  );
}
