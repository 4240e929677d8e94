/** `_headers` and `_redirects`, which Netlify and Cloudflare Pages read alike, except where noted. */
import { extname } from 'node:path';
import { type FileInMemory, getMediaType, makeToUrl, type Page, type Settings, toFile } from '../core/index.ts';

/** Asset names contain hashes. Both hosts revalidate all other files. */
const CACHE_FOREVER: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];

/** Both hosts serve these with the right type. */
const KNOWN_TYPES = /\.(html|css|js|json|xml|txt|svg|png|jpe?g|gif|webp|avif|ico|woff2?|pdf|mp[34]|webm|zip)$/;

type Header = readonly [name: string, value: string];

/** @param paths of the files that are published, without the base path */
export function listHeaderFiles(pages: readonly Page[], settings: Settings, paths: readonly string[]): FileInMemory[] {
  if (!settings.hosts?.length) return [];
  const redirects = listRedirects(pages, settings);
  const headers = toFile('_headers', joinLines(listHeaders(settings, paths)));
  return redirects.length === 0 ? [headers] : [headers, toFile('_redirects', joinLines(redirects))];
}

/** Both hosts join all rules that match, so only one rule may set a header. */
function listHeaders(settings: Settings, paths: readonly string[]): string[] {
  const { base } = settings;
  const typed = paths.filter((path) => extname(path) !== '' && !KNOWN_TYPES.test(path)).sort();
  const blocks = [
    { path: `${base}*`, headers: listSecurity(settings) },
    { path: `${base}assets/*`, headers: [CACHE_FOREVER] },
    // Netlify may not support a star before an ending, so each file is listed. Its header names are case-sensitive.
    ...typed.map((path) => ({ path: base + path, headers: [['Content-Type', getMediaType(path)] as const] })),
  ];
  return blocks.flatMap(({ path, headers }) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)]);
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

function listRedirects(pages: readonly Page[], { base, hosts = [] }: Settings): string[] {
  const toUrl = makeToUrl(base);
  // Netlify needs "!" to redirect where there is a page; Cloudflare Pages does not support it.
  const status = hosts.includes('cloudflare-pages') ? '301' : '301!';
  const lines = pages.flatMap(({ path, head: { redirectsTo } }) =>
    redirectsTo === undefined ? [] : [`${toUrl(path)} ${toUrl(redirectsTo)} ${status}`],
  );
  // Netlify finds an error page at the root only. Cloudflare Pages ignores this line and finds the nearest one.
  const needsErrorPage = hosts.includes('netlify') && base !== '/';
  return needsErrorPage ? [...lines, `${base}* ${base}404.html 404`] : lines;
}

const joinLines = (lines: readonly string[]) => `${lines.join('\n')}\n`;
