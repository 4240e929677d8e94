/** What search engines find, and what they are told. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { PATHS, pathOfGroup, pathOfJob, pathOfService, tabOfGroup } from '../../site/model/paths.ts';
import { publish } from './published.ts';

const site = await publish();
const { content } = site;
const { origin } = content.site;

const told = z.looseObject({ '@type': z.string() });
const organization = told.extend({
  contactPoint: z.array(
    z.looseObject({ contactType: z.string(), telephone: z.string(), name: z.undefined().optional() }),
  ),
});
const breadcrumbs = told.extend({ itemListElement: z.array(z.looseObject({ name: z.string(), item: z.string() })) });

function structured(path: string): unknown[] {
  const $ = site.page(path);
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse($(element).text()));
}

const typesOf = (path: string) => structured(path).map((data) => told.parse(data)['@type']);

describe('search engines', () => {
  it('find every page in the sitemap but those that must stay out', () => {
    const listed = [...site.text('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    const wanted = site.routes.filter(({ noindex }) => !noindex).map(({ path }) => origin + path);
    assert.deepEqual(listed.sort(), wanted.sort());
    assert.ok(site.text('robots.txt').split('\n').includes(`Sitemap: ${origin}/sitemap.xml`));
  });

  it('are kept from the members’ page, the error page, the small pages, and what says noindex; from no other', () => {
    const hidden = site.routes.filter(({ path }) => site.page(path)('meta[name=robots]').attr('content') === 'noindex');
    assert.deepEqual(
      hidden.map(({ path }) => path).sort(),
      [
        PATHS['member-login'],
        PATHS['not-found'],
        ...site.routes.filter(({ isAlias }) => isAlias).map(({ path }) => path),
        ...content.groups.map(pathOfGroup),
        ...site.standing.filter(({ entry }) => entry.noindex).map(({ path }) => path),
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
    for (const { path } of site.standing.filter(({ path }) => path !== '/' && path.endsWith('/'))) {
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
      const $ = site.page(pathOfGroup(group));
      assert.equal($('meta[http-equiv=refresh]').attr('content'), `0; url=${tabOfGroup(group)}`);
      assert.ok($(`main a[href="${tabOfGroup(group)}"]`).length > 0, group.slug);
    }
  });
});
