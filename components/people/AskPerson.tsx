import { MailLink } from './MailLink.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';

export interface Person {
  name: string;
  title?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

export function AskPerson({ person: { name, title, phone, email } }: { person: Person }) {
  return (
    <div className="ask-person">
      <p>
        <strong>Ask {name}</strong>
        {title && <span>{title}</span>}
      </p>
      {phone && <TelephoneLink phone={phone} />}
      {email && <MailLink email={email} />}
    </div>
  );
}
