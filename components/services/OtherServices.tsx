import { Link } from '../elements/Link.tsx';

export interface OtherServicesProps {
  /** The title of the group. */
  group: string;
  others: readonly { path: string; label: string }[];
}

/** The other services of the group. */
export function OtherServices({ group, others }: OtherServicesProps) {
  if (others.length === 0) return null;
  return (
    <nav className="siblings wide split" aria-labelledby="siblings">
      <h2 id="siblings">More in {group}</h2>
      <ul>
        {others.map(({ path, label }) => (
          <li key={path}>
            <Link href={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
