import { CACHING, type HostRules, joinLines } from './host-rules.ts';

/** `.htaccess`, for Apache. */
export function formatHtaccess({ base, types, redirects, security }: HostRules): Record<string, string> {
  const start = escapePattern(base);
  const text = joinLines([
    '# Written by the build, for Apache 2.4 with AllowOverride All and mod_headers.',
    'DirectoryIndex index.html',
    'Options -Indexes -MultiViews',
    ...['403', '404'].map((status) => `ErrorDocument ${status} ${base}404.html`),
    ...types.map(([ending, type]) => `AddType "${type}" ${ending}`),
    '',
    '# Hidden files.',
    `RedirectMatch 404 "^${start}(.*/)?\\.(?!well-known/)"`,
    ...redirects.map(({ from, to }) => `RedirectMatch 301 "^${escapePattern(from).replace(/\/$/, '/?')}$" "${to}"`),
    '',
    '<IfModule mod_headers.c>',
    ...security.map(([name, value]) => `  Header always set ${name} "${value}"`),
    `  Header always set Cache-Control "${CACHING.others}"`,
    // For a missing asset, REQUEST_URI is the path of the error page, which must not be cached forever.
    `  Header always set Cache-Control "${CACHING.assets}" "expr=%{REQUEST_URI} =~ m#^${start}assets/#"`,
    '</IfModule>',
  ]);
  return { '.htaccess': text };
}

function escapePattern(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
