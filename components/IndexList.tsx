import type { PictureField } from '../build/schema/fields.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { Picture } from './Picture.tsx';

export interface IndexEntry {
  path: string;
  label: string;
  summary?: string;
  picture?: PictureField | undefined;
}

/** Pages listed as in the index of an account book. */
export function IndexList({ entries }: { entries: readonly IndexEntry[] }) {
  return (
    <ul className="index-list">
      {entries.map(({ path, label, summary, picture }) => (
        <li key={path}>
          <Link className="index-link" href={path}>
            <span>{label}</span>
            <Icon name="arrow" />
          </Link>
          {summary && <p>{summary}</p>}
          {picture && <Picture field={picture} sizes="(min-width: 64rem) 18rem, 7rem" />}
        </li>
      ))}
    </ul>
  );
}
