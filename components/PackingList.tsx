import { Link } from './Link.tsx';
import { pathOf } from './services.ts';
import { useSite } from './site.ts';

/** Every service, listed as on the slip that comes with a delivery. */
export function PackingList() {
  const { groups, services } = useSite().content;
  return (
    <div className="packing label">
      {groups.map(({ slug, title }) => (
        <section key={slug} aria-labelledby={`packing-${slug}`}>
          <h3 id={`packing-${slug}`}>{title}</h3>
          <ul>
            {services
              .filter(({ group }) => group === slug)
              .map((service) => (
                <li key={service.slug}>
                  <Link href={pathOf(service)}>{service.title}</Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
