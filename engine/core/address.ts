/** Any host will do: a path is of this site if it stays on the host that it is read on. */
const ANYWHERE = 'https://site.invalid';

/** Whether a link may lead there: a path of this site, a page elsewhere, a mailbox, a telephone. */
export function isAddress(href: string): boolean {
  return (
    isOwnPath(href) ||
    isPageElsewhere(href) ||
    /^mailto:[^\s@]+@[^\s@]/.test(href) ||
    /^tel:\+?[\d(][\d().;=a-z-]*$/i.test(href)
  );
}

/** Browsers read `//host/` and `/\host/` as addresses of other hosts. */
function isOwnPath(href: string): boolean {
  return /^\/[^\s\\]*$/.test(href) && URL.canParse(href, ANYWHERE) && new URL(href, ANYWHERE).origin === ANYWHERE;
}

/** Without a name before the host, which could be taken for it. */
function isPageElsewhere(href: string): boolean {
  return /^https:\/\/[^\s\\/@]+([/?#]\S*)?$/.test(href) && URL.canParse(href);
}
