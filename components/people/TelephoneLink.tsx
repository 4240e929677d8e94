import { Icon } from '../Icon.tsx';

/** Calls a number: its digits alone make the address. */
export function TelephoneLink({ phone }: { phone: string }) {
  return (
    <a className="reach" href={`tel:${phone.replace(/\D/g, '')}`}>
      <Icon name="phone" />
      <span>{phone}</span>
    </a>
  );
}
