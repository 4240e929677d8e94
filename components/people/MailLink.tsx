import { Icon } from '../elements/Icon.tsx';

/** Writes to an address, which may break before its "@" but nowhere sooner. */
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
