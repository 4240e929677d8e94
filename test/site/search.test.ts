/** Search engines, structured data, redirects and the site map. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  PATHS,
  pathOfCompanyPage,
  pathOfGroup,
  pathOfJob,
  pathOfService,
  tabUrlOfGroup,
} from '../../site/model/paths.ts';
import { attributesOf, structuredData } from '../support/html.ts';
import { assertLinks, content, open, readText, routes, withoutRedirects } from './published.ts';

const { origin } = content.site;

const typesOf = (path: string) => structuredData(open(path)).map((data) => data['@type']);

describe('search engines', () => {
  it('find every page in the sitemap except for those that must stay out', () => {
    const listed = [...readText('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    const wanted = routes.filter(({ noindex }) => !noindex).map(({ path }) => origin + path);
    assert.deepEqual(listed.sort(), wanted.sort());
    assert.ok(readText('robots.txt').split('\n').includes(`Sitemap: ${origin}/sitemap.xml`));
  });

  it('are kept out of the members’ page, the error page, redirects and pages with noindex, and of no other', () => {
    const hidden = routes.filter(({ path }) => open(path)('meta[name=robots]').attr('content') === 'noindex');
    const wanted = new Set([
      ...[PATHS['member-login'], PATHS['not-found'], ...content.groups.map(pathOfGroup)],
      ...routes.filter(({ isAlias, entry }) => isAlias || entry.noindex).map(({ path }) => path),
    ]);
    assert.deepEqual(new Set(hidden.map(({ path }) => path)), wanted);
  });

  it('find how to reach each new-stores contact, without names', () => {
    const wanted = content.contacts.map(({ title, phone }) => ({
      ...{ '@type': 'ContactPoint', contactType: title, telephone: phone },
    }));
    assert.deepEqual(structuredData(open('/'), 'Organization')[0]?.contactPoint, wanted);
  });

  it('get the organization on the home page, and breadcrumbs elsewhere', () => {
    assert.deepEqual(typesOf('/'), ['Organization', 'WebSite']);
    for (const { path } of withoutRedirects.filter(({ path }) => path !== '/' && path.endsWith('/'))) {
      assert.equal(typesOf(path)[0], 'BreadcrumbList', path);
    }
  });

  it('get breadcrumbs from the home page to every service, by its tab', () => {
    for (const service of content.services) {
      const [breadcrumbs] = structuredData(open(pathOfService(service)), 'BreadcrumbList');
      const group = content.groups.find(({ slug }) => slug === service.group) ?? assert.fail(service.file);
      const steps = [
        [content.pages.home.title, '/'],
        [content.pages.services.title, '/services/'],
        [group.title, tabUrlOfGroup(group)],
        [service.title, pathOfService(service)],
      ];
      assert.deepEqual(
        breadcrumbs?.itemListElement,
        steps.map(([name, path], index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path })),
      );
    }
  });
});

it('the parent paths of services redirect to their tabs', () => {
  for (const group of content.groups) {
    const $ = open(pathOfGroup(group));
    assert.equal($('meta[http-equiv=refresh]').attr('content'), `0; url=${tabUrlOfGroup(group)}`);
    assertLinks($('main'), tabUrlOfGroup(group));
  }
});

describe('the site map', () => {
  const $ = open(PATHS['site-map']);
  const { groups, services, company, jobs, pages } = content;

  it('lists every public page once', () => {
    const wanted = routes.filter(({ noindex, path }) => !noindex && path !== PATHS['site-map']);
    assert.deepEqual(attributesOf($('.page-index-section li a'), 'href').sort(), wanted.map(({ path }) => path).sort());
  });

  it('has a description of each', () => {
    for (const item of $('.page-index-section li').toArray()) assert.ok($(item).find('p').text(), $(item).text());
  });

  it('lists each page under its section', () => {
    const list = company.find(({ layout }) => layout === 'jobs') ?? pages['company-info'];
    const wanted = [
      ['/', pages['site-map'].startHeading],
      ...services.map((service) => [pathOfService(service), groups.find(({ slug }) => slug === service.group)?.title]),
      ...company.map((entry) => [pathOfCompanyPage(entry), pages['company-info'].title]),
      ...jobs.map((job) => [pathOfJob(job, content), list.title]),
    ];
    const hidden = new Set(routes.filter(({ noindex }) => noindex).map(({ path }) => path));
    for (const [path = '', title] of wanted.filter(([path = '']) => !hidden.has(path))) {
      const link = $(`.page-index-section li a[href="${path}"]`);
      assert.equal(link.closest('section').find('h2').text(), title, path);
    }
  });
});
