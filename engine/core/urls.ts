/** Adds the base path to a path of this site, e.g. "/contact/" → "/site/contact/". */
export type ToUrl = (path: string) => string;

/** @param base begins and ends with a slash, e.g. "/" or "/site/" */
export function makeToUrl(base: string): ToUrl {
  return (path) => base + path.replace(/^\//, '');
}

/** e.g. "/contact/" → "https://www.example.com/site/contact/" */
export function fullUrl(path: string, { origin, base }: { origin: string; base: string }): string {
  return origin + makeToUrl(base)(path);
}

/** The file of a page, e.g. "/contact/" → "contact/index.html", "/404.html" → "404.html". */
export function toOutputPath(path: string): string {
  return path.slice(1).replace(/(?<=^|\/)$/, 'index.html');
}

/**
 * The files that a URL can lead to, the likeliest first, e.g. "/contact" → contact, contact.html, contact/index.html. None for
 * hidden files, and for paths that lead out of the site.
 * @param url begins with the base path if it belongs to the site; may have a query and a fragment
 */
export function listOutputPaths(url: string, base: string): string[] {
  if (!url.startsWith(base)) return [];
  const path = decode(url.slice(base.length).replace(/[?#].*$/s, ''));
  if (/^\/|\/\/|[\\\0]|(^|\/)\./.test(path.replace(/^\.well-known\//, ''))) return [];
  if (path === '' || path.endsWith('/')) return [toOutputPath(`/${path}`)];
  return [path, `${path}.html`, toOutputPath(`/${path}/`)];
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
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
