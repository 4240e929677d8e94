/** `.htaccess`. Apache itself reads it in test/e2e/hosts/, if it is installed. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { buildForHosts } from './host-sites.ts';

it('Apache gets redirects, types, caching and the error page, below the base path', async () => {
  const text = (await buildForHosts('apache', { base: '/co.op/' })).read('.htaccess');
  const has = (line: string) => assert.ok(text.includes(`\n${line}\n`), `${line} is missing in\n${text}`);
  has('ErrorDocument 404 /co.op/404.html');
  has('AddType "application/manifest+json" .webmanifest');
  has('RedirectMatch 301 "^/co\\.op/services/product-categories/?$" "/co.op/services/#product-categories"');
  has('  Header always set Cache-Control "public, max-age=0, must-revalidate"');
  has(
    '  Header always set Cache-Control "public, max-age=31536000, immutable" "expr=%{REQUEST_URI} =~ m#^/co\\.op/assets/#"',
  );
});

it('Apache hides files whose names begin with a dot, but not .well-known/', async () => {
  const text = (await buildForHosts('apache')).read('.htaccess');
  const [, pattern = ''] = /^RedirectMatch 404 "(.*)"$/m.exec(text) ?? [];
  const isHidden = (path: string) => new RegExp(pattern).test(path);
  assert.ok(isHidden('/.git/config') && isHidden('/contact/.htaccess'));
  assert.ok(!isHidden('/.well-known/security.txt') && !isHidden('/contact/ada.vcf'));
});
