/** `nginx.conf`. nginx itself reads it in test/e2e/hosts/, if it is installed. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { buildForHosts } from './host-sites.ts';

it('nginx gets redirects, types, caching and the error page, below the base path', async () => {
  const text = (await buildForHosts('nginx', { base: '/co-op/' })).read('nginx.conf');
  const has = (line: string) => assert.ok(text.includes(`\n${line}\n`), `${line} is missing in\n${text}`);
  has('location /co-op/ {');
  has('  error_page 403 404 =404 /co-op/404.html;');
  has('    application/manifest+json webmanifest;');
  has('  add_header Cache-Control "public, max-age=0, must-revalidate" always;');
  has('    add_header Cache-Control "public, max-age=31536000, immutable" always;');
  const target = '{ return 301 "/co-op/services/#product-categories"; }';
  has(`  location = "/co-op/services/product-categories/" ${target}`);
  has(`  location = "/co-op/services/product-categories" ${target}`);
  has('  location = /co-op/nginx.conf { return 404; }');
});

it('nginx compresses text, but not pictures', async () => {
  const text = (await buildForHosts('nginx')).read('nginx.conf');
  const types = /gzip_types (.*);/.exec(text)?.[1]?.split(' ') ?? [];
  assert.ok(types.includes('text/css') && types.includes('image/svg+xml'));
  assert.ok(!types.includes('image/avif') && !types.includes('font/woff2'));
});
