/** Adds the base path to a path of this site, e.g. "/contact/" → "/co-op/contact/". */
export type ToUrl = (path: string) => string;

/** @param base begins and ends with a slash, e.g. "/" or "/co-op/" */
export function makeToUrl(base: string): ToUrl {
  return (path) => base + path.replace(/^\//, '');
}

/** The whole address of a path, e.g. "https://www.example.com/co-op/contact/". */
export function absolute(path: string, { origin, base }: { origin: string; base: string }): string {
  return origin + makeToUrl(base)(path);
}

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

/** The text of an entry with the base path in its links to paths of this site. */
export function withBasePath(html: string, toUrl: ToUrl): string {
  // Nothing but an attribute can hold this: the quotation marks of texts are escaped.
  return html.replaceAll('href="/', `href="${toUrl('/')}`);
}
