import type { ContactCardPerson } from './ContactCard.tsx';
import { Manager } from './Manager.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';

export interface TeamGridProps {
  managers: readonly ContactCardPerson[];
  /** The main phone number and its hours. */
  office: { phone: string; hours: string };
}

const FIRST = '(min-width: 64rem) 31rem, (min-width: 40rem) 62vw, 100vw';
const OTHERS = '(min-width: 64rem) 15rem, (min-width: 40rem) 30vw, 50vw';

/** The whole team, the first person larger, with the office at the end. */
export function TeamGrid({ managers, office: { phone, hours } }: TeamGridProps) {
  return (
    <ul className="wide team">
      {managers.map((manager, index) => (
        <Manager key={manager.name} manager={manager} office={phone} sizes={index === 0 ? FIRST : OTHERS} />
      ))}
      <li className="team-office panel">
        <h2>Not sure whom to ask?</h2>
        <TelephoneLink phone={phone} />
        <p>{hours}</p>
      </li>
    </ul>
  );
}
