import { Link } from '../elements/Link.tsx';
import { LogoMark } from './LogoMark.tsx';

export function Logo({ name }: { name: string }) {
  return (
    <Link className="logo" href="/">
      <LogoMark />
      <span className="logo-name">{name}</span>
    </Link>
  );
}
