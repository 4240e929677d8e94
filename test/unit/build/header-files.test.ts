/** `_headers` and `_redirects`, for Netlify and Cloudflare Pages. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { openPage } from '../../support/html.ts';
import { buildForHosts, copyForHosts } from './host-sites.ts';

it('the header files set the content types that hosts may not know', async () => {
  const site = copyForHosts('netlify');
  mkdirSync(join(site.folder, 'public'));
  writeFileSync(join(site.folder, 'public/news.atom'), '<feed/>');
  writeFileSync(join(site.folder, 'public/news.xml'), '<feed/>');
  await site.build();
  assert.match(site.read('_headers'), /^\/news\.atom\n {2}Content-Type: application\/atom\+xml/m);
  assert.doesNotMatch(site.read('_headers'), /^\/news\.xml$/m);
});

it('the header files change no other file', async () => {
  const [bare, full] = [await buildForHosts(''), await buildForHosts('netlify, cloudflare-pages')];
  const others = Object.entries(full.readAll()).filter(([path]) => !path.startsWith('_'));
  assert.deepEqual(Object.fromEntries(others), bare.readAll());
});

it('redirects are written as both hosts understand them; for Netlify alone, they end with “!”', async () => {
  const line = '/services/product-categories/ /services/#product-categories 301';
  assert.equal((await buildForHosts('netlify')).read('_redirects'), `${line}!\n`);
  assert.equal((await buildForHosts('netlify, cloudflare-pages')).read('_redirects'), `${line}\n`);
});

it('Netlify gets the error page of a site in a subfolder', async () => {
  const site = await buildForHosts('netlify', { base: '/co-op/' });
  assert.match(site.read('_redirects'), /^\/co-op\/\* \/co-op\/404\.html 404$/m);
});

it('HTTPS is required only of an HTTPS site at the root', async () => {
  const needsHttps = async (options: { base?: string; origin?: string }) =>
    (await buildForHosts('netlify', options)).read('_headers').includes('Strict-Transport-Security');
  assert.ok(await needsHttps({}));
  assert.ok(!(await needsHttps({ base: '/co-op/' })));
  assert.ok(!(await needsHttps({ origin: 'http://tiny.test' })));
});

it('headers agree with the meta elements of the pages', async () => {
  const site = await buildForHosts('cloudflare-pages');
  const page = openPage(site, 'contact/');
  const headers = site.read('_headers');
  assert.equal(/Referrer-Policy: (.*)/.exec(headers)?.[1], page('meta[name="referrer"]').attr('content'));
  // Browsers apply both policies, so a policy in a header can only forbid more than the page's own.
  const policies = [...headers.matchAll(/Content-Security-Policy: (.*)/g)].map(([, policy]) => policy);
  assert.deepEqual(policies, ["frame-ancestors 'none'"]);
  const preloaded = [...headers.matchAll(/Link: <(.*)>; rel=preload; as=font; crossorigin/g)].map(([, font]) => font);
  const fonts = [...page('link[as=font]')].map(({ attribs }) => attribs['href']);
  // The header is set once for the home page, and once for all others.
  assert.deepEqual(preloaded, [...fonts, ...fonts]);
});
