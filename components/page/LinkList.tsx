import { Icon } from '../elements/Icon.tsx';
import { Link, type LinkField } from '../elements/Link.tsx';
import { Picture, type PictureField } from '../elements/Picture.tsx';
import { Words } from '../elements/Words.tsx';

/** A page of this site or of another one, with what one finds there. */
export interface ListedLink extends LinkField {
  text?: string | undefined;
  picture?: PictureField | undefined;
}

/** Links in large letters, one a row. */
export function LinkList({ links }: { links: readonly ListedLink[] }) {
  return (
    <ul className="link-list">
      {links.map(({ href, label, text, picture }) => (
        <li key={href}>
          <Link className="link-list-link" href={href}>
            <span>{label}</span>
            <Icon name={href.startsWith('/') ? 'arrow' : 'outside'} />
          </Link>
          {text && (
            <p>
              <Words>{text}</Words>
            </p>
          )}
          {picture && <Picture field={picture} sizes="(min-width: 64rem) 18rem, 7rem" />}
        </li>
      ))}
    </ul>
  );
}
