/** Adds the base path to a path of this site, e.g. "/contact/" → "/co-op/contact/". */
export type ToUrl = (path: string) => string;

/** @param base begins and ends with a slash, e.g. "/" or "/co-op/" */
export function makeToUrl(base: string): ToUrl {
  return (path) => base + path.replace(/^\//, '');
}

/** e.g. "/contact/" → "https://www.example.com/co-op/contact/" */
export function fullUrl(path: string, { origin, base }: { origin: string; base: string }): string {
  return origin + makeToUrl(base)(path);
}

/** A placeholder for the site's origin. A path that leads to another origin is not a path of this site. */
const ORIGIN = 'https://site.invalid';

/** Whether a link may have this address: a path of this site, a page elsewhere, an email address, a phone number. */
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
  return /^\/[^\s\\]*$/.test(href) && URL.canParse(href, ORIGIN) && new URL(href, ORIGIN).origin === ORIGIN;
}

/** A user name is refused, because it can be mistaken for the host: `https://bank.example@other.example/`. */
function isPageElsewhere(href: string): boolean {
  return /^https:\/\/[^\s\\/@]+([/?#]\S*)?$/.test(href) && URL.canParse(href);
}

/** Adds the base path to the links of an entry's body. */
export function withBasePath(html: string, toUrl: ToUrl): string {
  // Quotation marks in text are escaped, so this matches attributes only.
  return html.replaceAll('href="/', `href="${toUrl('/')}`);
}
