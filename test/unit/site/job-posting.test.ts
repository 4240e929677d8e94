/** What search engines get about a job. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { load } from 'cheerio';

import { COMPLETE, job, LIST, noticesOf, PAGE, postings, tryJob } from './job-page.ts';

describe('a job posting', () => {
  it('holds what schema.org and Google require, with the pay that the page shows', () =>
    tryJob(
      job(COMPLETE, { steps: '[{ value: "{{selector-start}}" }, { value: "{{selector-later}}" }]' }),
      '2026-02-01',
      (fixture) => {
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
          hiringOrganization: {
            '@type': 'Organization',
            name: 'Tiny Town Grocers Union',
            sameAs: 'https://tiny.test/',
          },
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
      },
    ));

  it('says how one is employed, as the page does', () =>
    tryJob(job(`${COMPLETE}\nemploymentType: [full-time, per-diem]`), '2026-02-01', (fixture) => {
      assert.deepEqual(postings(fixture, PAGE)[0]?.employmentType, ['FULL_TIME', 'PER_DIEM']);
      assert.ok(load(fixture.read(PAGE))('main').text().includes('Full-time or per diem'));
    }));

  it('gives one pay as one value', () =>
    tryJob(job(COMPLETE), '2026-02-01', (fixture) => {
      const [posting] = postings(fixture, PAGE);
      assert.deepEqual(posting?.baseSalary, {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', value: 24, unitText: 'HOUR' },
      });
    }));

  const incomplete = [
    ['', 'posted, place (street, city, state, zip)'],
    ['posted: 2026-02-01', 'place (street, city, state, zip)'],
    ['posted: 2026-02-01\nplace: { city: Tiny Town, state: GA }', 'place.street, place.zip'],
    ['place: { street: 1 Dock Road, city: Tiny Town, state: GA, zip: "30303" }', 'posted'],
  ] as const;
  for (const [fields, missing] of incomplete) {
    it(`is not made without ${missing}, and the build says so`, () =>
      tryJob(job(fields), '2026-02-01', (fixture) => {
        assert.deepEqual(postings(fixture, PAGE), []);
        assert.deepEqual(noticesOf(fixture), [`driver.md: no job posting for search engines without ${missing}`]);
      }));
  }

  it('is never on the list', () =>
    tryJob(job(COMPLETE), '2026-02-01', (fixture) => assert.deepEqual(postings(fixture, LIST), [])));

  it('cannot be broken out of by what the content says', () => {
    const sly = `"</script <b & so on"`;
    return tryJob(job(COMPLETE, { title: sly, lead: sly, duties: `[${sly}]` }), '2026-02-01', (fixture) => {
      const [posting] = postings(fixture, PAGE);
      assert.equal(posting?.title, '</script <b & so on');
      const text = load(String(posting?.description)).text();
      assert.equal(text.split('</script <b & so on').length, 3);
    });
  });
});
