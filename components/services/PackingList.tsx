import { Link } from '../elements/Link.tsx';

export interface PackingListProps {
  groups: readonly { id: string; title: string; services: readonly { path: string; title: string }[] }[];
}

/** Every service, listed as on the slip that comes with a delivery. */
export function PackingList({ groups }: PackingListProps) {
  return (
    <div className="packing panel">
      {groups.map(({ id, title, services }) => (
        <section key={id} aria-labelledby={`packing-${id}`}>
          <h3 id={`packing-${id}`}>{title}</h3>
          <ul>
            {services.map((service) => (
              <li key={service.path}>
                <Link href={service.path}>{service.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
