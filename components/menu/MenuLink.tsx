import type { NavItem, Navigation } from './navigation.ts';

/** A page of the menu, marked while it or a page below it is shown. */
export function MenuLink({ label, href, current }: NavItem) {
  return (
    <a className="menu-link" href={href} aria-current={current === 'section' ? 'true' : current}>
      {label}
    </a>
  );
}

/** The way out to the members' system. */
export function MemberLogin({ label, href }: Navigation['memberLogin']) {
  return (
    <a className="menu-link menu-login" href={href} target="_blank" rel="noopener">
      {label}
      <span className="unseen"> (opens in a new tab)</span>
    </a>
  );
}
