import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PATHS, pathOfCompanyPage, pathOfJob, pathOfService } from '../../site/model/paths.ts';
import { publish } from './published.ts';

const site = await publish();
const { content } = site;
const { groups, services, company, jobs, pages } = content;
const $ = site.page(PATHS['site-map']);

/** The heading that a page stands under. */
function sectionOf(path: string): string {
  return $(`.page-index-section li a[href="${path}"]`).closest('section').find('h2').text();
}

describe('the site map', () => {
  it('lists every page for everyone once', () => {
    const paths = $('.page-index-section li a')
      .toArray()
      .map((link) => $(link).attr('href'));
    const wanted = site.routes.filter(({ noindex, path }) => !noindex && path !== PATHS['site-map']);
    assert.deepEqual(paths.sort(), wanted.map(({ path }) => path).sort());
  });

  it('says a line on each', () => {
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
    const hidden = new Set(site.routes.filter(({ noindex }) => noindex).map(({ path }) => path));
    for (const [path = '', title] of wanted) if (!hidden.has(path)) assert.equal(sectionOf(path), title, path);
  });
});
