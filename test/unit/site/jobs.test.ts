/** A job from its first day to the day after its last. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { load } from 'cheerio';

import { APPLY, COMPLETE, job, LIST, noticesOf, PAGE, postings, tryJob } from './job-page.ts';

describe('a job', () => {
  for (const date of ['2026-02-28', '2026-03-01']) {
    it(`is open until its last day is over: ${date}`, () =>
      tryJob(job(COMPLETE), date, (fixture) => {
        assert.ok(fixture.read(LIST).includes(`href="/company-info/employment-opportunities/driver/"`));
        assert.ok(fixture.read(PAGE).includes(`href="${APPLY}"`));
        assert.ok(fixture.read(PAGE).includes('by March 1, 2026'));
        assert.ok(fixture.read('sitemap.xml').includes('/employment-opportunities/driver/'));
        assert.equal(postings(fixture, PAGE).length, 1);
        assert.deepEqual(noticesOf(fixture), []);
      }));
  }

  const closed = [
    [
      'the day after its last',
      COMPLETE,
      '2026-03-02',
      'driver.md: closed on 2026-03-01, so the job is no longer listed',
    ],
    ['when its file says so', 'closed: true', '2026-02-01', 'driver.md: closed, so the job is no longer listed'],
  ] as const;
  for (const [when, fields, date, notice] of closed) {
    it(`is closed ${when}: its page says so and leads on, list and search let go of it`, () =>
      tryJob(job(fields), date, (fixture) => {
        const page = load(fixture.read(PAGE));
        assert.match(page('main').text(), /Driver: this job is closed\s*Thank you for looking\./);
        assert.equal(page(`a[href="${APPLY}"]`).length, 0);
        assert.ok(page('main a[href="/company-info/employment-opportunities/"]').length > 0);
        assert.equal(page('meta[name=robots]').attr('content'), 'noindex');
        assert.equal(postings(fixture, PAGE).length, 0);
        assert.ok(!fixture.read(LIST).includes('employment-opportunities/driver/'));
        assert.ok(!fixture.read('sitemap.xml').includes('/driver/'));
        assert.deepEqual(noticesOf(fixture), [notice]);
      }));
  }

  it('is kept back until the day on which it is posted', () =>
    tryJob(job(COMPLETE.replace(/posted: .*/, 'posted: 2026-02-28')), '2026-02-27', (fixture) => {
      assert.ok(!fixture.list().includes(PAGE));
      assert.ok(!fixture.read(LIST).includes('employment-opportunities/driver/'));
      assert.deepEqual(noticesOf(fixture), ['driver.md: posted on 2026-02-28, so the job has no page before that day']);
    }));

  it('shows no empty row of figures where nothing is to be lifted', () =>
    tryJob(job().replace(/^lifting:.*\n/m, ''), '2026-02-01', (fixture) => {
      assert.doesNotMatch(fixture.read(PAGE), /<dl[^>]*><\/dl>/);
    }));

  it('is in the breadcrumbs of its page, and in no menu', () =>
    tryJob(job(), '2026-02-01', (fixture) => {
      const page = load(fixture.read(PAGE));
      const trail = page('.breadcrumbs li').toArray();
      assert.deepEqual(
        trail.map((step) => page(step).text()),
        ['Home', 'Company Info', 'Jobs', 'Driver'],
      );
      assert.equal(load(fixture.read('index.html'))('a[href*="/driver/"]').length, 0);
    }));
});
