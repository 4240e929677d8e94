/** `_headers` and `_redirects`, for Netlify and Cloudflare Pages. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { copyFixture, type FixtureSite } from '../../support/fixture-site.ts';
import { openPage } from '../../support/html.ts';

/** Builds the base site for these hosts, e.g. "netlify, cloudflare-pages". */
async function buildForHosts(hosts: string): Promise<FixtureSite> {
  const site = copyFixture();
  site.edit('site.md', 'base: /', `base: /\nhosts: [${hosts}]`);
  await site.build();
  return site;
}

it('redirects are written as both hosts understand them; for Netlify alone, they end with “!”', async () => {
  const line = '/services/product-categories/ /services/#product-categories 301';
  assert.equal((await buildForHosts('netlify')).read('_redirects'), `${line}!\n`);
  assert.equal((await buildForHosts('netlify, cloudflare-pages')).read('_redirects'), `${line}\n`);
});

it('headers agree with the meta elements of the pages', async () => {
  const site = await buildForHosts('cloudflare-pages');
  const page = openPage(site, 'contact/');
  const headers = site.read('_headers');
  assert.equal(/Referrer-Policy: (.*)/.exec(headers)?.[1], page('meta[name="referrer"]').attr('content'));
  // Browsers apply both policies, so a policy in a header can only forbid more than the page's own.
  const policies = [...headers.matchAll(/Content-Security-Policy: (.*)/g)].map(([, policy]) => policy);
  assert.deepEqual(policies, ["frame-ancestors 'none'"]);
});
