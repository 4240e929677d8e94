/** What the specification fixes is on the site, with whatever values and additions its content has. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toJobPath, toJobsPath } from '../../site/model/paths.ts';
import { listAttributes, onOneLine } from '../support/html.ts';
import { assertLinks, content, open, routes } from '../support/published.ts';
import { specification } from './specification.ts';

const SERVICES = Object.values(specification.services).flatMap((services) => Object.entries(services));
const ROUTES = [...specification.routes, ...SERVICES.map(([path]) => path)];

/** Where a path of the specification leads: to itself, or to the page that was renamed. */
function findPath(specified: string): string {
  const route = routes.find(({ path }) => path === specified);
  assert.ok(route, `${specified} does not exist`);
  return route.redirectsTo ?? route.path;
}

const openSpecified = (path: string) => open(findPath(path));

/** Asserts that a page says each text, whatever its case. Variables stand for the texts of facts. */
function assertSays(path: string, texts: readonly string[]): void {
  const facts: Record<string, { text: string }> = content.facts.facts;
  const said = onOneLine(openSpecified(path)('main').text()).toLowerCase();
  for (const text of texts) {
    const expected = text.replace(/\{\{(.*?)\}\}/g, (_, name: string) => facts[name]?.text ?? `no fact ${name}`);
    assert.ok(said.includes(expected.toLowerCase()), `${path} does not say “${expected}”`);
  }
}

describe('every route of the specification', () => {
  it('exists, or redirects to the page that replaces it; there are 25', () => {
    assert.equal(ROUTES.length, 25);
    for (const path of ROUTES) assert.equal(openSpecified(path)('main').length, 1, path);
  });
});

describe('the facts of the specification', () => {
  for (const [path, texts] of Object.entries(specification.facts)) {
    it(`are on the page where visitors look for them: ${path}`, () => assertSays(path, texts));
  }

  for (const [slug, texts] of Object.entries(specification.openJobs)) {
    it(`are on the page of a job, and on the list of jobs, while it is open: ${slug}`, () => {
      const job = content.jobs.find((one) => one.slug === slug);
      if (!job || job.closed) return;
      for (const path of [toJobPath(job, content), toJobsPath(content)]) assertSays(path, texts);
    });
  }
});

it('the gallery has three pictures', () => {
  assert.ok(open('/company-info/piggly-wiggly-format/')('.carousel-slide img').length >= 3);
});

it('the calculators of the specification are linked', () => {
  for (const [path, links] of Object.entries(specification.links)) {
    const expected = links.map((link) => link.replace(/^[^#]*/, findPath));
    assertLinks(open(path)('main'), ...expected);
  }
});

it('the list of jobs links to other sites: the recruiting service and the staffing firms', () => {
  const links = listAttributes(open(toJobsPath(content))('main a[href^="https:"]'), 'href');
  assert.ok(links.length >= 3, links.join());
});

it('the contact form has the fields and labels of the specification', () => {
  const $ = open('/contact/');
  const labeled = (label: string) => $(`#${$(`label:contains("${label}")`).attr('for')}`);
  assert.ok(labeled('Your Name').is('input[required]'));
  assert.ok(labeled('Your Email').is('input[type=email][required]'));
  assert.ok(labeled('Your Message').is('textarea'));
  assert.match($('form button').last().text(), /Send/);
});
