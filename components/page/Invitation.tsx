import { Icon } from '../elements/Icon.tsx';
import { Link } from '../elements/Link.tsx';
import type { PictureSource } from '../elements/Picture.tsx';
import { Portrait } from '../people/Portrait.tsx';
import { TelephoneLink } from '../people/TelephoneLink.tsx';

export interface InvitationProps {
  heading: string;
  text?: string | undefined;
  link: { label: string; href: string };
  /** The number of the person, or else the main number of the site. */
  phone: string;
  person?: { name: string; title: string; photo?: PictureSource | undefined } | undefined;
}

/** The call to action at the end of a page. */
export function Invitation({ heading, text, link, phone, person }: InvitationProps) {
  return (
    <section className={person ? 'invitation has-person wide' : 'invitation wide'} aria-labelledby="invitation">
      <h2 id="invitation">{heading}</h2>
      <div className="invitation-text">
        {person && (
          <div className="invitation-person">
            <Portrait name={person.name} photo={person.photo} sizes="8rem" />
            <p>
              <strong>Ask {person.name}</strong>
              <span>{person.title}</span>
            </p>
          </div>
        )}
        {text && <p>{text}</p>}
        <div className="invitation-actions">
          <Link className="button button-primary" href={link.href}>
            {link.label}
            <Icon name={link.href.startsWith('mailto:') ? 'mail' : 'arrow'} />
          </Link>
          <TelephoneLink phone={phone} />
        </div>
      </div>
    </section>
  );
}
