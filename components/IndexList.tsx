import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

export interface IndexEntry {
  path: string;
  label: string;
  summary?: string;
}

/** Pages listed as in the index of an account book. */
export function IndexList({ entries }: { entries: readonly IndexEntry[] }) {
  return (
    <ul className="index-list">
      {entries.map(({ path, label, summary }) => (
        <li key={path}>
          <Link className="index-link" href={path}>
            <span>{label}</span>
            <Icon name="arrow" />
          </Link>
          {summary && <p>{summary}</p>}
        </li>
      ))}
    </ul>
  );
}
