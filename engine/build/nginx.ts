import { isCompressible } from '../core/index.ts';
import { CACHING, type HostRules, joinLines } from './host-rules.ts';

const NGINX_CONF = 'nginx.conf';
const CHARSET = '; charset=utf-8';

/** `nginx.conf`, which a `server` block includes. */
export function formatNginxConf({ base, types, redirects, security }: HostRules): Record<string, string> {
  const addHeaders = (caching: string) =>
    [['Cache-Control', caching], ...security].map(([name, value]) => `add_header ${name} "${value}" always;`);
  const text = joinLines([
    '# Written by the build: include this file in a server whose root holds the folder of the site.',
    `location ${base} {`,
    '  index index.html;',
    `  error_page 403 404 =404 ${base}404.html;`,
    '  absolute_redirect off;',
    '  charset utf-8;',
    `  charset_types ${joinTypes(types, (type) => type.endsWith(CHARSET))};`,
    '  types {',
    ...types.map(([ending, type]) => `    ${withoutCharset(type)} ${ending.slice(1)};`),
    '  }',
    '  default_type application/octet-stream;',
    '  gzip on;',
    '  gzip_comp_level 6;',
    '  gzip_vary on;',
    `  gzip_types ${joinTypes(types, isCompressible)};`,
    '',
    ...addHeaders(CACHING.others).map((line) => `  ${line}`),
    '',
    `  location ${base}assets/ {`,
    '    # Headers are not inherited where one is added.',
    ...addHeaders(CACHING.assets).map((line) => `    ${line}`),
    '  }',
    ...redirects.flatMap(formatRedirect),
    `  location = ${base}${NGINX_CONF} { return 404; }`,
    '  location ~ /\\.(?!well-known/) { return 404; }',
    '}',
  ]);
  return { [NGINX_CONF]: text };
}

/** A folder with and without the trailing slash, so that one redirect is enough. */
function formatRedirect({ from, to }: HostRules['redirects'][number]): string[] {
  const target = to.replaceAll('$', '%24');
  return [...new Set([from, from.replace(/\/$/, '')])].map(
    (path) => `  location = "${path}" { return 301 "${target}"; }`,
  );
}

/** HTML is left out: nginx adds it to these lists itself, and warns if it is named. */
function joinTypes(types: HostRules['types'], isWanted: (type: string) => boolean): string {
  const wanted = types.map(([, type]) => type).filter((type) => isWanted(type) && !type.startsWith('text/html'));
  return [...new Set(wanted.map(withoutCharset))].join(' ');
}

function withoutCharset(type: string): string {
  return type.replace(CHARSET, '');
}
