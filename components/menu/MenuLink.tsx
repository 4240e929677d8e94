import type { NavItem, Navigation } from './navigation.ts';

/** A link to a page, marked if that page or a page below it is current. */
export function MenuLink({ label, href, current }: NavItem) {
  return (
    <a className="menu-link" href={href} aria-current={current === 'section' ? 'true' : current}>
      {label}
    </a>
  );
}

/** Where there is no room for its label, only its icon is seen. */
export function SearchLink({ label, href, current }: NavItem) {
  return (
    <a className="menu-link menu-search" href={href} aria-current={current === 'section' ? 'true' : current}>
      <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21" />
      </svg>
      <span className="menu-search-label">{label}</span>
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
