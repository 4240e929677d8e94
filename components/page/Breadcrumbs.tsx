import { Link } from '../elements/Link.tsx';

export interface Breadcrumb {
  label: string;
  /** Without the base path. */
  path: string;
}

/** Links to the parents of this page, then its own title. */
export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {breadcrumbs.slice(0, -1).map(({ label, path }) => (
          <li key={path}>
            <Link href={path}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{breadcrumbs.at(-1)?.label}</li>
      </ol>
    </nav>
  );
}
