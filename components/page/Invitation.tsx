import { Icon } from '../elements/Icon.tsx';
import { Link } from '../elements/Link.tsx';
import { TelephoneLink } from '../people/TelephoneLink.tsx';

export interface InvitationProps {
  heading: string;
  text: string;
  link: { label: string; href: string };
  /** The main phone number. */
  phone: string;
}

/** The call to action at the end of a page. */
export function Invitation({ heading, text, link, phone }: InvitationProps) {
  return (
    <section className="invitation wide" aria-labelledby="invitation">
      <h2 id="invitation">{heading}</h2>
      <div className="invitation-words">
        <p>{text}</p>
        <div className="invitation-ways">
          <Link className="button button-call" href={link.href}>
            {link.label}
            <Icon name="arrow" />
          </Link>
          <TelephoneLink phone={phone} />
        </div>
      </div>
    </section>
  );
}
