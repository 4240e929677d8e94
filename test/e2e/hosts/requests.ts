import type { HostName } from '../../../engine/core/page.ts';

/** What comes of a request once all redirects are followed. */
export interface Answer {
  /** The statuses of the redirects on the way. */
  by: readonly number[];
  status: number;
  /** Where it ends, without the base path. */
  at: string;
  type: string;
  /** The Cache-Control of the last response. */
  caching: string;
}

export interface Row {
  asks: string;
  path: string;
  answer: Answer;
  /** What single hosts do differently. */
  but?: Partial<Record<HostName, Partial<Answer>>>;
}

export const ANEW = 'public, max-age=0, must-revalidate';
export const EVER = 'public, max-age=31536000, immutable';
const HTML = 'text/html; charset=utf-8';

/** The error page. Cloudflare Pages sends it without Cache-Control. */
function missing(asks: string, path: string, but: Row['but'] = {}): Row {
  const answer = { by: [], status: 404, at: path, type: HTML, caching: ANEW };
  return { asks, path, answer, but: { ...but, 'cloudflare-pages': { caching: 'none', ...but['cloudflare-pages'] } } };
}

function found(asks: string, path: string, answer: Partial<Answer> = {}, but: Row['but'] = {}): Row {
  return { asks, path, answer: { by: [], status: 200, at: path, type: HTML, caching: ANEW, ...answer }, but };
}

/** A folder without its slash. */
function slashed(asks: string, path: string, at: string): Row {
  return found(asks, path, { by: [301], at }, { s3: { by: [302] }, 'cloudflare-pages': { by: [308] } });
}

function asset(asks: string, path: string, type: string): Row {
  return found(asks, path, { type, caching: EVER });
}

/** Where a host reads no rules, the page itself redirects, by its refresh. */
const redirectedByPage = (at: string): Row['but'] => ({ 'github-pages': { by: [], at }, s3: { by: [], at } });

/** These two give what a rule gives by the address, whether there is a file or not. */
const BY_RULE = { netlify: { caching: EVER }, 'cloudflare-pages': { caching: EVER } };

const SMALL = { by: [301], status: 200, at: '/contact/' };
const VCARD = 'text/vcard; charset=utf-8';
const GROUP = '/services/product-categories/';
const TAB = '/services/#product-categories';

/**
 * @param assets one of each kind, without the base path, e.g. ".css" → "/assets/site.1f2e3d4c5b.css"
 */
export function listRequests(assetOf: (ending: string) => string): Row[] {
  return [
    found('the home page', '/'),
    found('the home page by its file', '/index.html', {}, { 'cloudflare-pages': { by: [308], at: '/' } }),
    found('a page', '/contact/'),
    slashed('a page without its slash', '/contact', '/contact/'),
    found('a page by its file', '/contact/index.html', {}, { 'cloudflare-pages': { by: [308], at: '/contact/' } }),
    found('a page with a query', '/contact/?to=ada'),
    slashed('a page with a query, without its slash', '/contact?to=ada', '/contact/?to=ada'),
    found('a page, percent-encoded', '/contac%74/'),
    found('a page at depth', '/services/product-categories/produce/'),
    slashed('a page at depth without its slash', '/services/product-categories/produce', `${GROUP}produce/`),
    missing('a page in capitals', '/Contact/', { netlify: SMALL }),
    missing('a page in capitals, without its slash', '/CONTACT', { netlify: { ...SMALL, by: [301, 301] } }),
    found('a page that redirects', GROUP, { by: [301], at: TAB }, redirectedByPage(GROUP)),
    found(
      'a page that redirects, without its slash',
      GROUP.slice(0, -1),
      { by: [301], at: TAB },
      {
        'cloudflare-pages': { by: [308, 301] },
        'github-pages': { at: GROUP },
        s3: { by: [302], at: GROUP },
      },
    ),
    found('an old address', '/fruit/', { by: [301], at: `${GROUP}produce/` }, redirectedByPage('/fruit/')),
    missing('what is not there', '/nowhere'),
    missing('a folder that is not there', '/nowhere/'),
    missing('a file that is not there', '/nowhere.pdf'),
    missing('what is not there, at depth', '/services/product-categories/nowhere/at/all/'),
    missing('what is not there below a page', '/contact/nowhere'),
    missing('a page below a file', '/robots.txt/nowhere'),
    found('the error page by itself', '/404.html', {}, { 'cloudflare-pages': { by: [308], at: '/404' } }),
    asset('a style sheet', assetOf('.css'), 'text/css'),
    asset('a script', assetOf('.js'), 'text/javascript'),
    asset('a typeface', assetOf('.woff2'), 'font/woff2'),
    asset('an AVIF picture', assetOf('.avif'), 'image/avif'),
    asset('a WebP picture', assetOf('.webp'), 'image/webp'),
    asset('a JPEG picture', assetOf('.jpg'), 'image/jpeg'),
    asset('a PNG picture', assetOf('.png'), 'image/png'),
    asset('an icon', assetOf('.svg'), 'image/svg+xml'),
    missing('an asset that is not there', '/assets/site.0000000000.css', BY_RULE),
    missing('a folder without a page', '/assets/', { apache: { status: 403 }, ...BY_RULE }),
    found('a card', '/contact/ada.vcf', { type: VCARD }, { 'github-pages': { type: 'text/x-vcard' } }),
    found('a calendar', `${GROUP}produce/spring.ics`, { type: 'text/calendar; charset=utf-8' }),
    found('the web manifest', '/site.webmanifest', { type: 'application/manifest+json' }),
    found('a file as it is', '/prices.pdf', { type: 'application/pdf' }),
    found('a file as it is that its folder hides', '/.well-known/security.txt', { type: 'text/plain; charset=utf-8' }),
    found('the sitemap', '/sitemap.xml', { type: 'text/xml' }),
    found('the rules for robots', '/robots.txt', { type: 'text/plain; charset=utf-8' }),
  ];
}

/** What a web server of one's own must not give away. */
export const HIDDEN: readonly Row[] = [
  missing('the mark of the build', '/.made-by-build'),
  missing('a hidden file', '/.htaccess'),
  missing('a hidden folder', '/.git/config'),
];
