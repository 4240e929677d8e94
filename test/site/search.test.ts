/** What search engines get, and the site map. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  PATHS,
  toCompanyPagePath,
  toGroupPath,
  toGroupTabUrl,
  toJobPath,
  toServicePath,
} from '../../site/model/paths.ts';
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

  it('get the job title and phone number of each new-stores contact, but not the name', () => {
    const points = content.contacts.map(({ title: contactType, phone: telephone }) => ({ contactType, telephone }));
    const expected = points.map((point) => ({ '@type': 'ContactPoint', ...point }));
    assert.deepEqual(structuredData(open('/'), 'Organization')[0]?.['contactPoint'], expected);
  });

  it('get the organization on the home page, and breadcrumbs on all others', () => {
    assert.deepEqual(listTypes('/'), ['Organization', 'WebSite']);
    for (const { path } of withoutRedirects.filter(({ path }) => path !== '/' && path.endsWith('/'))) {
      assert.equal(listTypes(path)[0], 'BreadcrumbList', path);
    }
  });

  it('get breadcrumbs for each service: the home page, Services, the tab of its group, the service itself', () => {
    for (const service of content.services) {
      const [breadcrumbs] = structuredData(open(toServicePath(service)), 'BreadcrumbList');
      const group = content.groups.find(({ slug }) => slug === service.group) ?? assert.fail(service.file);
      const steps = [
        [content.pages.home.title, '/'],
        [content.pages.services.title, '/services/'],
        [group.title, toGroupTabUrl(group)],
        [service.title, toServicePath(service)],
      ];
      const items = steps.map(([name, path], index) => ({ position: index + 1, name, item: origin + path }));
      const expected = items.map((item) => ({ '@type': 'ListItem', ...item }));
      assert.deepEqual(breadcrumbs?.['itemListElement'], expected);
    }
  });
});

describe('the site map', () => {
  const $ = open(PATHS['site-map']);
  const { groups, services, company, jobs, pages } = content;

  it('lists every page but itself once, except those with noindex', () => {
    const others = routes.filter(({ noindex, path }) => !noindex && path !== PATHS['site-map']);
    assert.deepEqual(
      listAttributes($('.page-index-section li a'), 'href').sort(),
      others.map(({ path }) => path).sort(),
    );
  });

  it('describes each page', () => {
    for (const item of $('.page-index-section li').toArray()) assert.ok($(item).find('p').text(), $(item).text());
  });

  it('lists each page under its section', () => {
    const jobsPage = company.find(({ layout }) => layout === 'jobs') ?? pages['company-info'];
    const expected = [
      ['/', pages['site-map'].startHeading],
      ...services.map((service) => [toServicePath(service), groups.find(({ slug }) => slug === service.group)?.title]),
      ...company.map((entry) => [toCompanyPagePath(entry), pages['company-info'].title]),
      ...jobs.map((job) => [toJobPath(job, content), jobsPage.title]),
    ];
    const hidden = new Set(routes.filter(({ noindex }) => noindex).map(({ path }) => path));
    for (const [path = '', title] of expected.filter(([path = '']) => !hidden.has(path))) {
      const link = $(`.page-index-section li a[href="${path}"]`);
      assert.equal(link.closest('section').find('h2').text(), title, path);
    }
  });
});
