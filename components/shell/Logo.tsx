import { Link } from '../elements/Link.tsx';
import { LogoMark } from './LogoMark.tsx';

/** The logo and name, with a link to the home page. */
export function Logo({ name }: { name: string }) {
  return (
    <Link className="logo" href="/">
      <LogoMark />
      <span className="logo-name">{name}</span>
    </Link>
  );
}
