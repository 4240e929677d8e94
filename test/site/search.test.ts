/** What search engines get, and the site map. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PATHS, toGroupPath } from '../../site/model/paths.ts';
import { listAttributes, structuredData } from '../support/html.ts';
import { content, listSitemap, open, readText, routes, withoutRedirects } from '../support/published.ts';

const { origin } = content.site;

const listTypes = (path: string) => structuredData(open(path)).map((data) => data['@type']);

describe('search engines', () => {
  it('find every page in the sitemap, except those with noindex', () => {
    const expected = routes.filter(({ noindex }) => !noindex).map(({ path }) => origin + path);
    assert.deepEqual(listSitemap(), expected.sort());
    assert.ok(readText('robots.txt').split('\n').includes(`Sitemap: ${origin}/sitemap.xml`));
  });

  it('find noindex on the member login, the error page, redirects, and pages whose content file has noindex', () => {
    const hidden = routes.filter(({ path }) => open(path)('meta[name=robots]').attr('content') === 'noindex');
    // The page of a group redirects to its tab.
    const expected = [
      ...[PATHS['member-login'], PATHS['not-found'], ...content.groups.map(toGroupPath)],
      ...routes.filter(({ isAlias, entry }) => isAlias || entry.noindex).map(({ path }) => path),
    ];
    assert.deepEqual(new Set(hidden.map(({ path }) => path)), new Set(expected));
  });

  it('get the organization on the home page, and breadcrumbs on all others', () => {
    assert.deepEqual(listTypes('/'), ['Organization', 'WebSite']);
    for (const { path } of withoutRedirects.filter(({ path }) => path !== '/' && path.endsWith('/'))) {
      assert.equal(listTypes(path)[0], 'BreadcrumbList', path);
    }
  });
});

describe('the site map', () => {
  const $ = open(PATHS['site-map']);

  it('lists every page but itself once, except those with noindex', () => {
    const others = routes.filter(({ noindex, path }) => !noindex && path !== PATHS['site-map']);
    assert.deepEqual(
      listAttributes($('.page-index-section li a'), 'href').sort(),
      others.map(({ path }) => path).sort(),
    );
  });
});
