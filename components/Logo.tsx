import { Link } from './Link.tsx';
import { Mark } from './Mark.tsx';
import { useSite } from './site.ts';

/** The mark and the name, which lead home. */
export function Logo() {
  const { site } = useSite().content;
  return (
    <Link className="logo" href="/">
      <Mark />
      <span className="logo-name">{site.name}</span>
    </Link>
  );
}
