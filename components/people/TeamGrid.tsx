import { CONTENT_WIDTH } from '../elements/sizes.ts';
import type { PublicPerson } from './ContactCard.tsx';
import { ManagerButtons } from './ManagerButtons.tsx';
import { Portrait } from './Portrait.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';

export interface TeamGridProps {
  managers: readonly PublicPerson[];
  /** The main phone number and its hours. */
  office: { phone: string; hours: string };
}

/** The `sizes` of the portraits: of the first, and of the others. */
const LARGE = `(min-width: 64rem) 36.5rem, (min-width: 48rem) 72vw, (min-width: 40rem) ${CONTENT_WIDTH}, 43.5vw`;
const SMALL = '(min-width: 64rem) 14.8rem, (min-width: 48rem) 28.6vw, 43.5vw';

/** The whole team, the first person larger, with the office at the end. */
export function TeamGrid({ managers, office: { phone, hours } }: TeamGridProps) {
  return (
    <ul className="wide team">
      {managers.map((manager, index) => (
        <Manager key={manager.name} manager={manager} officePhone={phone} sizes={index === 0 ? LARGE : SMALL} />
      ))}
      <li className="team-office panel">
        <h2>Not sure who to ask?</h2>
        <TelephoneLink phone={phone} />
        <p>{hours}</p>
      </li>
    </ul>
  );
}

interface ManagerProps {
  manager: PublicPerson;
  /** The number for managers with neither phone nor email. */
  officePhone: string;
  sizes: string;
}

function Manager({ manager, officePhone, sizes }: ManagerProps) {
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
