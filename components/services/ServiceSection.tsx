import { Lead } from '../elements/Lead.tsx';
import { LinkCard, type PicturedListing } from './LinkCard.tsx';

export interface ServiceSectionProps {
  /** What deep links name. */
  id: string;
  title: string;
  lead: string;
  services: readonly PicturedListing[];
}

/** A group of services: a headed section that a script turns into a tab's panel. */
export function ServiceSection({ id, title, lead, services }: ServiceSectionProps) {
  return (
    <section className="service-section tab-panel" id={id} aria-labelledby={`${id}-heading`}>
      <div className="service-section-head">
        <h2 id={`${id}-heading`}>{title}</h2>
        <Lead>{lead}</Lead>
      </div>
      <div className="service-cards">
        {services.map((service) => (
          <LinkCard key={service.path} {...service} sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 50vw, 7rem" />
        ))}
      </div>
    </section>
  );
}
