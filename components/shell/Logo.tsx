import { Link } from '../elements/Link.tsx';

export function Logo({ name }: { name: string }) {
  return (
    <Link className="logo" href="/">
      <LogoMark />
      <span className="logo-name">{name}</span>
    </Link>
  );
}

/** The logo, a shop under an awning. The same shapes as in assets/icons/favicon.svg. */
export function LogoMark() {
  return (
    <svg className="logo-mark" width="48" height="48" viewBox="0 0 48 48" aria-hidden="true" fill="currentColor">
      <path d="M7 6h8l-2 16a5 5 0 0 1-10 0zM20.5 6h7l1.5 16a5 5 0 0 1-10 0zM33 6h8l4 16a5 5 0 0 1-10 0z" />
      <path d="M6 30h36v14H6zM10 34v6h14v-6zM29 33v11h8V33z" fillRule="evenodd" />
    </svg>
  );
}
