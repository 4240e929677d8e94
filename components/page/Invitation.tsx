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
  person?: { name: string; title: string; photo?: PictureSource | undefined; hasPortrait: boolean } | undefined;
  /** The contacts of visitors who are not members. */
  others?: { heading: string; names: readonly string[]; href: string } | undefined;
  /** `band`: a large portrait. `beside`: in a narrow column beside text. */
  kind?: 'band' | 'beside' | undefined;
}

/** The `sizes` of the portrait. */
const SMALL = '8rem';
const LARGE = `(min-width: 84rem) 28.5rem, (min-width: 64rem) 32vw, ${SMALL}`;

/** The call to action at the end of a page. */
export function Invitation({ heading, text, link, phone, person, others, kind }: InvitationProps) {
  const classes = ['invitation', person && 'has-person', kind && `invitation-${kind}`];
  return (
    <section className={classes.filter(Boolean).join(' ')} aria-labelledby="invitation">
      <div className="wide invitation-parts">
        <h2 id="invitation">{heading}</h2>
        <div className="invitation-text">
          {person && (
            <div className="invitation-person">
              {person.hasPortrait && (
                <Portrait name={person.name} photo={person.photo} sizes={kind === 'band' ? LARGE : SMALL} />
              )}
              <p>
                <strong>Members: ask {person.name}</strong>
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
          {others && others.names.length > 0 && (
            <p className="invitation-others">
              {others.heading} <Link href={others.href}>Ask {formatNames(others.names)}</Link>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** e.g. "Dana, Clifford or Hannah" */
function formatNames(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ');
}
