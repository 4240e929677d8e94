import { Link } from '../elements/Link.tsx';
import { Picture, type SitePicture } from '../elements/Picture.tsx';

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
        {others.map(({ path, title, picture }) => (
          <li key={path}>
            <Picture field={picture} sizes="(min-width: 64rem) 25vw, (min-width: 48rem) 33vw, 50vw" />
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
