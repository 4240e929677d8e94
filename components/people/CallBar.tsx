import { splitName } from '../../site/model/names.ts';
import { TelephoneLink } from './TelephoneLink.tsx';

interface CallBarProps {
  /** The number of the person; without a person, the main number of the company. */
  phone: string;
  person?: { name: string } | undefined;
}

/** A link to call. On phones it sticks to the foot of the window until the visitor reaches its place in the page. */
export function CallBar({ phone, person }: CallBarProps) {
  return (
    <p className="call-bar">
      <TelephoneLink phone={phone}>
        {person ? `Call ${splitName(person).given} at ${phone}` : `Call ${phone}`}
      </TelephoneLink>
    </p>
  );
}
