import { isCompressible, NGINX_CONF, type Output } from '../../core/index.ts';
import { CACHING, type Header, type HostRules, type Redirect } from './rules.ts';

const CHARSET = '; charset=utf-8';

/** `nginx.conf`, to be included in a `server` whose `root` holds the folder of the site. */
export function writeNginxConf({ base, types, redirects, security, precompress }: HostRules): Output {
  const bare = types.map(([ending, type]) => [ending.slice(1), type.replace(CHARSET, '')] as const);
  const withCharset = types.filter(([, type]) => type.endsWith(CHARSET)).map(([, type]) => type.replace(CHARSET, ''));
  const compressed = bare.filter(([, type]) => isCompressible(type)).map(([, type]) => type);
  const lines = [
    '# Written by the build: include this file in a server whose root holds the folder of the site.',
    `location ${base} {`,
    '  index index.html;',
    `  error_page 403 404 =404 ${base}404.html;`,
    '  absolute_redirect off;',
    '  charset utf-8;',
    `  charset_types ${unnamed(withCharset)};`,
    '  types {',
    ...bare.map(([ending, type]) => `    ${type} ${ending};`),
    '  }',
    '  default_type application/octet-stream;',
    '  gzip on;',
    '  gzip_comp_level 6;',
    '  gzip_vary on;',
    `  gzip_types ${unnamed(compressed)};`,
    ...(precompress ? ['  gzip_static on;', '  # With the module ngx_brotli also: brotli_static on;'] : []),
    '',
    ...addHeaders(CACHING.others, security).map((line) => `  ${line}`),
    '',
    `  location ${base}assets/ {`,
    '    # Headers are not inherited where one is added.',
    ...addHeaders(CACHING.assets, security).map((line) => `    ${line}`),
    '  }',
    ...redirects.flatMap(redirectLines).map((line) => `  ${line}`),
    `  location = ${base}${NGINX_CONF} { return 404; }`,
    '  location ~ /\\.(?!well-known/) { return 404; }',
    '}',
  ];
  return { path: NGINX_CONF, content: `${lines.join('\n')}\n` };
}

/** With and without the trailing slash, so that one redirect is enough. */
function redirectLines({ from, to }: Redirect): string[] {
  const target = to.replaceAll('$', '%24');
  return [from, from.replace(/\/$/, '')].map((path) => `location = "${path}" { return 301 "${target}"; }`);
}

/** nginx always includes HTML, and warns if it is named. */
function unnamed(types: readonly string[]): string {
  return [...new Set(types)].filter((type) => type !== 'text/html').join(' ');
}

function addHeaders(caching: string, security: readonly Header[]): string[] {
  const headers: readonly Header[] = [['Cache-Control', caching], ...security];
  return headers.map(([name, value]) => `add_header ${name} "${value}" always;`);
}
