import type { Group } from '../build/schema/collections.ts';
import { Card } from './Card.tsx';
import { pathOf } from './services.ts';
import { useSite } from './site.ts';

/** A group of services: a headed section that a script turns into a tab's panel. */
export function ServiceSection({ group: { slug, title, lead } }: { group: Group }) {
  const services = useSite().content.services.filter(({ group }) => group === slug);
  return (
    <section className="service-section tab-panel" id={slug} aria-labelledby={`${slug}-heading`}>
      <div className="service-section-head">
        <h2 id={`${slug}-heading`}>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <div className="service-cards">
        {services.map((service) => (
          <Card
            key={service.slug}
            slug={service.slug}
            href={pathOf(service)}
            label={service.title}
            summary={service.summary}
            picture={service.picture}
            sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 50vw, 7rem"
          />
        ))}
      </div>
    </section>
  );
}
