/** Search engines, structured data, redirects and the site map. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { PATHS, pathOfCompanyPage, pathOfGroup, pathOfJob, pathOfService, tabOfGroup } from '../../site/model/paths.ts';
import { attributesOf, content, open, readText, routes, standing } from './published.ts';

const { origin } = content.site;

const told = z.looseObject({ '@type': z.string() });
const organization = told.extend({
  contactPoint: z.array(
    z.looseObject({ contactType: z.string(), telephone: z.string(), name: z.undefined().optional() }),
  ),
});
const breadcrumbs = told.extend({ itemListElement: z.array(z.looseObject({ name: z.string(), item: z.string() })) });

function structured(path: string): unknown[] {
  const $ = open(path);
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse($(element).text()));
}

const typesOf = (path: string) => structured(path).map((data) => told.parse(data)['@type']);

describe('search engines', () => {
  it('find every page in the sitemap but those that must stay out', () => {
    const listed = [...readText('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    const wanted = routes.filter(({ noindex }) => !noindex).map(({ path }) => origin + path);
    assert.deepEqual(listed.sort(), wanted.sort());
    assert.ok(readText('robots.txt').split('\n').includes(`Sitemap: ${origin}/sitemap.xml`));
  });

  it('are kept from the members’ page, the error page, the small pages, and what says noindex; from no other', () => {
    const hidden = routes.filter(({ path }) => open(path)('meta[name=robots]').attr('content') === 'noindex');
    assert.deepEqual(
      hidden.map(({ path }) => path).sort(),
      [
        PATHS['member-login'],
        PATHS['not-found'],
        ...routes.filter(({ isAlias }) => isAlias).map(({ path }) => path),
        ...content.groups.map(pathOfGroup),
        ...standing.filter(({ entry }) => entry.noindex).map(({ path }) => path),
      ]
        .filter((path, index, paths) => paths.indexOf(path) === index)
        .sort(),
    );
  });

  it('are told how to reach each new-stores contact, by no name', () => {
    const { contactPoint } = organization.parse(structured('/')[0]);
    assert.deepEqual(
      contactPoint.map(({ contactType, telephone }) => [contactType, telephone]),
      content.contacts.map(({ title, phone }) => [title, phone]),
    );
  });

  it('are told of each job whose day and place are known, and of no other', () => {
    for (const job of content.jobs) {
      const { posted, place, closed } = job;
      const complete = !closed && posted !== undefined && place?.street !== undefined && place.zip !== undefined;
      const types = complete ? ['BreadcrumbList', 'JobPosting'] : ['BreadcrumbList'];
      assert.deepEqual(typesOf(pathOfJob(job, content)), types, job.file);
    }
  });

  it('are told of each food show that is to come', () => {
    for (const service of content.services) {
      const shows = content['food-shows'].filter((show) => show.service === service.slug);
      const types = ['BreadcrumbList', ...shows.map(() => 'Event')];
      assert.deepEqual(typesOf(pathOfService(service)), types, service.file);
    }
  });

  it('are told of the organisation on the home page, and of the trail elsewhere', () => {
    assert.deepEqual(typesOf('/'), ['Organization', 'WebSite']);
    for (const { path } of standing.filter(({ path }) => path !== '/' && path.endsWith('/'))) {
      assert.equal(typesOf(path)[0], 'BreadcrumbList', path);
    }
  });

  it('are led from the home page down to every service, by its tab', () => {
    for (const service of content.services) {
      const { itemListElement } = breadcrumbs.parse(structured(pathOfService(service))[0]);
      const group = content.groups.find(({ slug }) => slug === service.group);
      assert.deepEqual(
        itemListElement.map(({ name, item }) => [name, item]),
        [
          [content.pages.home.title, `${origin}/`],
          [content.pages.services.title, `${origin}/services/`],
          [group?.title, group && origin + tabOfGroup(group)],
          [service.title, origin + pathOfService(service)],
        ],
      );
    }
  });
});

describe('the parents of services that are no routes', () => {
  it('lead to their tabs', () => {
    for (const group of content.groups) {
      const $ = open(pathOfGroup(group));
      assert.equal($('meta[http-equiv=refresh]').attr('content'), `0; url=${tabOfGroup(group)}`);
      assert.ok($(`main a[href="${tabOfGroup(group)}"]`).length > 0, group.slug);
    }
  });
});

describe('the site map', () => {
  const $ = open(PATHS['site-map']);
  const { groups, services, company, jobs, pages } = content;

  it('lists every public page once', () => {
    const wanted = routes.filter(({ noindex, path }) => !noindex && path !== PATHS['site-map']);
    assert.deepEqual(attributesOf($('.page-index-section li a'), 'href').sort(), wanted.map(({ path }) => path).sort());
  });

  it('has a line on each', () => {
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
