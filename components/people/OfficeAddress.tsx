import { TelephoneLink } from './TelephoneLink.tsx';

export interface OfficeAddressProps {
  phoneHeading: string;
  phone: string;
  hours: string;
  addressHeading: string;
  address: readonly string[];
}

/** Where the house stands and when it answers. */
export function OfficeAddress({ phoneHeading, phone, hours, addressHeading, address }: OfficeAddressProps) {
  return (
    <div className="office band">
      <div className="wide office-parts">
        <section aria-labelledby="phone">
          <h2 id="phone">{phoneHeading}</h2>
          <p className="office-phone">
            <TelephoneLink phone={phone} />
          </p>
          <p>{hours}</p>
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
    </div>
  );
}
