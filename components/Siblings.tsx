import type { Service } from '../build/schema/collections.ts';
import { Link } from './Link.tsx';
import { pathOf } from './services.ts';
import { useSite } from './site.ts';

/** The other services of the same group. */
export function Siblings({ service }: { service: Service }) {
  const { groups, services } = useSite().content;
  const group = groups.find(({ slug }) => slug === service.group);
  const others = services.filter((other) => other.group === service.group && other.slug !== service.slug);
  if (!group || others.length === 0) return null;
  return (
    <nav className="siblings" aria-labelledby="siblings">
      <h2 id="siblings">{group.title}</h2>
      <ul>
        {others.map((other) => (
          <li key={other.slug}>
            <Link href={pathOf(other)}>{other.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
