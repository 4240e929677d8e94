import type { NavItem, Navigation } from './navigation.ts';

/** A link to a page, marked if that page or a page below it is current. */
export function MenuLink({ label, href, current }: NavItem) {
  return (
    <a className="menu-link" href={href} aria-current={current === 'section' ? 'true' : current}>
      {label}
    </a>
  );
}

export function MemberLogin({ label, href }: Navigation['memberLogin']) {
  return (
    <a className="menu-link menu-login" href={href} target="_blank" rel="noopener">
      {label}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
