import { Lead } from '../elements/Lead.tsx';
import { LinkCard, type PicturedListing } from './LinkCard.tsx';

/** The first card is wide. On a phone the others are a list. */
const WIDE = '(min-width: 64rem) 60vw, 100vw';
const SMALL = '(min-width: 64rem) 30vw, (min-width: 48rem) 50vw, 7rem';

export interface ServiceSectionProps {
  /** The id in deep links. */
  id: string;
  title: string;
  lead: string;
  services: readonly PicturedListing[];
}

/**
 * A group of services: a section that a script turns into a tab panel.
 * @param priority whether its first picture is in the first view
 */
export function ServiceSection({ id, title, lead, services, priority }: ServiceSectionProps & { priority: boolean }) {
  return (
    <section className="service-section tab-panel" id={id} aria-labelledby={`${id}-heading`}>
      <div className="service-section-head">
        <h2 id={`${id}-heading`}>{title}</h2>
        <Lead>{lead}</Lead>
      </div>
      <div className="service-cards">
        {services.map((service, index) => (
          <LinkCard key={service.path} {...service} {...(index === 0 ? { sizes: WIDE, priority } : { sizes: SMALL })} />
        ))}
      </div>
    </section>
  );
}
