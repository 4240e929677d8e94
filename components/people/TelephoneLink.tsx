import type { ReactNode } from 'react';
import { telephoneUrl } from '../../site/model/telephone.ts';
import { Icon } from '../elements/Icon.tsx';

interface TelephoneLinkProps {
  phone: string;
  className?: string;
  /** Text instead of the number. */
  children?: ReactNode;
}

export function TelephoneLink({ phone, className = 'contact-link', children }: TelephoneLinkProps) {
  return (
    <a className={className} href={telephoneUrl(phone)}>
      <Icon name="phone" />
      <span>{children ?? phone}</span>
    </a>
  );
}
