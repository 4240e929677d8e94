import { Icon } from './Icon.tsx';

export function MailLink({ email }: { email: string }) {
  return (
    <a className="reach" href={`mailto:${email}`}>
      <Icon name="mail" />
      <span>{email}</span>
    </a>
  );
}
