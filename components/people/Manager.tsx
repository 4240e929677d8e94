import type { PublicPerson } from './ContactCard.tsx';
import { ManagerButtons } from './ManagerButtons.tsx';
import { Portrait } from './Portrait.tsx';

interface ManagerProps {
  manager: PublicPerson;
  /** The number for managers with neither phone nor email. */
  officePhone: string;
  sizes: string;
}

export function Manager({ manager, officePhone, sizes }: ManagerProps) {
  const { name, title, photo, phone, email } = manager;
  const number = phone ?? (email ? undefined : officePhone);
  return (
    <li className="manager">
      <Portrait name={name} photo={photo} sizes={sizes} />
      <div className="manager-text">
        <h2>{name}</h2>
        <p className="manager-title">{title}</p>
        {number && <p className="manager-phone">{number}</p>}
        {email && <p className="manager-email">{email}</p>}
      </div>
      <ManagerButtons manager={manager} officePhone={officePhone} />
    </li>
  );
}
