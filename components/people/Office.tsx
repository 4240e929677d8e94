import { Icon } from '../elements/Icon.tsx';
import { TelephoneLink } from './TelephoneLink.tsx';

export interface OfficeProps {
  phoneHeading: string;
  phone: string;
  hours: string;
  /** The label of the link to the form. */
  formHeading: string;
  addressHeading: string;
  address: readonly string[];
}

export function Office({ phoneHeading, phone, hours, formHeading, addressHeading, address }: OfficeProps) {
  return (
    <div className="office">
      <section className="office-call" aria-labelledby="phone">
        <h2 id="phone">{phoneHeading}</h2>
        <p className="office-phone">
          <TelephoneLink phone={phone} />
        </p>
        <p>{hours}</p>
        <a className="button button-primary office-write" href="#write">
          <Icon name="write" />
          {formHeading}
        </a>
      </section>
      <section aria-labelledby="address">
        <h2 id="address">{addressHeading}</h2>
        <address>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </section>
    </div>
  );
}
