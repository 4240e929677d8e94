import { Link } from '../elements/Link.tsx';
import { Mark } from './Mark.tsx';

/** The mark and the name, which lead home. */
export function Logo({ name }: { name: string }) {
  return (
    <Link className="logo" href="/">
      <Mark />
      <span className="logo-name">{name}</span>
    </Link>
  );
}
