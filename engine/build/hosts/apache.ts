import { isCompressible, type Output } from '../../core/index.ts';
import { CODINGS } from './compress.ts';
import { CACHING, type HostRules } from './rules.ts';

/** `.htaccess` for Apache 2.4, whose folder has `AllowOverride All`. */
export function writeHtaccess(rules: HostRules): Output {
  const { base, types, redirects, security } = rules;
  const head = escapePattern(base);
  const lines = [
    '# Written by the build, for Apache 2.4 with AllowOverride All, mod_headers and, for compressed files, mod_rewrite.',
    'DirectoryIndex index.html',
    'Options -Indexes -MultiViews',
    ...['403', '404'].map((status) => `ErrorDocument ${status} ${base}404.html`),
    ...types.map(([ending, type]) => `AddType "${type}" ${ending}`),
    '',
    '# Hidden files.',
    `RedirectMatch 404 "^${head}(.*/)?\\.(?!well-known/)"`,
    ...redirects.map(({ from, to }) => `RedirectMatch 301 "^${escapePattern(from)}?$" "${to}"`),
    '',
    '<IfModule mod_headers.c>',
    ...security.map(([name, value]) => `  Header always set ${name} "${value}"`),
    `  Header always set Cache-Control "${CACHING.others}"`,
    // The error page for a missing asset is outside that folder.
    `  Header always set Cache-Control "${CACHING.assets}" "expr=%{REQUEST_URI} =~ m#^${head}assets/#"`,
    '</IfModule>',
    ...(rules.precompress ? ['', ...serveCompressed(rules)] : []),
  ];
  return { path: '.htaccess', content: `${lines.join('\n')}\n` };
}

/** Serves the compressed copy with the type of the original. */
function serveCompressed({ types }: HostRules): string[] {
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

function escapePattern(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
