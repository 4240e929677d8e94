import type { ReactNode } from 'react';
import { Icon } from '../elements/Icon.tsx';

interface TelephoneLinkProps {
  phone: string;
  className?: string;
  /** Text instead of the number. */
  children?: ReactNode;
}

/** A link that calls a number. The URL has only its digits. */
export function TelephoneLink({ phone, className = 'contact-link', children }: TelephoneLinkProps) {
  return (
    <a className={className} href={`tel:${phone.replace(/\D/g, '')}`}>
      <Icon name="phone" />
      <span>{children ?? phone}</span>
    </a>
  );
}
