import { Link } from '../elements/Link.tsx';
import { Picture, type SitePicture } from '../elements/Picture.tsx';
import { CONTENT_WIDTH } from '../elements/sizes.ts';

/** Up to three stand side by side on desktops, and in rows of their own on phones; more of them, two a row. */
const FEW = '(min-width: 84rem) 25.7rem, (min-width: 48rem) 29vw, 35vw';
const MANY = '(min-width: 80rem) 18.5rem, (min-width: 48rem) 29vw';

export interface OtherServicesProps {
  /** The title of the group. */
  group: string;
  others: readonly { path: string; title: string; picture: SitePicture }[];
}

/** The other services of the group. */
export function OtherServices({ group, others }: OtherServicesProps) {
  if (others.length === 0) return null;
  return (
    <nav className="siblings wide" aria-labelledby="siblings">
      <h2 id="siblings">More in {group}</h2>
      <ul className="shelf">
        {others.map(({ path, title, picture }, index) => (
          <li key={path}>
            <Picture field={picture} sizes={sizesOf(index, others.length)} />
            <div className="shelf-edge">
              <Link className="shelf-name" href={path}>
                {title}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function sizesOf(index: number, count: number): string {
  if (count < 4) return FEW;
  const isAlone = index === count - 1 && count % 2 === 1;
  return isAlone ? `${MANY}, ${CONTENT_WIDTH}` : `${MANY}, 65vw`;
}
