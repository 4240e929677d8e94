import { Icon } from '../Icon.tsx';
import { Link, type LinkField } from '../Link.tsx';

/** A page of another house, with what one finds there. */
export type OutsideLink = LinkField & { text: string };

/** Pages of other houses, each with what one finds there. */
export function OutsideLinks({ links }: { links: readonly OutsideLink[] }) {
  return (
    <ul className="index-list">
      {links.map(({ href, label, text }) => (
        <li key={href}>
          <Link className="index-link" href={href}>
            <span>{label}</span>
            <Icon name="outside" />
          </Link>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
