/** The rules for every host, before they are written for one. */
import { extname } from 'node:path';
import { makeToUrl, type Page, type Settings, typeOf } from '../../core/index.ts';

export interface HostRules {
  /** The folder of the site on its host; begins and ends with a slash. */
  base: string;
  /** Of every response. */
  security: readonly Header[];
  redirects: readonly Redirect[];
  /** Of each ending that the site publishes, in the order of the alphabet, e.g. [".vcf", "text/vcard; charset=utf-8"]. */
  types: readonly (readonly [ending: string, type: string])[];
  /** The files that are published, without the base path. */
  paths: readonly string[];
  /** Whether there are compressed copies. */
  precompress: boolean;
}

export type Header = readonly [name: string, value: string];

/** Base path included. */
export interface Redirect {
  from: string;
  to: string;
}

/** Asset names contain hashes. Everything else is revalidated; `no-store` would disable the back/forward cache. */
export const CACHING = {
  assets: 'public, max-age=31536000, immutable',
  others: 'public, max-age=0, must-revalidate',
} as const;

/** @param paths of the files that are published */
export function listRules(pages: readonly Page[], settings: Settings, paths: readonly string[]): HostRules {
  const { base, precompress = false } = settings;
  const endings = new Set(paths.map((path) => extname(path)).filter((ending) => ending !== ''));
  const types = [...endings].sort().map((ending) => [ending, typeOf(ending)] as const);
  return { base, security: listSecurity(settings), redirects: listRedirects(pages, base), types, paths, precompress };
}

function listRedirects(pages: readonly Page[], base: string): Redirect[] {
  const toUrl = makeToUrl(base);
  return pages.flatMap(({ path, head: { redirect } }) =>
    redirect === undefined ? [] : [{ from: toUrl(path), to: toUrl(redirect) }],
  );
}

/** Features that pages never use. Browsers warn about names they don't know. */
const DENIED = ['camera', 'microphone', 'geolocation', 'payment', 'usb'];

/**
 * What a meta element cannot say, or says only to those who read HTML. The policy of pages stays in their meta element: of
 * two policies both hold (Content Security Policy Level 3, section 4.2), so this one adds nothing but who may frame them.
 */
function listSecurity({ origin, base }: Settings): Header[] {
  // It holds for the whole host, which a site in a sub-folder shares; sub-domains are not ours to decide on either.
  const isOwnHost = origin.startsWith('https:') && base === '/';
  return [
    ...(isOwnHost ? [['Strict-Transport-Security', 'max-age=31536000'] as const] : []),
    ['Content-Security-Policy', "frame-ancestors 'none'"],
    ['X-Content-Type-Options', 'nosniff'],
    // As the meta element of pages says.
    ['Referrer-Policy', 'same-origin'],
    ['Permissions-Policy', DENIED.map((feature) => `${feature}=()`).join(', ')],
  ];
}
