import type { Contact } from '../build/schema/pages.ts';
import { useSite } from './site.ts';
import { TelephoneLink } from './TelephoneLink.tsx';

/** Where the house stands and when it answers. */
export function House({ entry }: { entry: Contact }) {
  const { phone, hours, address } = useSite().content.site;
  return (
    <div className="house band">
      <div className="wide house-parts">
        <section aria-labelledby="phone">
          <h2 id="phone">{entry.phoneHeading}</h2>
          <p className="house-phone">
            <TelephoneLink phone={phone} />
          </p>
          <p>{hours}</p>
        </section>
        <section aria-labelledby="address">
          <h2 id="address">{entry.addressHeading}</h2>
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
