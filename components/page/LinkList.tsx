import { Link, type LinkTarget } from '../elements/Link.tsx';
import { Picture, type PictureSource } from '../elements/Picture.tsx';
import { ShortText } from '../elements/ShortText.tsx';
import { TextWithIcon } from '../elements/TextWithIcon.tsx';

export interface ListedLink extends LinkTarget {
  text?: string | undefined;
  picture?: PictureSource | undefined;
}

const PICTURE_SIZES = '(min-width: 84rem) 18.6rem, (min-width: 64rem) 21.5vw, 11rem';

/** Links in large type, one per row. */
export function LinkList({ links }: { links: readonly ListedLink[] }) {
  return (
    <ul className="link-list">
      {links.map(({ href, label, text, picture }) => (
        <li key={href}>
          <Link className="link-list-link" href={href}>
            <TextWithIcon icon={href.startsWith('/') ? 'arrow' : 'external'}>{label}</TextWithIcon>
          </Link>
          {text && (
            <p>
              <ShortText>{text}</ShortText>
            </p>
          )}
          {picture && <Picture picture={picture} sizes={PICTURE_SIZES} />}
        </li>
      ))}
    </ul>
  );
}
