import { trailOf } from '../pages/trail.ts';
import { Link } from './Link.tsx';
import { useSite } from './site.ts';

/** The pages above this one, and its own plain name, which its headline need not give. */
export function Breadcrumbs() {
  const { route, routes } = useSite();
  const trail = trailOf(route, routes);
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {trail.slice(0, -1).map(({ label, path }) => (
          <li key={path}>
            <Link href={path}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{trail.at(-1)?.label}</li>
      </ol>
    </nav>
  );
}
