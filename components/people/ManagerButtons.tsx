import { Icon } from '../elements/Icon.tsx';
import type { PublicPerson } from './ContactCard.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';

interface ManagerButtonsProps {
  manager: PublicPerson;
  officePhone: string;
}

/** Buttons to reach a manager, or the office if neither phone nor email is published. */
export function ManagerButtons({ manager: { name, phone, email }, officePhone }: ManagerButtonsProps) {
  return (
    <p className="manager-actions">
      {phone && (
        <TelephoneLink className="button" phone={phone}>
          Call<span className="sr-only"> {name}</span>
        </TelephoneLink>
      )}
      {email && (
        <a className="button" href={`mailto:${email}`}>
          <Icon name="mail" />
          <span>
            Write<span className="sr-only"> to {name}</span>
          </span>
        </a>
      )}
      {!phone && !email && (
        <TelephoneLink className="button" phone={officePhone}>
          Call the office
          <span className="sr-only"> for {name}</span>
        </TelephoneLink>
      )}
    </p>
  );
}
