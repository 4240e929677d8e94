import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import { Picture, type PictureField } from '../Picture.tsx';

/** A page, or a part of one, as lists of others name it. */
export interface Listing {
  path: string;
  title: string;
  summary?: string;
  picture?: PictureField | undefined;
}

/** Pages listed as in the index of an account book. */
export function IndexList({ entries }: { entries: readonly Listing[] }) {
  return (
    <ul className="index-list">
      {entries.map(({ path, title, summary, picture }) => (
        <li key={path}>
          <Link className="index-link" href={path}>
            <span>{title}</span>
            <Icon name="arrow" />
          </Link>
          {summary && <p>{summary}</p>}
          {picture && <Picture field={picture} sizes="(min-width: 64rem) 18rem, 7rem" />}
        </li>
      ))}
    </ul>
  );
}
