import { trailOf } from '../pages/trail.ts';
import { Link } from './Link.tsx';
import { useSite } from './site.ts';

/** The pages above this one. The page itself is named by its headline, right below. */
export function Breadcrumbs() {
  const { route, routes } = useSite();
  const above = trailOf(route, routes).slice(0, -1);
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {above.map(({ label, path }) => (
          <li key={path}>
            <Link href={path}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
