import { Icon } from '../elements/Icon.tsx';
import { Link, type LinkTarget } from '../elements/Link.tsx';

/** A link to the application form on another site. */
export function ApplyLink({ href, label }: LinkTarget) {
  return (
    <Link className="button button-primary" href={href}>
      {label}
      <Icon name="external" />
    </Link>
  );
}
