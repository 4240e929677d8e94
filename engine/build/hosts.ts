/** Configuration files of hosts. GitHub Pages has none; S3 gets its headers with each upload (docs/hosting.md). */
import { extname } from 'node:path';
import {
  fileError,
  finding,
  isCompressible,
  makeToUrl,
  NGINX_CONF,
  type Output,
  type Page,
  type Settings,
  throwIfAny,
  typeOf,
} from '../core/index.ts';
import { CODINGS } from './compress.ts';

/**
 * @param paths of the files that are published
 * @throws BuildFailure if a host would ignore some of the rules
 */
export function listHostFiles(pages: readonly Page[], settings: Settings, paths: readonly string[]): Output[] {
  const rules = listRules(pages, settings, paths);
  const { hosts } = rules;
  const texts: Record<string, string> = {
    ...(hosts.includes('netlify') || hosts.includes('cloudflare-pages') ? formatHeaderFiles(rules) : {}),
    ...(hosts.includes('apache') ? { '.htaccess': formatHtaccess(rules) } : {}),
    ...(hosts.includes('nginx') ? { [NGINX_CONF]: formatNginxConf(rules) } : {}),
  };
  if (hosts.includes('cloudflare-pages')) throwIfAny(findExceededLimits(texts, settings.file));
  return Object.entries(texts).map(([path, content]) => ({ path, content }));
}

/** Asset names contain hashes. Everything else is revalidated; `no-store` would disable the back/forward cache. */
const CACHING = {
  assets: 'public, max-age=31536000, immutable',
  others: 'public, max-age=0, must-revalidate',
} as const;

/** The rules for all hosts. Redirects have the base path, `paths` do not. */
function listRules(pages: readonly Page[], settings: Settings, paths: readonly string[]) {
  const { base, hosts = [], precompress = false } = settings;
  const toUrl = makeToUrl(base);
  const endings = new Set(paths.map((path) => extname(path)).filter((ending) => ending !== ''));
  const redirects = pages.flatMap(({ path, head: { redirectsTo } }) =>
    redirectsTo === undefined ? [] : [{ from: toUrl(path), to: toUrl(redirectsTo) }],
  );
  // e.g. [".vcf", "text/vcard; charset=utf-8"]
  const types = [...endings].sort().map((ending) => [ending, typeOf(ending)] as const);
  return { base, hosts, security: listSecurity(settings), redirects, types, paths, precompress };
}

type HostRules = ReturnType<typeof listRules>;

/**
 * Security headers. The policy of a page is in a meta element, which can't say who may frame the page. The header says only
 * that, because browsers apply both policies (Content Security Policy Level 3, section 4.2).
 */
function listSecurity({ origin, base }: Settings): (readonly [name: string, value: string])[] {
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

const joinLines = (lines: readonly string[]) => `${lines.join('\n')}\n`;

/** Netlify and Cloudflare Pages serve these with the right type. */
const KNOWN_TYPES = /\.(html|css|js|json|xml|txt|svg|png|jpe?g|gif|webp|avif|ico|woff2?|pdf|mp[34]|webm|zip)$/;

/**
 * `_headers` and `_redirects`, which Netlify and Cloudflare Pages read alike, except where noted. Both join all rules that
 * match, so only one rule may set a header. Both revalidate files by default, so only assets get a rule for caching.
 */
function formatHeaderFiles({ base, hosts, security, paths, redirects }: HostRules): Record<string, string> {
  const typed = paths.filter((path) => extname(path) !== '' && !KNOWN_TYPES.test(path)).sort();
  // Every page preloads all fonts. Cloudflare Pages sends their links ahead of a page, with status 103 (docs/hosting.md).
  const fonts = hosts.includes('cloudflare-pages') ? paths.filter((path) => /^assets\/.*\.woff2$/.test(path)) : [];
  const hints = fonts.map((path) => ['Link', `<${base}${path}>; rel=preload; as=font; crossorigin`]);
  const blocks = [
    { path: `${base}*`, headers: security },
    // The home page, and all other pages.
    ...(fonts.length > 0 ? [base, `${base}*/`] : []).map((path) => ({ path, headers: hints })),
    { path: `${base}assets/*`, headers: [['Cache-Control', CACHING.assets]] },
    // Netlify may not support a star before an ending, so each file is listed. Its header names are case-sensitive.
    ...typed.map((path) => ({ path: base + path, headers: [['Content-Type', typeOf(path)]] })),
  ];
  const lines = blocks.flatMap(({ path, headers }) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)]);
  // Netlify needs "!" to redirect where there is a page; Cloudflare Pages does not support it.
  const status = hosts.includes('cloudflare-pages') ? '301' : '301!';
  const redirectLines = redirects.map(({ from, to }) => `${from} ${to} ${status}`);
  // Netlify finds an error page at the root only. Cloudflare Pages ignores this line and finds the nearest one.
  if (hosts.includes('netlify') && base !== '/') redirectLines.push(`${base}* ${base}404.html 404`);
  return { _headers: joinLines(lines), ...(redirectLines.length > 0 && { _redirects: joinLines(redirectLines) }) };
}

const longestOf = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));

/**
 * Cloudflare Pages silently ignores what exceeds these limits
 * (developers.cloudflare.com/pages/configuration, headers and redirects). Netlify documents none.
 */
const LIMITS: [path: string, max: number, unit: string, count: (lines: readonly string[]) => number][] = [
  ['_headers', 100, 'rules', (lines) => lines.filter((line) => !line.startsWith(' ')).length],
  ['_headers', 2000, 'characters in a line', longestOf],
  ['_redirects', 2000, 'rules', (lines) => lines.length],
  ['_redirects', 1000, 'characters in a line', longestOf],
  ['_redirects', 100 * 1024, 'bytes', (lines) => Buffer.byteLength(joinLines(lines))],
];

function findExceededLimits(texts: Readonly<Record<string, string>>, file: string) {
  return LIMITS.flatMap(([path, max, unit, count]) => {
    const actual = count((texts[path] ?? '').trimEnd().split('\n'));
    const message = `\`${path}\` has ${actual} ${unit}; cloudflare-pages reads only ${max}.`;
    const fix = 'Delete that host from `hosts`, or publish fewer files of that kind.';
    return actual > max ? [fileError(file, finding('host-limit', message, fix))] : [];
  });
}

function formatHtaccess({ base, types, redirects, security, precompress }: HostRules): string {
  const start = escapePattern(base);
  return joinLines([
    '# Written by the build, for Apache 2.4 with AllowOverride All, mod_headers and, for compressed files, mod_rewrite.',
    'DirectoryIndex index.html',
    'Options -Indexes -MultiViews',
    ...['403', '404'].map((status) => `ErrorDocument ${status} ${base}404.html`),
    ...types.map(([ending, type]) => `AddType "${type}" ${ending}`),
    '',
    '# Hidden files.',
    `RedirectMatch 404 "^${start}(.*/)?\\.(?!well-known/)"`,
    ...redirects.map(({ from, to }) => `RedirectMatch 301 "^${escapePattern(from)}?$" "${to}"`),
    '',
    '<IfModule mod_headers.c>',
    ...security.map(([name, value]) => `  Header always set ${name} "${value}"`),
    `  Header always set Cache-Control "${CACHING.others}"`,
    // For a missing asset, REQUEST_URI is the path of the error page, which must not be cached forever.
    `  Header always set Cache-Control "${CACHING.assets}" "expr=%{REQUEST_URI} =~ m#^${start}assets/#"`,
    '</IfModule>',
    ...(precompress ? ['', ...serveCompressed(types)] : []),
  ]);
}

/** Serves the compressed copy with the type of the original. */
function serveCompressed(types: HostRules['types']): string[] {
  const endings = types.filter(([, type]) => isCompressible(type));
  return [
    '<IfModule mod_rewrite.c>',
    '  RewriteEngine On',
    ...CODINGS.flatMap(({ coding, ending }) => [
      `  RewriteCond %{HTTP:Accept-Encoding} \\b${coding}\\b`,
      `  RewriteCond %{REQUEST_FILENAME}${ending} -f`,
      `  RewriteRule \\.(${endings.map(([name]) => name.slice(1)).join('|')})$ %{REQUEST_URI}${ending} [L,E=no-gzip:1,E=no-brotli:1]`,
    ]),
    '</IfModule>',
    ...CODINGS.flatMap(({ coding, ending }) => [
      ...endings.map(([name, type]) => `AddType "${type}" ${name}${ending}`),
      `<FilesMatch "\\${ending}$">`,
      `  Header always set Content-Encoding ${coding}`,
      '  Header always append Vary Accept-Encoding',
      '</FilesMatch>',
    ]),
  ];
}

const escapePattern = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const CHARSET = '; charset=utf-8';

function formatNginxConf({ base, types, redirects, security, precompress }: HostRules): string {
  const withoutCharset = (type: string) => type.replace(CHARSET, '');
  // HTML is left out: nginx adds it to these lists itself, and warns if it is named.
  const listTypes = (isWanted: (type: string) => boolean) => {
    const wanted = types.map(([, type]) => type).filter((type) => isWanted(type) && !type.startsWith('text/html'));
    return [...new Set(wanted.map(withoutCharset))].join(' ');
  };
  const addHeaders = (caching: string) =>
    [['Cache-Control', caching], ...security].map(([name, value]) => `add_header ${name} "${value}" always;`);
  const redirect = (from: string, to: string) =>
    `  location = "${from}" { return 301 "${to.replaceAll('$', '%24')}"; }`;
  return joinLines([
    '# Written by the build: include this file in a server whose root holds the folder of the site.',
    `location ${base} {`,
    '  index index.html;',
    `  error_page 403 404 =404 ${base}404.html;`,
    '  absolute_redirect off;',
    '  charset utf-8;',
    `  charset_types ${listTypes((type) => type.endsWith(CHARSET))};`,
    '  types {',
    ...types.map(([ending, type]) => `    ${withoutCharset(type)} ${ending.slice(1)};`),
    '  }',
    '  default_type application/octet-stream;',
    '  gzip on;',
    '  gzip_comp_level 6;',
    '  gzip_vary on;',
    `  gzip_types ${listTypes(isCompressible)};`,
    ...(precompress ? ['  gzip_static on;', '  # With the module ngx_brotli also: brotli_static on;'] : []),
    '',
    ...addHeaders(CACHING.others).map((line) => `  ${line}`),
    '',
    `  location ${base}assets/ {`,
    '    # Headers are not inherited where one is added.',
    ...addHeaders(CACHING.assets).map((line) => `    ${line}`),
    '  }',
    // With and without the trailing slash, so that one redirect is enough.
    ...redirects.flatMap(({ from, to }) => [redirect(from, to), redirect(from.replace(/\/$/, ''), to)]),
    `  location = ${base}${NGINX_CONF} { return 404; }`,
    '  location ~ /\\.(?!well-known/) { return 404; }',
    '}',
  ]);
}
