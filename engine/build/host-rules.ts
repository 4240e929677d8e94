import { extname } from 'node:path';
import { getMediaType, type HostName, makeToUrl, type Page, type Settings } from '../core/index.ts';

/** Asset names contain hashes. Everything else is revalidated; `no-store` would disable the back/forward cache. */
export const CACHING = {
  assets: 'public, max-age=31536000, immutable',
  others: 'public, max-age=0, must-revalidate',
} as const;

type Header = readonly [name: string, value: string];

/** The rules of a site, for all hosts. */
export interface HostRules {
  base: string;
  hosts: readonly HostName[];
  /** Headers of every response. */
  security: readonly Header[];
  /** With the base path. */
  redirects: readonly { from: string; to: string }[];
  /** Media types by file ending, e.g. [".vcf", "text/vcard; charset=utf-8"]. */
  types: readonly (readonly [ending: string, type: string])[];
  /** The published files, without the base path. */
  paths: readonly string[];
}

export function listRules(pages: readonly Page[], settings: Settings, paths: readonly string[]): HostRules {
  const { base, hosts = [] } = settings;
  const toUrl = makeToUrl(base);
  const endings = new Set(paths.map((path) => extname(path)).filter((ending) => ending !== ''));
  return {
    base,
    hosts,
    security: listSecurity(settings),
    redirects: pages.flatMap(({ path, head: { redirectsTo } }) =>
      redirectsTo === undefined ? [] : [{ from: toUrl(path), to: toUrl(redirectsTo) }],
    ),
    types: [...endings].sort().map((ending) => [ending, getMediaType(ending)] as const),
    paths,
  };
}

/**
 * Security headers. The policy of a page is in a meta element, which can't say who may frame the page. The header says only
 * that, because browsers apply both policies (Content Security Policy Level 3, section 4.2).
 */
function listSecurity({ origin, base }: Settings): Header[] {
  // HSTS applies to the whole host, which a site in a subfolder shares. Subdomains are left out, because they may not be ours.
  const isOwnHost = origin.startsWith('https:') && base === '/';
  return [
    ...(isOwnHost ? [['Strict-Transport-Security', 'max-age=31536000'] as const] : []),
    ['Content-Security-Policy', "frame-ancestors 'none'"],
    ['X-Content-Type-Options', 'nosniff'],
    // Pages have the same policy in `<meta name="referrer">`.
    ['Referrer-Policy', 'same-origin'],
    // Features that pages never use. Browsers warn about names they don't know.
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
  ];
}

export function joinLines(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
