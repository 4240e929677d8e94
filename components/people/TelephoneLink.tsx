import { Icon } from '../elements/Icon.tsx';

/** Calls a number: its digits alone make the address. */
export function TelephoneLink({ phone }: { phone: string }) {
  return (
    <a className="contact-link" href={`tel:${phone.replace(/\D/g, '')}`}>
      <Icon name="phone" />
      <span>{phone}</span>
    </a>
  );
}
