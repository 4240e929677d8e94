import type { LinkField } from '../build/schema/fields.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

/** Pages of other houses, each with what one finds there. */
export function OutsideLinks({ links }: { links: readonly (LinkField & { text: string })[] }) {
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
