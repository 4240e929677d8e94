import type { ReactNode } from 'react';
import { Icon } from '../elements/Icon.tsx';
import { Island } from '../elements/Island.tsx';
import type { PictureSource } from '../elements/Picture.tsx';
import { MailLink } from './MailLink.tsx';
import { Portrait } from './Portrait.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';

export interface PublicPerson {
  name: string;
  title?: string | undefined;
  photo?: PictureSource | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  /** The contact's territory. */
  states?: readonly string[] | undefined;
}

interface ContactCardProps {
  person: PublicPerson;
  /** Actions other than copying. */
  children?: ReactNode;
}

/**
 * A person to call or to email, in the style of a business card. Other actions are in a disclosure. A disclosure with only copy
 * buttons is hidden until the script runs, because they need the script.
 */
export function ContactCard({ person, children }: ContactCardProps) {
  const { name, title, photo, phone, email, states } = person;
  return (
    <div className="contact-card panel">
      <Portrait name={name} photo={photo} sizes="6.5rem" />
      <div className="contact-card-text">
        <p className="contact-card-name">{name}</p>
        <p>{title}</p>
        {states && <p>{states.join(', ')}</p>}
      </div>
      <Island name="copy" props={undefined} className="contact-card-links">
        {phone && <TelephoneLink phone={phone} />}
        {email && <MailLink email={email} />}
        <details className="contact-card-more" hidden={!children}>
          <summary>
            {children ? 'Write or save' : 'Copy'}
            <span className="sr-only">: {name}</span>
          </summary>
          <div className="contact-card-actions">
            {children}
            {phone && <CopyButton text={phone} kind="number" />}
            {email && <CopyButton text={email} kind="address" />}
          </div>
        </details>
        <span className="copied" role="status" />
      </Island>
    </div>
  );
}

interface CopyButtonProps {
  /** e.g. "(800) 555-0142" */
  text: string;
  /** e.g. "number" */
  kind: string;
}

/** Hidden until the script runs. */
function CopyButton({ text, kind }: CopyButtonProps) {
  return (
    <button type="button" className="copy" data-copyable={text} hidden>
      <Icon name="copy" />
      <Icon name="check" />
      <span>
        Copy {kind}
        <span className="sr-only"> {text}</span>
      </span>
    </button>
  );
}
