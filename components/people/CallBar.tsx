import { TelephoneLink } from './TelephoneLink.tsx';

/** On phones, a button at the bottom of the window until the section after it comes into view. */
export function CallBar({ phone, name }: { phone: string; name?: string | undefined }) {
  return (
    <p className="call-bar">
      <TelephoneLink className="button" phone={phone}>
        {name ? `Call ${name}` : phone}
      </TelephoneLink>
    </p>
  );
}
