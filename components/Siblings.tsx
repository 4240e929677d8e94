import type { Service } from '../build/schema/collections.ts';
import { Link } from './Link.tsx';
import { Picture } from './Picture.tsx';
import { pathOf } from './services.ts';
import { useSite } from './site.ts';

/** The other services of the same group, side by side on their shelf. */
export function Siblings({ service }: { service: Service }) {
  const { groups, services } = useSite().content;
  const group = groups.find(({ slug }) => slug === service.group);
  const others = services.filter((other) => other.group === service.group && other.slug !== service.slug);
  if (!group || others.length === 0) return null;
  return (
    <nav className="siblings wide" aria-labelledby="siblings">
      <h2 id="siblings">More in {group.title}</h2>
      <ul className="shelf">
        {others.map((other) => (
          <li key={other.slug}>
            <Picture field={other.picture} sizes="(min-width: 64rem) 25vw, (min-width: 48rem) 33vw, 50vw" />
            <div className="shelf-edge">
              <Link className="shelf-name" href={pathOf(other)}>
                {other.title}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
