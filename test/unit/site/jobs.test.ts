/** A job from its first day to the day after its last, and what search engines get about it. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { load } from 'cheerio';
import { addFile, copyFixture, type FixtureSite, readFixture } from '../../support/fixture-site.ts';

const LIST = 'company-info/employment-opportunities/index.html';
const PAGE = 'company-info/employment-opportunities/driver/index.html';
const APPLY = 'https://careers.example.com/driver';

const JOBS_PAGE = `---
title: Jobs
description: The jobs of a very small co-operative that exists for tests alone.
lead: Drive.
layout: jobs
order: 2
summary: Drive.
jobsHeading: Open jobs
applyHeading: Apply
applyText: There.
closedText: Thank you for looking.
outside: [{ label: There, href: "https://example.com/", text: There }]
---
`;

function job(more = '', fields: Record<string, string> = {}): string {
  const words = {
    title: 'Driver',
    lead: 'Drive.',
    steps: '[{ value: "{{driver-start}}" }]',
    duties: '[Drive]',
    ...fields,
  };
  return `---
title: ${words.title}
description: A job at a very small co-operative that exists for tests alone.
lead: ${words.lead}
order: 1
pay: { per: hour, steps: ${words.steps} }
lifting: "{{lifting}}"
hours: Days
requirements: [A licence]
duties: ${words.duties}
apply: { label: Apply, href: "${APPLY}" }
${more}
---
`;
}

const FACTS = `facts:
  driver-start: { value: 24, unit: dollars an hour, text: $24.00 }
  selector-start: { value: 19, unit: dollars an hour, text: $19.00 }
  selector-later: { value: 22.39, unit: dollars an hour, text: $22.39 }
  lifting: { value: 50, unit: pounds, text: 50 lb }`;

const COMPLETE = `posted: 2026-02-01
place: { street: 1 Dock Road, city: Tiny Town, state: GA, zip: "30303" }
closes: 2026-03-01`;

async function buildJob(content: string, date = '2026-02-01'): Promise<FixtureSite> {
  const fixture = copyFixture();
  addFile(fixture, 'company/employment-opportunities.md', JOBS_PAGE);
  addFile(fixture, 'facts.md', readFixture('base/facts.md').replace('facts:', FACTS));
  addFile(fixture, 'jobs/driver.md', content);
  await fixture.build({ date });
  return fixture;
}

function postings(fixture: FixtureSite, path: string): Record<string, unknown>[] {
  const page = load(fixture.read(path));
  return page('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse(page(element).text()))
    .filter((data) => data['@type'] === 'JobPosting');
}

function noticesOf({ lines }: FixtureSite): string[] {
  return lines.filter((line) => line.includes('jobs/driver.md')).map((line) => line.replace(/^.*jobs\//, ''));
}

describe('a job', () => {
  for (const date of ['2026-02-28', '2026-03-01']) {
    it(`is open until its last day is over: ${date}`, async () => {
      const fixture = await buildJob(job(COMPLETE), date);
      assert.ok(fixture.read(LIST).includes(`href="/company-info/employment-opportunities/driver/"`));
      assert.ok(fixture.read(PAGE).includes(`href="${APPLY}"`));
      assert.ok(fixture.read(PAGE).includes('by March 1, 2026'));
      assert.ok(fixture.read('sitemap.xml').includes('/employment-opportunities/driver/'));
      assert.deepEqual([postings(fixture, PAGE).length, postings(fixture, LIST)], [1, []]);
      assert.deepEqual(noticesOf(fixture), []);
    });
  }

  for (const [when, fields, date, notice] of [
    ['the day after its last', COMPLETE, '2026-03-02', 'closed on 2026-03-01, so the job is no longer listed'],
    ['when its file says so', 'closed: true', '2026-02-01', 'closed, so the job is no longer listed'],
  ] as const) {
    it(`is closed ${when}: its page says so and leads on, list and search let go of it`, async () => {
      const fixture = await buildJob(job(fields), date);
      const page = load(fixture.read(PAGE));
      assert.match(page('main').text(), /Driver: this job is closed\s*Thank you for looking\./);
      assert.equal(page(`a[href="${APPLY}"]`).length, 0);
      assert.ok(page('main a[href="/company-info/employment-opportunities/"]').length > 0);
      assert.equal(page('meta[name=robots]').attr('content'), 'noindex');
      assert.equal(postings(fixture, PAGE).length, 0);
      assert.ok(!fixture.read(LIST).includes('employment-opportunities/driver/'));
      assert.ok(!fixture.read('sitemap.xml').includes('/driver/'));
      assert.deepEqual(noticesOf(fixture), [`driver.md: ${notice}`]);
    });
  }

  it('is kept back until the day on which it is posted', async () => {
    const fixture = await buildJob(job(COMPLETE.replace(/posted: .*/, 'posted: 2026-02-28')), '2026-02-27');
    assert.ok(!fixture.list().includes(PAGE));
    assert.ok(!fixture.read(LIST).includes('employment-opportunities/driver/'));
    assert.deepEqual(noticesOf(fixture), ['driver.md: posted on 2026-02-28, so the job has no page before that day']);
  });

  it('shows no empty row of figures where nothing is to be lifted', async () => {
    const fixture = await buildJob(job().replace(/^lifting:.*\n/m, ''));
    assert.doesNotMatch(fixture.read(PAGE), /<dl[^>]*><\/dl>/);
  });

  it('is in the breadcrumbs of its page, and in no menu', async () => {
    const fixture = await buildJob(job());
    const page = load(fixture.read(PAGE));
    const trail = page('.breadcrumbs li').toArray();
    assert.deepEqual(
      trail.map((step) => page(step).text()),
      ['Home', 'Company Info', 'Jobs', 'Driver'],
    );
    assert.equal(load(fixture.read('index.html'))('a[href*="/driver/"]').length, 0);
  });
});

describe('a job posting', () => {
  it('holds what schema.org and Google require, with the pay that the page shows', async () => {
    const steps = '[{ value: "{{selector-start}}" }, { value: "{{selector-later}}" }]';
    const fixture = await buildJob(job(COMPLETE, { steps }));
    const [posting] = postings(fixture, PAGE);
    assert.deepEqual(posting, {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Driver',
      description:
        '<p>Drive.</p><ul><li>Drive</li></ul><ul><li>Lifting requirement: 50\u00A0lb</li><li>A licence</li></ul><p>Days</p>',
      identifier: { '@type': 'PropertyValue', name: 'Tiny Town Grocers Union', value: 'driver' },
      datePosted: '2026-02-01',
      validThrough: '2026-03-01T23:59',
      hiringOrganization: { '@type': 'Organization', name: 'Tiny Town Grocers Union', sameAs: 'https://tiny.test/' },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1 Dock Road',
          addressLocality: 'Tiny Town',
          addressRegion: 'GA',
          postalCode: '30303',
          addressCountry: 'US',
        },
      },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 19, maxValue: 22.39, unitText: 'HOUR' },
      },
    });
    const words = load(fixture.read(PAGE))('main').text();
    for (const shown of ['February 1, 2026', 'March 1, 2026', '1 Dock Road', 'Tiny Town, GA 30303', '$22.39']) {
      assert.ok(words.includes(shown), shown);
    }
  });

  it('has one pay as one value, and how one is employed, as the page does', async () => {
    const fixture = await buildJob(job(`${COMPLETE}\nemploymentType: [full-time, per-diem]`));
    const [posting] = postings(fixture, PAGE);
    assert.deepEqual(posting?.employmentType, ['FULL_TIME', 'PER_DIEM']);
    assert.deepEqual(posting?.baseSalary, {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', value: 24, unitText: 'HOUR' },
    });
    assert.ok(load(fixture.read(PAGE))('main').text().includes('Full-time or per diem'));
  });

  for (const [fields, missing] of [
    ['', 'posted, place (street, city, state, zip)'],
    ['posted: 2026-02-01', 'place (street, city, state, zip)'],
    ['posted: 2026-02-01\nplace: { city: Tiny Town, state: GA }', 'place.street, place.zip'],
    ['place: { street: 1 Dock Road, city: Tiny Town, state: GA, zip: "30303" }', 'posted'],
  ] as const) {
    it(`is not made without ${missing}, and the build says so`, async () => {
      const fixture = await buildJob(job(fields));
      assert.deepEqual(postings(fixture, PAGE), []);
      assert.deepEqual(noticesOf(fixture), [`driver.md: no job posting for search engines without ${missing}`]);
    });
  }

  it('cannot be broken out of by what the content says', async () => {
    const sly = `"</script <b & so on"`;
    const fixture = await buildJob(job(COMPLETE, { title: sly, lead: sly, duties: `[${sly}]` }));
    const [posting] = postings(fixture, PAGE);
    assert.equal(posting?.title, '</script <b & so on');
    const text = load(String(posting?.description)).text();
    assert.equal(text.split('</script <b & so on').length, 3);
  });
});
