/** What the specification demands of the site, whatever the content says. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { listFiles } from '../support/files.ts';
import { attributesOf, onOneLine, structuredData, textsOf } from '../support/html.ts';
import { project } from '../support/project.ts';
import { assertLinks, content, listSitemap, open } from './published.ts';
import { JOBS, ROUTES, SERVICES, specification } from './specification.ts';

const LIST_OF_JOBS = '/company-info/employment-opportunities/';

describe('every route of the specification', () => {
  it('exists; there are 25', () => {
    assert.equal(ROUTES.length, 25);
    for (const path of ROUTES) assert.equal(open(path)('main').length, 1, path);
  });

  it('belongs to a site with the specified name, language and labels', () => {
    const { site, pages } = content;
    assert.deepEqual([site.shortName, site.language], ['CGDC', 'en-US']);
    assert.deepEqual([site.memberLogin.label, pages['site-map'].title], ['Member Login', 'Site Map']);
  });

  it('is in the sitemap, except for the members’ page', () => {
    const pages = [...ROUTES, ...specification.addedPages, ...JOBS];
    const expected = pages.filter((path) => path !== '/member-login/').map((path) => content.site.origin + path);
    assert.deepEqual(listSitemap(), expected.sort());
  });

  it('has no link to a deleted section of the home page', () => {
    for (const path of ROUTES) assert.equal(open(path)('a[href="/#membership"]').length, 0, path);
  });
});

describe('every fact of the specification', () => {
  for (const [path, facts] of Object.entries(specification.facts)) {
    it(`is on the page where visitors look for it: ${path} ${facts.join(', ')}`, () => {
      const text = onOneLine(open(path)('main').text()).toLowerCase();
      for (const fact of facts) assert.ok(text.includes(fact.toLowerCase()), fact);
    });
  }

  it('is written once, in content/facts.md', () => {
    const folder = join(project, 'content');
    const files = listFiles(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
    const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
    for (const figure of specification.figures) {
      const places = [...texts].flatMap(([file, text]) => Array(text.split(figure).length - 1).fill(file));
      assert.deepEqual(places, ['facts.md'], figure);
    }
  });
});

describe('the specified number of', () => {
  for (const [path, counts] of Object.entries(specification.counts)) {
    for (const [selector, count] of Object.entries(counts)) {
      it(`${selector} is on ${path}: ${count}`, () => assert.equal(open(path)(selector).length, count));
    }
  }
});

describe('the calculators of the specification', () => {
  for (const [path, links] of Object.entries(specification.links)) {
    it(`are linked on ${path}`, () => assertLinks(open(path)('main'), ...links));
  }
});

describe('the services of the specification', () => {
  it('have the specified names on tabs and cards', () => {
    const $ = open('/services/');
    assert.deepEqual(textsOf($('.section-head h2')), Object.keys(specification.services));
    const names = Object.values(specification.services).flatMap((services) => Object.values(services));
    assert.deepEqual(textsOf($('.service-cards h3')), names);
  });

  for (const path of SERVICES) {
    it(`are described in 90 to 420 words: ${path}`, () => {
      const count = open(path)('main > .feature, main > .two-columns').text().trim().split(/\s+/).length;
      assert.ok(count >= 90 && count <= 420, `${count} words`);
    });
  }
});

describe('the jobs of the specification', () => {
  it('link to at least three other sites: the recruiting service and two staffing firms', () => {
    const links = attributesOf(open(LIST_OF_JOBS)('main a[href^="https:"]'), 'href');
    const hosts = new Set(links.map((href = '') => new URL(href).host));
    assert.ok(hosts.size >= 3, [...hosts].join());
  });

  it('have no structured data for search engines, because the specification has no dates and places for it', () => {
    for (const path of [...JOBS, LIST_OF_JOBS]) assert.deepEqual(structuredData(open(path), 'JobPosting'), [], path);
  });
});

it('the contact form has the fields and labels of the specification', () => {
  const $ = open('/contact/');
  const labeled = (label: string) => $(`#${$(`label:contains("${label}")`).attr('for')}`);
  assert.ok(labeled('Your Name').is('input[required]'));
  assert.ok(labeled('Your Email').is('input[type=email][required]'));
  assert.ok(labeled('Your Message').is('textarea'));
  assert.match($('form button').last().text(), /Send/);
});

it('the site map has a section for each part of the site', () => {
  assert.deepEqual(textsOf(open('/site-map/')('.page-index-section h2')), specification.siteMap);
});
