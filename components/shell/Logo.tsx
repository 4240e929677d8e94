import { Link } from '../elements/Link.tsx';
import { Mark } from './Mark.tsx';

/** The logo and name, with a link to the home page. */
export function Logo({ name }: { name: string }) {
  return (
    <Link className="logo" href="/">
      <Mark />
      <span className="logo-name">{name}</span>
    </Link>
  );
}
