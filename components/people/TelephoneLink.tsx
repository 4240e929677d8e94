import type { ReactNode } from 'react';
import { Icon } from '../elements/Icon.tsx';

interface TelephoneLinkProps {
  phone: string;
  className?: string;
  /** What it says instead of the number. */
  children?: ReactNode;
}

/** Calls a number: its digits alone make the address. */
export function TelephoneLink({ phone, className = 'contact-link', children }: TelephoneLinkProps) {
  return (
    <a className={className} href={`tel:${phone.replace(/\D/g, '')}`}>
      <Icon name="phone" />
      <span>{children ?? phone}</span>
    </a>
  );
}
