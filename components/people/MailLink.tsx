import { Icon } from '../elements/Icon.tsx';

/** A link to an email address, which may break only before its "@". */
export function MailLink({ email }: { email: string }) {
  const at = email.indexOf('@');
  return (
    <a className="contact-link" href={`mailto:${email}`}>
      <Icon name="mail" />
      <span>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </span>
    </a>
  );
}
