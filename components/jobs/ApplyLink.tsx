import { Icon } from '../elements/Icon.tsx';
import { Link, type LinkTarget } from '../elements/Link.tsx';

/** Leads out of the site, to where one applies. */
export function ApplyLink({ href, label }: LinkTarget) {
  return (
    <Link className="button button-call" href={href}>
      {label}
      <Icon name="outside" />
    </Link>
  );
}
