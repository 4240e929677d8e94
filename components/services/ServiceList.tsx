import { Link } from '../elements/Link.tsx';

export interface ServiceListProps {
  groups: readonly {
    id: string;
    title: string;
    summary: string;
    services: readonly { path: string; title: string }[];
  }[];
}

/** Every service by group. */
export function ServiceList({ groups }: ServiceListProps) {
  return (
    <div className="service-list">
      {groups.map(({ id, title, summary, services }) => (
        <section key={id} aria-labelledby={`service-list-${id}`}>
          <h3 id={`service-list-${id}`}>{title}</h3>
          <p>{summary}</p>
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
